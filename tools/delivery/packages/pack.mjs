// @ts-check
/** Packs the packages for teams with repositories of their own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../run/prepare/npm.mjs';
import { root } from '../../run/prepare/root.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';
import { writeBuild } from './build-package.mjs';
import { writeCli } from './cli-package.mjs';
import { writeCreate } from './create-package.mjs';
import { writeSdk } from './sdk.mjs';
import { writeTesting } from './testing-package.mjs';

/** @typedef {{ name: string, folder: string, file: string, files: string[] }} Packed `file`: its archive */

/** @param {string} target folder for the packages and their archives @returns {Promise<Packed[]>} */
export async function packAll(target) {
  mkdirSync(target, { recursive: true });
  const folders = ['sdk', 'build', 'cli', 'testing', 'create'].map((name) => join(target, name));
  const [sdk = '', build = '', cli = '', testing = '', create = ''] = folders;
  await writeSdk(sdk);
  writeBuild(build);
  writeCli(cli);
  await writeTesting(testing, Object.fromEntries([sdk, cli].map(nameAndVersion)));
  writeCreate(create, Object.fromEntries([sdk, build, cli, testing].map(nameAndVersion)));
  for (const folder of folders) preparePublishing(folder);
  return Promise.all(folders.map((folder) => packOne(folder, target)));
}

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Lets npm record from which commit and pipeline a package was published. @param {string} folder */
function preparePublishing(folder) {
  const { repository } = manifestOf(root);
  const publishConfig = { access: 'public', provenance: true };
  const manifest = { ...manifestOf(folder), ...(repository && { repository }), publishConfig };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} folder @returns {[string, string]} */
function nameAndVersion(folder) {
  const { name, version } = manifestOf(folder);
  return [name, version];
}

/** @param {string} folder @param {string} target @returns {Promise<Packed>} */
async function packOne(folder, target) {
  const [command, options] = npm(['pack', '--json', '--pack-destination', target]);
  const { output } = succeeded(
    await runChild(command, options, { cwd: folder }),
    `${folder} could not be packed.`,
  );
  const [{ name, filename, files }] = JSON.parse(output.slice(output.indexOf('[')));
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path);
  return { name, folder, file: join(target, filename), files: paths };
}

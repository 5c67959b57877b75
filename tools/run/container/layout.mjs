// @ts-check
/**
 * Writes the content of the container image into a folder: the built API with its packages, the site, and the operator's
 * command, without sources and build tools. Usage: node tools/run/container/layout.mjs FOLDER
 */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from '../prepare/npm.mjs';
import { root } from '../prepare/root.mjs';
import { runChild, succeeded } from '../terminal/child.mjs';

const BUILT = [
  'services/api/dist',
  'libs/contracts/dist',
  'libs/contracts/permissions.json',
  'libs/contracts/remote.schema.json',
  'dist/site',
];
/** The files of the operator's command. */
const COMMAND = ['operator', 'postgres', 'prepare', 'registry', 'site', 'start', 'terminal'].map(
  (name) => `tools/run/${name}`,
);
const WORKSPACES = ['services/api', 'libs/contracts', 'tools/run/operator'];

/** @param {string} target */
export async function layOut(target) {
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...manifests()]) copy(path, target);
  for (const path of [...BUILT, ...COMMAND]) copy(path, target);
  const workspaces = WORKSPACES.flatMap((path) => ['--workspace', path]);
  const options = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...workspaces];
  succeeded(await runChild(...npm(options), { cwd: target }), 'The packages could not be installed.');
}

/** npm reads the manifest of every workspace even when it installs only some of them. */
const manifests = () =>
  ['apps', 'libs', 'services', 'tools']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('e2e', 'tools/run/operator')
    .map((folder) => `${folder}/package.json`);

/** @param {string} path @param {string} target */
function copy(path, target) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    filter: (source) => !source.endsWith('.spec.mjs') && !source.includes('node_modules'),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await layOut(resolve(process.argv[2] ?? 'image'));
}

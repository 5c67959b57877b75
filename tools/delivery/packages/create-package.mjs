// @ts-check
/** Writes `create-taskloom-remote` with the versions that new remotes use. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';
import { libraryVersions } from './sdk.mjs';

/** @param {string} path @returns {any} */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {string} target folder of the package @param {Record<string, string>} versions of the packages of the platform */
export function writeCreate(target, versions) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const source = join(root, 'tools/delivery/create');
  for (const path of ['create.mjs', 'template', 'README.md'])
    cpSync(join(source, path), join(target, path), { recursive: true });
  for (const path of ['LICENSE', 'libs/build/CHANGELOG.md'])
    cpSync(join(root, path), join(target, basename(path)));
  const caret = (/** @type {Record<string, string>} */ given) =>
    Object.fromEntries(Object.entries(given).map(([name, version]) => [name, `^${version}`]));
  const facts = {
    packages: caret(versions),
    requires: caret(libraryVersions()),
    versions: {
      ...read('libs/client/package.json').dependencies,
      ...read('package.json').devDependencies,
      ...read('libs/build/package.json').devDependencies,
    },
  };
  writeFileSync(join(target, 'versions.json'), `${JSON.stringify(facts, null, 2)}\n`);
  const manifest = {
    name: 'create-taskloom-remote',
    version: read('libs/build/package.json').version,
    description: 'Creates the repository of a remote for Taskloom.',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { 'create-taskloom-remote': 'create.mjs' },
    exports: { './package.json': './package.json' },
    files: ['create.mjs', 'template', 'versions.json', 'CHANGELOG.md'],
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

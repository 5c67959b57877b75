// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/** @param {string} [name] of one package of tools */
export const specsOf = (name = '') =>
  filesUnder(join(root, 'tools', name)).filter((path) => path.endsWith('.spec.mjs'));

/** Which specs of tools and of the packages for teams belong to which stage; `*.built.spec.mjs` and `*.built.long.spec.mjs` test the output of a build. */
export function toolSpecs() {
  const libraries = filesUnder(join(root, 'libs')).filter((path) => path.endsWith('.spec.mjs'));
  const all = [...specsOf(), ...libraries];
  const built = all.filter((path) => /\.built\.(?:long\.)?spec\.mjs$/.test(path));
  const folder = join(root, 'tools/quality/boundaries');
  const boundaries = all.filter((path) => !built.includes(path) && path.startsWith(folder));
  return {
    built,
    boundaries,
    tools: all.filter((path) => !built.includes(path) && !boundaries.includes(path)),
  };
}

/** The apps and libs with components and units, relative to the root. */
export function componentFolders() {
  return ['apps', 'libs']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .filter((path) => existsSync(join(root, path, 'jest.config.mjs')));
}

/** The specs of each app and library. */
export const componentSpecs = () =>
  componentFolders().map((path) =>
    filesUnder(join(root, path, 'src')).filter((file) => /\.spec\.tsx?$/.test(file)),
  );

/** The specs of the API: those that need a database, and units. */
export function apiSpecs() {
  const folder = join(root, 'services/api');
  const specs = ['src', 'test', 'migrations']
    .flatMap((name) => filesUnder(join(folder, name)))
    .filter((path) => path.endsWith('.spec.ts'))
    .sort((a, b) => Number(isCrossCutting(b)) - Number(isCrossCutting(a)) || a.localeCompare(b));
  const needsDatabase = (/** @type {string} */ path) =>
    /\.(http|service|repository|database)\.spec\.ts$/.test(path);
  return { database: specs.filter(needsDatabase), units: specs.filter((path) => !needsDatabase(path)) };
}

/** The suites over all routes take longest; first in the list, each is in a group of its own. @param {string} path */
const isCrossCutting = (path) => path.startsWith(join(root, 'services/api/test'));

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

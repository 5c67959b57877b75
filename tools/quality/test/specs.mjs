// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/** @param {string} [name] of one package of tools */
export const specsOf = (name = '') =>
  filesUnder(join(root, 'tools', name)).filter((path) => path.endsWith('.spec.mjs'));

/** Which of tools' own specs belong to which stage; `*.built.spec.mjs` test the output of a build. */
export function toolSpecs() {
  const all = specsOf();
  const built = all.filter((path) => path.endsWith('.built.spec.mjs'));
  const folder = join(root, 'tools/quality/fences');
  const fences = all.filter((path) => !built.includes(path) && path.startsWith(folder));
  return { built, fences, tools: all.filter((path) => !built.includes(path) && !fences.includes(path)) };
}

/** The projects that have Jest tests, relative to the root. */
export function jestProjects() {
  return ['apps', 'libs', 'services']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .filter((path) => existsSync(join(root, path, 'jest.config.mjs')));
}

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

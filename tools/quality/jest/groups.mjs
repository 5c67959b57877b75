// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/** Specs that replace modules, evaluate them anew or need a database of their own run alone; `@alone` in a comment marks others. */
const ALONE = /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b|'fake-indexeddb\b|@alone\b/;

/** A larger group saves little more, and keeps more in memory. */
const MOST = 15;

/** Registers hooks that apply to the tests of all specs in a group. Evaluated first, outside of their blocks. */
const TEST_KIT = join(root, 'libs/testing/src/index.ts');

/**
 * Neighbours go to different groups, because the specs of one folder take about equally long.
 *
 * @param {readonly string[]} specs @param {number} count
 */
export const inGroups = (specs, count) =>
  Array.from({ length: count }, (_, group) => specs.filter((_, index) => index % count === group)).filter(
    ({ length }) => length > 0,
  );

/**
 * Groups of specs that need the same modules: units, which need few, and components.
 *
 * @param {readonly string[]} specs of one app or library
 * @param {(path: string) => string} [read]
 */
export function alikeGroups(specs, read = (path) => readFileSync(path, 'utf8')) {
  const isUnit = (/** @type {string} */ path) => path.endsWith('.ts');
  const isAlone = (/** @type {string} */ path) => ALONE.test(read(path));
  const others = specs.filter((path) => !isAlone(path));
  const kinds = [others.filter(isUnit), others.filter((path) => !isUnit(path))];
  return [
    ...kinds.flatMap((kind) => inGroups(kind, Math.ceil(kind.length / MOST))),
    ...specs.filter(isAlone).map((path) => [path]),
  ];
}

/**
 * Writes files that each run several specs, so that these share their modules: Jest evaluates all modules again for each file that
 * it runs, which takes 2 to 3 s of CPU for a spec of the API or of a screen.
 *
 * @param {string} folder is created
 * @param {readonly (readonly string[])[]} groups
 */
export function writeGroups(folder, groups) {
  mkdirSync(folder, { recursive: true });
  for (const [index, specs] of groups.entries()) {
    const kit = specs.length > 1 && specs.some((path) => path.endsWith('.tsx')) ? [TEST_KIT] : [];
    const lines = [...kit.map((path) => `require(${JSON.stringify(path)});\n`), ...specs.map(blockOf)];
    writeFileSync(join(folder, `group-${index + 1}.spec.cjs`), lines.join(''));
  }
}

/** The block keeps the hooks of a spec to its own tests. @param {string} path */
const blockOf = (path) =>
  `describe(${JSON.stringify(nameOf(path))}, () => void require(${JSON.stringify(path)}));\n`;

/** @param {string} path */
const nameOf = (path) => relative(root, path).replaceAll('\\', '/');

/**
 * The spec of a test, and the names of the blocks around it there.
 *
 * @param {string} path the file that Jest ran: a spec or a group
 * @param {readonly string[]} blocks
 */
export function specOf(path, blocks) {
  const [spec, ...inner] = blocks;
  return spec && /[\\/]group-\d+\.spec\.cjs$/.test(path)
    ? { file: spec, blocks: inner }
    : { file: nameOf(path), blocks };
}

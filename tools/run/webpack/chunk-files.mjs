// @ts-check
/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {Compilation['chunkGroups'][number]} ChunkGroup */

/** A module that stands for a shared one; where that lies is written in a block of its own. */
export const CONSUMED = 'consume-shared-module';

/** @param {Compilation} compilation @param {ChunkGroup} group @returns {ChunkGroup[]} */
const sharedBy = ({ chunkGraph }, { chunks }) =>
  chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter((module) => module.type === CONSUMED)
    .flatMap((module) => module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block) ?? []));

/** @param {Compilation} compilation @param {string} name of a chunk @returns {ChunkGroup} */
export function chunkNamed(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`There is no chunk "${name}": was its import() renamed?`);
  return group;
}

/** What an `import()` loads whose path ends so. @param {Compilation} compilation @param {string} end @returns {ChunkGroup} */
export function chunkImported({ modules, chunkGraph }, end) {
  for (const module of modules) {
    const block = module.blocks.find((each) => 'request' in each && String(each.request).endsWith(end));
    const group = block && chunkGraph.getBlockChunkGroup(block);
    if (group) return group;
  }
  throw new Error(`Nothing imports a module "${end}" when it is wanted.`);
}

/**
 * These chunks and those of the shared modules that they need, which Module Federation loads along.
 * @param {Compilation} compilation
 * @param {ChunkGroup[]} first
 * @returns {ChunkGroup[]}
 */
export function withShared(compilation, first) {
  const groups = new Set(first);
  for (const group of groups) for (const shared of sharedBy(compilation, group)) groups.add(shared);
  return [...groups];
}

/** All files that these chunks load. @param {Compilation} compilation @param {ChunkGroup[]} first @returns {string[]} */
export const filesOf = (compilation, first) => [
  ...new Set(withShared(compilation, first).flatMap((group) => group.getFiles())),
];

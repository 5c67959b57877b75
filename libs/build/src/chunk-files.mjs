// @ts-check
/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {Compilation['chunkGroups'][number]} ChunkGroup */

/** A placeholder for a shared module, whose location is in a separate block. */
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

/** The chunks of an `import()` whose path has this ending. @param {Compilation} compilation @param {string} end @returns {ChunkGroup} */
export function chunkImported({ modules, chunkGraph }, end) {
  for (const module of modules) {
    const block = module.blocks.find((each) => 'request' in each && String(each.request).endsWith(end));
    const group = block && chunkGraph.getBlockChunkGroup(block);
    if (group) return group;
  }
  throw new Error(`No import() loads a module "${end}".`);
}

/**
 * These chunks and those of the shared modules that Module Federation loads with them.
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

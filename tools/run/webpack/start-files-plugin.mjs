// @ts-check
import { CONSUMED, chunkNamed, withShared } from '../../../libs/build/src/chunk-files.mjs';

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ChunkGraph} ChunkGraph */

/**
 * Combines the modules of a page start into few files, because many small ones would compete for connections. It provides
 * cache groups for `splitChunks`, which moves the modules.
 */
export class StartFilesPlugin {
  /** @param {Record<string, string[]>} starts the named chunks of each start, by file name */
  constructor(starts) {
    this.starts = Object.entries(starts);
    /** @type {Map<string, Set<import('webpack').Chunk>>} */
    this.chunks = new Map();
  }

  /** The file of a module: that of its start, or the first one when several starts need it. @param {Module} module @param {ChunkGraph} chunkGraph */
  fileOf(module, chunkGraph) {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)];
    const files = this.starts
      .map(([name]) => name)
      .filter((name) => chunks.some((chunk) => this.chunks.get(name)?.has(chunk)));
    return files.length > 1 ? this.starts[0]?.[0] : files[0];
  }

  cacheGroups() {
    return Object.fromEntries(
      this.starts.map(([name], at) => [
        name,
        {
          name,
          test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ { chunkGraph }) =>
            // A consumer of a shared module must not be in the file that provides it, because each would wait for the other.
            module.type !== CONSUMED && this.fileOf(module, chunkGraph) === name,
          chunks: /** @type {const} */ ('async'),
          priority: -at - 1,
          enforce: true,
        },
      ]),
    );
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StartFilesPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('StartFilesPlugin', () => {
        for (const [file, names] of this.starts) {
          const groups = withShared(
            compilation,
            names.map((name) => chunkNamed(compilation, name)),
          );
          this.chunks.set(file, new Set(groups.flatMap(({ chunks }) => chunks)));
        }
      });
    });
  }
}

// @ts-check
import { CONSUMED, chunkNamed, withShared } from './chunk-files.mjs';

/** @typedef {import('webpack').Module} Module */
/** @typedef {import('webpack').ChunkGraph} ChunkGraph */

/**
 * Puts what a start of the page loads together into few files: many small ones would wait for each other's connections. Stands
 * beside `splitChunks`, which does the moving by the cache groups of this plug-in.
 */
export class StartFilesPlugin {
  /** @param {Record<string, string[]>} starts by the name of the file: the named chunks with which it is loaded */
  constructor(starts) {
    this.starts = Object.entries(starts);
    /** @type {Map<string, Set<import('webpack').Chunk>>} */
    this.chunks = new Map();
  }

  /** A module that several starts need lies in the file of the first. */
  cacheGroups() {
    return Object.fromEntries(
      this.starts.map(([name], at) => [
        name,
        {
          name,
          test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ { chunkGraph }) =>
            // A place where a shared module is taken must not lie in the file that it comes with: each would wait for the other.
            module.type !== CONSUMED &&
            [...chunkGraph.getModuleChunksIterable(module)].some((chunk) =>
              this.chunks.get(name)?.has(chunk),
            ),
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

// @ts-check
import webpack from 'webpack';
import { bundle } from './bundle.mjs';

/** Its scope is its folder, so it is at the root; browsers compare it with the server's file at each visit. */
const FILE = 'sw.js';

/** Adds the service worker, a script of its own without Module Federation's runtime. */
export class ServiceWorkerPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async () => {
        const { text, files } = await bundle(this.entry, compiler.options);
        compilation.fileDependencies.addAll(files);
        compilation.emitAsset(FILE, new webpack.sources.RawSource(text), { minimized: true });
      });
    });
  }
}

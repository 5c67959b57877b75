// @ts-check
import webpack from 'webpack';
import { bundle } from '../../../libs/build/src/bundle.mjs';

/** Its scope is its folder, so it is at the root; browsers compare it with the server's file at each visit. */
const FILE = 'sw.js';

/** Files with code of the shell. Fonts and images are kept once they are used. */
const CODE = /^assets\/.*\.(js|css)$/;

/** Adds the service worker, a script of its own without Module Federation's runtime, with the list of the shell's files. */
export class ServiceWorkerPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      // Once the names of all files are final, and before they are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async (assets) => {
        const { text, files } = await bundle(this.entry, compiler.options);
        compilation.fileDependencies.addAll(files);
        const code = Object.keys(assets).filter((name) => CODE.test(name));
        const list = `self.taskloomFiles=${JSON.stringify(code.map((name) => `/${name}`))};`;
        compilation.emitAsset(FILE, new webpack.sources.RawSource(list + text), { minimized: true });
      });
    });
  }
}

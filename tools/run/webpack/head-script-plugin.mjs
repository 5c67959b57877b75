// @ts-check
import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

/** @typedef {{ text: string, files: Iterable<string> }} Bundle `files`: its sources */

/**
 * Bundles one script in a separate build, without chunks and without Module Federation's runtime.
 * @param {string} entry @param {webpack.WebpackOptionsNormalized} options of the main build @returns {Promise<Bundle>}
 */
function bundle(entry, { mode, context, resolve, module }) {
  const compiler = webpack({
    ...{ mode, context, resolve, module, entry },
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    output: { filename: 'head.js' },
  });
  let text = '';
  compiler.hooks.shouldEmit.tap('HeadScriptPlugin', ({ assets }) => {
    text = String(assets['head.js']?.source() ?? '');
    return false;
  });
  return new Promise((settle, fail) =>
    compiler.run((failure, stats) => {
      if (failure || !stats) return fail(failure);
      if (stats.hasErrors()) return fail(new Error(stats.toString('errors-only')));
      settle({ text, files: stats.compilation.fileDependencies });
    }),
  );
}

/**
 * Adds a small script to the page's head that runs before all others. It is a separate file, because the content security
 * policy forbids inline scripts.
 */
export class HeadScriptPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HeadScriptPlugin', (compilation) => {
      let file = '';
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'HeadScriptPlugin', stage }, async () => {
        const { text, files } = await bundle(this.entry, compiler.options);
        compilation.fileDependencies.addAll(files);
        file = `assets/head.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
        compilation.emitAsset(file, new webpack.sources.RawSource(text), { minimized: true });
      });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('HeadScriptPlugin', (page) => {
        const attributes = { src: `${page.publicPath}${file}` };
        page.headTags.unshift({
          tagName: 'script',
          voidTag: false,
          meta: { plugin: 'HeadScriptPlugin' },
          attributes,
        });
        return page;
      });
    });
  }
}

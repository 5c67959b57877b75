// @ts-check
import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { bundle } from './bundle.mjs';

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

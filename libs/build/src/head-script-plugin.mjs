// @ts-check
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { bundle } from './bundle.mjs';

/**
 * Adds a small script to the page's head that runs before all others. It is part of the page, so that its requests don't wait for
 * another round trip; the API allows it by its hash in the content security policy.
 */
export class HeadScriptPlugin {
  /** @param {string} entry */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HeadScriptPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise(
        'HeadScriptPlugin',
        async (page) => {
          if (page.outputName !== 'index.html') return page;
          const { text, files } = await bundle(this.entry, compiler.options);
          compilation.fileDependencies.addAll(files);
          page.headTags.unshift({
            tagName: 'script',
            voidTag: false,
            meta: { plugin: 'HeadScriptPlugin' },
            attributes: {},
            innerHTML: text.replaceAll('</', '<\\/'),
          });
          return page;
        },
      );
    });
  }
}

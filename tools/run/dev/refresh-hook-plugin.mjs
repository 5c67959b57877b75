// @ts-check
/**
 * Adds the DevTools hook, with which React registers its renderers, to the page before any script. Fast Refresh creates
 * its own hook, but that one doesn't store renderers: a remote that loads after React would never find them.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';

const HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

export class RefreshHookPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RefreshHookPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('RefreshHookPlugin', (page) => {
        const meta = { plugin: 'RefreshHookPlugin' };
        page.headTags.unshift({ tagName: 'script', voidTag: false, innerHTML: HOOK, attributes: {}, meta });
        return page;
      });
    });
  }
}

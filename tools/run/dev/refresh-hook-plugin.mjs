// @ts-check
/**
 * Puts the hook by which React tells of its renderers into the page, before any script. Fast Refresh makes one of its
 * own, but that one forgets: a remote that comes after React would never hear of the renderer that is there.
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

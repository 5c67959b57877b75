// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ExtraFilePlugin } from './extra-file-plugin.mjs';

/** Decides on light or dark before the first paint; a file of its own, since the security policy forbids inline scripts. */
const bootScript = readFileSync(fileURLToPath(import.meta.resolve('@taskloom/ui/theme-boot.js')), 'utf8');

/** Names files in the page's head that its script asks for first thing, so that they come at the same time. */
class PreloadPlugin {
  /** @param {string[]} chunks */
  constructor(chunks) {
    this.chunks = chunks;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (page) => {
        const files = this.chunks.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
        const links = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => ({
            tagName: 'link',
            voidTag: true,
            meta: { plugin: 'PreloadPlugin' },
            attributes: { rel: 'preload', as: 'script', href: `${page.publicPath}${file}` },
          }));
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}

/**
 * The HTML page around an entry. In the template, `themeBoot` is the URL of that first script.
 * @param {string} template
 * @param {string[]} preload names of chunks
 */
export function page(template, preload = []) {
  const mark = createHash('sha256').update(bootScript).digest('hex').slice(0, 8);
  const name = `assets/theme-boot.${mark}.js`;
  return [
    new ExtraFilePlugin(name, bootScript),
    new HtmlWebpackPlugin({
      template,
      chunks: ['main'],
      scriptLoading: 'defer',
      templateParameters: { themeBoot: `/${name}` },
    }),
    new PreloadPlugin(preload),
  ];
}

// @ts-check
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { chunkNamed, filesOf } from '../../../libs/build/src/chunk-files.mjs';
import { page } from '../../../libs/build/src/page.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';

/** The other page is that of frames. */
const PAGE = 'index.html';

/** @typedef {{ rel: string, chunks: string[] }} Links to the files of these chunks and their dependencies */

/** @param {string} rel @param {string} href */
const link = (rel, href) => ({
  tagName: 'link',
  voidTag: true,
  meta: { plugin: 'LinksPlugin' },
  attributes: { rel, as: href.endsWith('.css') ? 'style' : 'script', href },
});

/** Links files in the page's head, so that browsers load them before the script that requests them. */
class LinksPlugin {
  /** @param {Links[]} links */
  constructor(links) {
    this.links = links;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LinksPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('LinksPlugin', (page) => {
        if (page.outputName !== PAGE) return page;
        const named = new Set();
        const links = this.links.flatMap(({ rel, chunks }) =>
          filesOf(
            compilation,
            chunks.map((chunk) => chunkNamed(compilation, chunk)),
          )
            .filter((file) => !named.has(file) && named.add(file))
            .map((file) => link(rel, `${page.publicPath}${file}`)),
        );
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}

/** Replaces the page's script by a link, from which the script in the head starts it. */
class StartOnDemandPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StartOnDemandPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('StartOnDemandPlugin', (page) => {
        if (page.outputName !== PAGE) return page;
        const scripts = page.headTags.filter(({ attributes }) => attributes.defer);
        page.headTags = [
          ...scripts.map(({ attributes }) => link('main', String(attributes.src))),
          ...page.headTags.filter((tag) => !scripts.includes(tag)),
        ];
        return page;
      });
    });
  }
}

/** Moves the style sheets behind the shape of the frame, which browsers paint while they load. They still block what follows. */
class LateStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LateStylesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).afterTemplateExecution.tap('LateStylesPlugin', (page) => {
        if (page.outputName !== PAGE) return page;
        const styles = page.headTags.filter(({ attributes }) => attributes.rel === 'stylesheet');
        page.headTags = page.headTags.filter((tag) => !styles.includes(tag));
        const links = styles.map(({ attributes }) => `<link rel="stylesheet" href="${attributes.href}" />`);
        page.html = page.html.replace('<div id="root">', (place) => links.join('') + place);
        return page;
      });
    });
  }
}

/**
 * The shell's page. The script in its head starts the rest, and decides which of the linked files are loaded.
 * @param {{ template: string, frame: string, head: string, links: Links[], prerendered?: ConstructorParameters<typeof PrerenderPlugin>[0] }} options
 */
export const shellPage = ({ template, frame, head, links, prerendered }) => [
  ...page(template, head),
  new HtmlWebpackPlugin({
    template: frame,
    filename: 'frame.html',
    chunks: ['main'],
    scriptLoading: 'defer',
  }),
  new StartOnDemandPlugin(),
  new LateStylesPlugin(),
  new LinksPlugin(links),
  ...(prerendered ? [new PrerenderPlugin(prerendered)] : []),
];

// @ts-check
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { chunkNamed, filesOf } from './chunk-files.mjs';
import { HeadScriptPlugin } from './head-script-plugin.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';

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

/** Chooses light or dark before the first paint. */
const THEME = '@taskloom/ui/theme-boot.js';

/**
 * The HTML page around an entry.
 * @param {string} template
 * @param {string} [head] script that runs first
 */
export const page = (template, head = THEME) => [
  new HtmlWebpackPlugin({ template, chunks: ['main'], scriptLoading: 'defer' }),
  new HeadScriptPlugin(head),
];

/**
 * The shell's page. The script in its head starts the rest, and decides which of the linked files are loaded.
 * @param {{ template: string, head: string, links: Links[], prerendered?: ConstructorParameters<typeof PrerenderPlugin>[0] }} options
 */
export const shellPage = ({ template, head, links, prerendered }) => [
  ...page(template, head),
  new StartOnDemandPlugin(),
  new LinksPlugin(links),
  ...(prerendered ? [new PrerenderPlugin(prerendered)] : []),
];

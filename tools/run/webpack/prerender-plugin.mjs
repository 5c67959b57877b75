// @ts-check
import { createContext, Script } from 'node:vm';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { bundle } from '../../../libs/build/src/bundle.mjs';

/** @typedef {{ html: string } & Record<string, string>} Prerendered the other entries become attributes of its template */

/** The few globals that a rendering needs. @param {string} language */
function browserLike(language) {
  const storage = new Map([['taskloom:language', language]]);
  const localStorage = { getItem: (/** @type {string} */ key) => storage.get(key) ?? null };
  const window = { localStorage, location: new URL('http://localhost/login'), addEventListener() {} };
  const module = { exports: /** @type {{ default?: () => Promise<Prerendered> }} */ ({}) };
  const { console, Response, ReadableStream, TextEncoder, URL: Url, setTimeout, clearTimeout } = globalThis;
  return {
    ...{ console, Response, ReadableStream, TextEncoder, URL: Url, setTimeout, clearTimeout },
    ...{ module, window, document: { documentElement: {} }, AbortController, Headers, performance },
  };
}

/**
 * Renders a screen during the build, once per language, into `<template data-page>` elements of the page. The entry's default
 * export returns its HTML; parts of the product that its first rendering doesn't show are left out.
 */
export class PrerenderPlugin {
  /** @param {{ entry: string, languages: string[], leaveOut: RegExp }} options `leaveOut`: requests of modules */
  constructor({ entry, languages, leaveOut }) {
    this.entry = entry;
    this.languages = languages;
    this.leaveOut = leaveOut;
  }

  /** @param {import('webpack').Compiler} compiler */
  async bundle({ options }) {
    return bundle(this.entry, options, {
      optimization: { minimize: false },
      output: { library: { type: 'commonjs2' }, asyncChunks: false },
      externals: ({ request = '' }, settle) =>
        this.leaveOut.test(request) ? settle(undefined, 'var undefined') : settle(),
      plugins: [new MiniCssExtractPlugin()],
    });
  }

  /** @param {string} text of the bundle @param {string} language */
  async render(text, language) {
    const world = browserLike(language);
    new Script(text).runInContext(createContext(world));
    const { html, ...facts } = (await world.module.exports.default?.()) ?? { html: '' };
    return {
      tagName: 'template',
      voidTag: false,
      meta: { plugin: 'PrerenderPlugin' },
      attributes: {
        lang: language,
        ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [`data-${name}`, value])),
      },
      innerHTML: html,
    };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise(
        'PrerenderPlugin',
        async (page) => {
          if (page.outputName !== 'index.html') return page;
          const { text, files } = await this.bundle(compiler);
          compilation.fileDependencies.addAll(files);
          for (const language of this.languages) page.bodyTags.push(await this.render(text, language));
          return page;
        },
      );
    });
  }
}

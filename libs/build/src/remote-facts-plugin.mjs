// @ts-check
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { chunkImported, chunkNamed, filesOf } from './chunk-files.mjs';
import { here, packageVersion } from './installed.mjs';
import { isSourceMap } from './source-maps.mjs';

/** In the format of `integrity` attributes. @param {string | Buffer} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @typedef {import('@taskloom/contracts').RemoteSourceRoute} Route */
/** @typedef {Omit<import('@taskloom/contracts').RemoteSource, '$schema'> & { version: string }} Facts */

/** @param {Buffer} content */
const fileOf = (content) => ({
  integrity: integrityOf(content),
  size: content.length,
});

/** The chunk of the remote's entry, as Module Federation names it. */
const DOOR = '__federation_expose_remote';

/**
 * Writes `remote.json` with the remote's contribution, its version, and the size and SHA-384 of every file. It runs last,
 * when the files are final.
 */
export class RemoteFactsPlugin {
  /** @param {Facts} facts @param {string} container */
  constructor(facts, container) {
    this.facts = facts;
    this.container = container;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteFactsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteFactsPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const text = JSON.stringify(this.artefact(assets, compilation), null, 2);
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(text));
      });
    });
  }

  /**
   * @param {Record<string, webpack.sources.Source>} assets
   * @param {webpack.Compilation} compilation
   * @returns {import('@taskloom/contracts').RemoteArtefact}
   */
  artefact(assets, compilation) {
    const files = Object.entries(assets)
      .filter(([path]) => !isSourceMap(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, source]) => [path, fileOf(source.buffer())]);
    return {
      ...this.facts,
      routes: this.facts.routes.map((route) => this.route(route, compilation)),
      files: Object.fromEntries(files),
      tools: {
        node: process.versions.node,
        webpack: webpack.version,
        '@module-federation/enhanced': packageVersion(here, '@module-federation/enhanced'),
        '@swc/core': packageVersion(here, '@swc/core'),
      },
    };
  }

  /** A route with the files that its screen needs. @param {Route} route @param {webpack.Compilation} compilation */
  route(route, compilation) {
    const { page } = route;
    if (!page) return route;
    const door = chunkNamed(compilation, DOOR);
    const screen = chunkImported(compilation, `/${page}.page`);
    const files = filesOf(compilation, [chunkNamed(compilation, this.container), door, screen]);
    return { ...route, files: ['mf-manifest.json', ...files] };
  }
}

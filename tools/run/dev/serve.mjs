// @ts-check
/** Starts a webpack dev server with Fast Refresh, for all development commands. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** @typedef {import('webpack-dev-server').Configuration} ServerOptions */

const mode = { production: false, refresh: true };

/** @param {string} folder of the app @param {Partial<import('../webpack/recipe.mjs').BuildMode>} [more] @returns {Promise<webpack.Configuration>} */
export async function configOf(folder, more) {
  const { default: recipe } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  return recipe({ ...mode, ...more });
}

/** The URL to open for a server with this address. @param {{ host: string, port: number }} at */
export const urlOf = ({ host, port }) => `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;

/** Resolves when it has compiled. @param {webpack.Configuration} config @param {ServerOptions} options */
export async function serve(config, options) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  /** @type {Promise<void>} */
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new WebpackDevServer({ hot: true, setupExitSignals: false, ...options }, compiler);
  await server.start();
  await compiled;
  return server;
}

// @ts-check
/** One of webpack's servers with Fast Refresh, as every command for working on the pages starts it. */
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

/** What a person opens for a server that listens there. @param {{ host: string, port: number }} at */
export const urlOf = ({ host, port }) => `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;

/** Answers once it has compiled. @param {webpack.Configuration} config @param {ServerOptions} options */
export async function serve(config, options) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  /** @type {Promise<void>} */
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new WebpackDevServer({ hot: true, setupExitSignals: false, ...options }, compiler);
  await server.start();
  await compiled;
  return server;
}

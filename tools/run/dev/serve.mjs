// @ts-check
/** Starts a webpack dev server with Fast Refresh, for all development commands. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** @typedef {import('webpack-dev-server').Configuration} ServerOptions */

/** Headers of files, which frames with an opaque origin load too. */
export const FOR_FRAMES = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Calls and sockets, unlike the files of pages. */
const DATA = /^\/(api|socket\.io)(\/|$)/;

/** @param {Pick<import('node:http').IncomingMessage, 'method' | 'url'>} request */
export const isFile = ({ method, url = '' }) => method === 'GET' && !DATA.test(url.split('?')[0] ?? '');

/**
 * Lets frames load scripts and styles. Their origin is opaque, so that webpack's server takes them for another site. It serves the
 * same files to them with {@link FOR_FRAMES} when they are requested by `fetch`.
 * @type {import('webpack-dev-server').ExpressRequestHandler}
 */
export const admitFrames = (request, _response, next) => {
  if (isFile(request)) delete request.headers['sec-fetch-site'];
  next();
};

/** For a remote in a frame, which may connect to nothing: the page around it is reloaded. */
export const NO_CLIENT = { client: false, hot: false, liveReload: false };

const mode = { production: false, refresh: true };

/** @param {string} folder of the app @param {Partial<import('../../../libs/build/src/define-remote.mjs').BuildMode>} [more] @returns {Promise<webpack.Configuration>} */
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

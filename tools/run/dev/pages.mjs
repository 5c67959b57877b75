// @ts-check
/**
 * Serves the pages: one server for the shell, which proxies all requests, and one behind it for each remote under
 * development. Each has its own socket to the browser, because a change of one build does not affect the others.
 */
import { join } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/root.mjs';
import { builtPath, folderOf, livePath, remoteNames } from './answer.mjs';
import { RefreshHookPlugin } from './refresh-hook-plugin.mjs';
import { answerFor, personOf } from './registry.mjs';
import { configOf, serve, urlOf } from './serve.mjs';

/** @typedef {import('./serve.mjs').ServerOptions} ServerOptions */

/**
 * @param {{ host: string, port: number }} settings
 * @param {string[]} live
 * @param {string} apiUrl
 */
export async function servePages({ host, port }, live, apiUrl) {
  const ports = new Map();
  for (const name of live) ports.set(name, await freePort());
  const servers = await Promise.all([
    ...live.map((name) => serveRemote(name, ports.get(name))),
    serveShell({ host, port }, live, apiUrl, [
      // Proxy errors are expected while the API restarts.
      { context: ['/api', '/socket.io'], target: apiUrl, ws: true, logLevel: 'silent' },
      ...live.map((name) => ({
        context: [livePath(name)],
        target: `http://127.0.0.1:${ports.get(name)}`,
        ws: true,
      })),
    ]),
  ]);
  return {
    url: urlOf({ host, port }),
    stop: () => Promise.all(servers.map((server) => server.stop())),
  };
}

/** @param {string} name @param {number} port */
async function serveRemote(name, port) {
  const path = livePath(name);
  return serve(await configOf(folderOf(name)), {
    host: '127.0.0.1',
    port,
    static: false,
    devMiddleware: { publicPath: path },
    webSocketServer: { type: 'ws', options: { path: `${path}/ws` } },
    // The browser connects through the shell's port, also for this server's socket.
    client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${path}/ws`, logging: 'warn' },
  });
}

/** @param {{ host: string, port: number }} at @param {string[]} live @param {string} apiUrl @param {ServerOptions['proxy']} proxy */
async function serveShell({ host, port }, live, apiUrl, proxy) {
  const config = await configOf(join(root, 'apps', 'shell'));
  config.plugins = [...(config.plugins ?? []), new RefreshHookPlugin()];
  const built = remoteNames().filter((name) => !live.includes(name));
  return serve(config, {
    host,
    port,
    proxy,
    historyApiFallback: true,
    static: built.map((name) => ({
      directory: join(folderOf(name), 'dist'),
      publicPath: builtPath(name),
      watch: false,
    })),
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, server) {
      // The registry behind the proxy has the deployed remotes, not those under development.
      server.app?.get('/api/remotes/resolve', async ({ headers }, response) => {
        response.json(answerFor(live, await personOf(apiUrl, headers.authorization)));
      });
      server.app?.get('/remotes.json', (_, response) => void response.json(answerFor(live, null)));
      return middlewares;
    },
  });
}

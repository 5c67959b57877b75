// @ts-check
/**
 * Serves the pages: one server for the shell, which proxies all requests, and one behind it for each remote under
 * development. Each has its own socket to the browser, because a change of one build does not affect the others.
 */
import { join } from 'node:path';
import { freePort } from '../prepare/free-port.mjs';
import { root } from '../prepare/root.mjs';
import { builtPath, folderOf, isFramed, livePath, remoteNames } from './answer.mjs';
import { RefreshHookPlugin } from './refresh-hook-plugin.mjs';
import { answerFor, personOf } from './registry.mjs';
import { admitFrames, configOf, FOR_FRAMES, NO_CLIENT, serve, urlOf } from './serve.mjs';

/** @typedef {import('./serve.mjs').ServerOptions} ServerOptions */

/**
 * @param {{ host: string, port: number }} settings
 * @param {string[]} live
 * @param {string} apiUrl
 */
export async function servePages({ host, port }, live, apiUrl) {
  const ports = new Map();
  for (const name of live) ports.set(name, await freePort());
  const [shell, ...remotes] = await Promise.all([
    serveShell({ host, port }, live, apiUrl, [
      // Proxy errors are expected while the API restarts.
      { context: ['/api', '/socket.io'], target: apiUrl, ws: true, logLevel: 'silent' },
      ...live.map((name) => ({
        context: [livePath(name)],
        target: `http://127.0.0.1:${ports.get(name)}`,
        ws: true,
      })),
    ]),
    ...live.map((name) => serveRemote(name, ports.get(name))),
  ]);
  remotes.filter((_, at) => isFramed(live[at] ?? '')).forEach((remote) => reloadAfter(remote, shell));
  return {
    url: urlOf({ host, port }),
    stop: () => Promise.all([shell, ...remotes].map((server) => server.stop())),
  };
}

/**
 * Reloads the pages of the shell with each build of a remote in a frame, or prints on their console why it failed.
 * @param {import('webpack-dev-server')} remote @param {import('webpack-dev-server')} shell
 */
function reloadAfter({ compiler }, shell) {
  compiler.hooks.done.tap('reload', (stats) => {
    const clients = shell.webSocketServer?.clients ?? [];
    const { errors } = stats.toJson({ all: false, errors: true });
    if (stats.hasErrors()) shell.sendMessage(clients, 'errors', errors);
    else shell.sendMessage(clients, 'static-changed');
  });
}

/** @param {string} name @param {number} port */
async function serveRemote(name, port) {
  const path = livePath(name);
  const framed = isFramed(name);
  return serve(await configOf(folderOf(name), framed ? { refresh: false } : {}), {
    host: '127.0.0.1',
    port,
    static: false,
    devMiddleware: { publicPath: path, headers: FOR_FRAMES },
    webSocketServer: { type: 'ws', options: { path: `${path}/ws` } },
    // The browser connects through the shell's port, also for this server's socket.
    client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${path}/ws`, logging: 'warn' },
    ...(framed && NO_CLIENT),
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
    headers: FOR_FRAMES,
    historyApiFallback: { rewrites: [{ from: /^\/frames\//, to: '/frame.html' }] },
    static: built.map((name) => ({
      directory: join(folderOf(name), 'dist'),
      publicPath: builtPath(name),
      watch: false,
    })),
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, server) {
      server.app?.use(admitFrames);
      // The registry behind the proxy has the deployed remotes, not those under development.
      server.app?.get('/api/remotes/resolve', async ({ headers }, response) => {
        response.json(answerFor(live, await personOf(apiUrl, headers.authorization)));
      });
      server.app?.get('/remotes.json', (_, response) => void response.json(answerFor(live, null)));
      return middlewares;
    },
  });
}

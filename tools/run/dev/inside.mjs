// @ts-check
/**
 * `npm run dev NAME -- --shell URL`: a remote that is worked on, inside an installation that runs elsewhere. Everything is
 * the installation's own (pages, API, sockets, the session of whoever signs in) and comes through this server, which
 * listens on this machine alone. Only the entry of the named remotes in the registry's answer, and their files, are from
 * here: the installation hears nothing of it, and nobody else's browser can get at them.
 */
import { freePort } from '../prepare/free-port.mjs';
import { Failure } from '../terminal/failure.mjs';
import { entryOf, folderOf, livePath } from './answer.mjs';
import { guard, throughTo } from './installation-proxy.mjs';
import { configOf, serve, urlOf } from './serve.mjs';

/** @typedef {import('./serve.mjs').ServerOptions} ServerOptions */

const HOST = '127.0.0.1';

/**
 * As the shell over there runs React: for production, without Fast Refresh, whose hooks that React has not. A change shows by
 * a reload.
 * @param {string} name
 */
async function inProduction(name) {
  const config = await configOf(folderOf(name), { production: true, refresh: false, compress: false });
  const optimization = { ...config.optimization, minimize: false };
  return { ...config, devtool: /** @type {const} */ ('cheap-module-source-map'), optimization };
}

/** @param {string} name @returns {ServerOptions} */
const filesOf = (name) => ({
  host: HOST,
  hot: false,
  liveReload: true,
  static: false,
  compress: false,
  devMiddleware: { publicPath: livePath(name), headers: { 'cache-control': 'no-store' } },
  webSocketServer: { type: 'ws', options: { path: `${livePath(name)}/ws` } },
  // The browser comes by the first one's port, and so does its line to this server.
  client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${livePath(name)}/ws`, logging: 'warn' },
});

/** @param {URL} installation @throws {Failure} */
export async function requireTaskloom(installation) {
  const meta = await fetch(new URL('/api/meta', installation))
    .then((response) => response.json())
    .catch(() => undefined);
  if (!meta?.product) throw new Failure(`No Taskloom answers at ${installation.origin}: correct --shell.`);
}

/**
 * @param {string[]} live names of the remotes to work on
 * @param {URL} installation
 * @param {number} port
 */
export async function serveInside([front = '', ...others], installation, port) {
  const ports = new Map();
  for (const name of others) ports.set(name, await freePort());
  const url = urlOf({ host: HOST, port });
  const live = [front, ...others];
  const servers = await Promise.all([
    ...others.map(async (name) =>
      serve(await inProduction(name), { ...filesOf(name), port: ports.get(name) }),
    ),
    serve(await inProduction(front), {
      ...filesOf(front),
      port,
      proxy: [
        ...others.map((name) => ({
          context: [livePath(name)],
          target: `http://${HOST}:${ports.get(name)}`,
          ws: true,
        })),
        throughTo(installation, url, live.map(livePath)),
      ],
      setupMiddlewares(middlewares, { app }) {
        app?.use(guard(url));
        app?.get(['/api/remotes/resolve', '/remotes.json'], (request, response) =>
          answerWithOurs(live, installation, request, response),
        );
        // How this build does is not the installation's business.
        app?.post('/api/remotes/beacons', (_, response) => void response.status(202).json({ ok: true }));
        return middlewares;
      },
    }),
  ]);
  return { url, stop: () => Promise.all(servers.map((server) => server.stop())) };
}

/**
 * The registry's answer for whoever asks, with our entries in the place of theirs.
 * @param {string[]} live
 * @param {URL} installation
 * @param {import('webpack-dev-server').Request} request
 * @param {import('webpack-dev-server').Response} response
 */
async function answerWithOurs(live, installation, { originalUrl, headers }, response) {
  const { authorization, cookie } = headers;
  const asked = await fetch(new URL(originalUrl, installation), {
    headers: { ...(authorization && { authorization }), ...(cookie && { cookie }) },
  }).catch(() => undefined);
  response.set('cache-control', 'no-store');
  if (!asked?.ok) return void response.status(asked?.status ?? 502).end();
  /** @type {import('@taskloom/contracts').RemotesAnswer} */
  const { remotes, ...answer } = await asked.json();
  const theirs = remotes.filter(({ name }) => !live.includes(name));
  response.json({ ...answer, remotes: [...theirs, ...live.map(entryOf)] });
}

// @ts-check
/**
 * `npm run dev NAME -- --shell URL`: runs a remote under development inside an installation elsewhere. This server proxies
 * the installation (pages, API, sockets, sessions) and listens on this machine only. It replaces just the entries of the
 * named remotes in the registry's response, and serves their files: the installation is not changed, and no other browser
 * can reach the files.
 */
import { freePort } from '../prepare/free-port.mjs';
import { Failure } from '../terminal/failure.mjs';
import { entryOf, folderOf, isFramed, livePath } from './answer.mjs';
import { guard, throughTo } from './installation-proxy.mjs';
import { isPage, reloadScript, reloadScriptOf, sendPage } from './reload-page.mjs';
import { admitFrames, configOf, FOR_FRAMES, NO_CLIENT, serve, urlOf } from './serve.mjs';

/** @typedef {import('./serve.mjs').ServerOptions} ServerOptions */

const HOST = '127.0.0.1';

/**
 * Builds for production without Fast Refresh, because the installation's production React lacks the hooks for it. Changes
 * appear after a reload.
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
  devMiddleware: { publicPath: livePath(name), headers: { 'cache-control': 'no-store', ...FOR_FRAMES } },
  webSocketServer: { type: 'ws', options: { path: `${livePath(name)}/ws` } },
  // The browser connects through the first server's port, also for this server's socket.
  client: { overlay: false, webSocketURL: `auto://0.0.0.0:0${livePath(name)}/ws`, logging: 'warn' },
  ...(isFramed(name) && NO_CLIENT),
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
  const framed = live.filter(isFramed);
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
        for (const name of framed)
          app?.get(reloadScriptOf(name), (_, response) => response.type('js').send(reloadScript(name)));
        if (framed.length > 0) {
          app?.use(admitFrames);
          app?.use((request, response, next) =>
            isPage(request)
              ? void sendPage(framed.map(reloadScriptOf), installation, request, response)
              : next(),
          );
        }
        // The installation must not get reports about this build.
        app?.post('/api/remotes/beacons', (_, response) => void response.status(202).json({ ok: true }));
        return middlewares;
      },
    }),
  ]);
  return { url, stop: () => Promise.all(servers.map((server) => server.stop())) };
}

/**
 * Returns the registry's response to this request with the local entries instead of the installation's.
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

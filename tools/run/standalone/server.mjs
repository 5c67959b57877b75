// @ts-check
import { folderOf } from '../dev/answer.mjs';
import { configOf, serve, urlOf } from '../dev/serve.mjs';
import { readRemoteJson } from '../webpack/remote-json.mjs';

/** Its first screen that needs no id. @param {string} name */
function firstPath(name) {
  const { routes } = readRemoteJson(folderOf(name));
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

/** The one call that the page's `fetch` never sees, since an `<img>` makes it. @param {unknown} seed */
const picture = (seed) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d8d7e8"/>` +
  `<text x="20" y="26" font-family="sans-serif" font-size="16" text-anchor="middle">${/\p{L}/u.exec(String(seed))?.[0] ?? ''}</text></svg>`;

/** @typedef {{ host: string, port: number }} Address */

/** @param {string} name @param {Address} at */
export async function serveAlone(name, at) {
  const server = await serveSample(await configOf(folderOf(name), { alone: true }), at);
  return { url: `${urlOf(at)}${firstPath(name)}`, stop: () => server.stop() };
}

/**
 * @param {import('webpack').Configuration} config of a page that brings its own sample data
 * @param {Address} at
 * @param {import('../dev/serve.mjs').ServerOptions} [more]
 */
export function serveSample(config, { host, port }, more) {
  return serve(config, {
    host,
    port,
    static: false,
    historyApiFallback: true,
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares(middlewares, { app }) {
      app?.get('/api/avatars/initials.svg', ({ query }, response) => {
        response.type('svg').send(picture(query.seed));
      });
      return middlewares;
    },
    ...more,
  });
}

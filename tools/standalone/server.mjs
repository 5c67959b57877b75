// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../dev/answer.mjs';
import { configOf, serve, urlOf } from '../dev/serve.mjs';

/** Its first screen that needs no id. @param {string} name */
function firstPath(name) {
  /** @type {import('@taskloom/contracts').RemoteContribution} */
  const { routes } = JSON.parse(readFileSync(join(folderOf(name), 'remote.json'), 'utf8'));
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

/** The one call that the page's `fetch` never sees, since an `<img>` makes it. @param {unknown} seed */
const picture = (seed) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d8d7e8"/>` +
  `<text x="20" y="26" font-family="sans-serif" font-size="16" text-anchor="middle">${/\p{L}/u.exec(String(seed))?.[0] ?? ''}</text></svg>`;

/** @param {string} name @param {{ host: string, port: number }} at */
export async function serveAlone(name, { host, port }) {
  const server = await serve(await configOf(folderOf(name), { alone: true }), {
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
  });
  return { url: `${urlOf({ host, port })}${firstPath(name)}`, stop: () => server.stop() };
}

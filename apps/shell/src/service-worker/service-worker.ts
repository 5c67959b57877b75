/** Opens the page without a connection, with the responses of the last time. Its file is `/sw.js`. */
import { API_BASE, KEPT_ANSWERS } from '@taskloom/contracts';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES, isFile, isKept, isManifest, PAGE } from './caches';
import { forgettable, forSession, keepNewest, under } from './plugins';
import { ServerFirst } from './server-first';

/** After this time a slow network counts as none, if the page is kept. Milliseconds. */
const PAGE_LIMIT_MS = 3_000;

const OTHER_THAN_PAGES = new RegExp(`^(${API_BASE}|/r|/assets|/socket.io)(/|$)|\\.[a-z0-9]{2,5}$`);

const answers = forgettable();

// Files have hashed names and the page comes from the server first, so a new worker fits every open page.
void (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
clientsClaim();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true }, plugins: [keepNewest(800)] }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isManifest(url.pathname),
  new ServerFirst({ cacheName: FILES, matchOptions: { ignoreVary: true }, plugins: [keepNewest(800)] }),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    (url.pathname === '/index.html' || (request.mode === 'navigate' && !OTHER_THAN_PAGES.test(url.pathname))),
  new ServerFirst({
    cacheName: PAGE,
    limitMs: PAGE_LIMIT_MS,
    matchOptions: { ignoreVary: true },
    plugins: [under('/index.html')],
  }),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && isKept(url.pathname) && request.headers.has('authorization'),
  new ServerFirst({
    cacheName: KEPT_ANSWERS,
    matchOptions: { ignoreVary: true },
    plugins: [answers.plugin, forSession, keepNewest(200)],
  }),
);

self.addEventListener('message', ({ data }) => {
  if (data !== KEPT_ANSWERS) return;
  answers.forget();
  void caches.delete(KEPT_ANSWERS);
});

/** Opens the page without a connection, with the responses of the last time. Its file is `/sw.js`. */
import { API_BASE, KEPT_ANSWERS } from '@taskloom/contracts';
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILES, isFile, isKeepFiles, isKept, isManifest, PAGE } from './caches';
import { forgettable, forSession, keepNewest, under } from './plugins';
import { ServerFirst } from './server-first';

/** After this time a slow network counts as none, if the page is kept. Milliseconds. */
const PAGE_LIMIT_MS = 3_000;

/** After this time a starting page shows the data of the last visit, until the server's arrives. Milliseconds. */
const START_LIMIT_MS = 300;

const OTHER_THAN_PAGES = new RegExp(`^(${API_BASE}|/r|/assets|/socket.io)(/|$)|\\.[a-z0-9]{2,5}$`);

const answers = forgettable();

// Files have hashed names and the page comes from the server first, so a new worker fits every open page.
void (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting();
clientsClaim();

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [keepNewest(800)],
});

registerRoute(({ sameOrigin, url }) => sameOrigin && isFile(url.pathname), files);

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
    conditional: true,
    startLimitMs: START_LIMIT_MS,
    matchOptions: { ignoreVary: true },
    plugins: [answers.plugin, forSession, keepNewest(200)],
  }),
);

/** TypeScript's types of workers exclude those of pages. */
interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}

declare global {
  interface Window {
    /** The shell's own code, listed by the build. */
    taskloomFiles: string[];
  }
}

/** Far fewer than the cache holds, so that they don't evict each other. */
const MOST_PARTS = 400;

/** One after the other, so that the page's own requests don't wait for them. */
async function keepParts(event: Extendable, urls: string[]): Promise<void> {
  for (const url of urls.slice(0, MOST_PARTS)) {
    const { origin, pathname } = new URL(url, location.origin);
    if (origin !== location.origin || !isFile(pathname)) continue;
    await files.handle({ event, request: new Request(url) }).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (isKeepFiles(data)) {
    const extendable = event as unknown as Extendable;
    extendable.waitUntil(keepParts(extendable, [...self.taskloomFiles, ...data.urls]));
  }
  if (data !== KEPT_ANSWERS) return;
  answers.forget();
  void caches.delete(KEPT_ANSWERS);
});

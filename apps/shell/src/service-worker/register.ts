import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage } from '@taskloom/client';
import { isFile, isKept, isManifest, type KeepFiles } from './caches';

/** The requests that Workbox's router fetches and stores on demand. */
type Cached = string | [string, RequestInit];

function cached(name: string): Cached[] {
  const { origin, pathname } = new URL(name);
  if (origin !== window.location.origin) return [];
  if (isFile(pathname) || isManifest(pathname)) return [name];
  const token = browserStorage().getItem(STORAGE_KEYS.token);
  return token && isKept(pathname) ? [[name, { headers: { authorization: `Bearer ${token}` } }]] : [];
}

/** Stores what the page requested before the worker was active, and what was in flight then. */
function storeFirstVisit({ serviceWorker }: Navigator): void {
  const post = (urlsToCache: Cached[]): void => {
    if (urlsToCache.length > 0)
      serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  post(['/index.html']);
  const observer = new PerformanceObserver((list) =>
    post(
      list
        .getEntriesByType('resource')
        .filter((entry) => 'workerStart' in entry && entry.workerStart === 0)
        .flatMap(({ name }) => cached(name)),
    ),
  );
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Starts the service worker, so that the next visit opens without a connection. Browsers offer it on secure origins only; without it, the
 * page needs a connection.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => storeFirstVisit(navigator), { once: true });
  serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Has the worker fetch and keep the code that this page may need later, so that everything opens without a connection. */
export async function keepFiles(urls: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep-files', urls } satisfies KeepFiles);
}

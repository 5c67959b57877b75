import type { WorkboxPlugin } from 'workbox-core';
import { SESSION, sessionOf } from './session-key';

/**
 * Removes the entries that were stored first. Workbox's expiration plugin would keep the addresses in a database of its own, beyond
 * the sign-out.
 */
export const keepNewest = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const entries = await cache.keys();
    await Promise.all(
      entries.slice(0, Math.max(0, entries.length - count)).map((entry) => cache.delete(entry)),
    );
  },
});

/** One entry for all addresses. */
export const under = (key: string): WorkboxPlugin => ({ cacheKeyWillBeUsed: () => Promise.resolve(key) });

/** Caches responses per session, so that no person gets those of another. */
export const forSession: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set(SESSION, sessionOf(request.headers.get('authorization')));
    return Promise.resolve(url.href);
  },
};

/** Stores no response to a request from before the last call of `forget`, such as one in flight at a sign-out. */
export function forgettable(): { plugin: WorkboxPlugin; forget: () => void } {
  let period = 0;
  return {
    plugin: {
      handlerWillStart: ({ state }) => {
        if (state) state.period = period;
        return Promise.resolve();
      },
      cacheWillUpdate: ({ response, state }) => Promise.resolve(state?.period === period ? response : null),
    },
    forget: () => {
      period += 1;
    },
  };
}

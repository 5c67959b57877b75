import { KEPT_ANSWERS } from '@taskloom/contracts';
import { SESSION, sessionOf } from '../service-worker/session-key';
import type { ShownAnswer } from './shown-answers';

/** Describe the body of the response, which is another one now. Without an `ETag`, the next start requests it whole. */
const OF_THE_BODY = ['etag', 'content-encoding', 'content-length'];

/**
 * Replaces the kept response of this session, if there is one: nothing is added after a sign-out or after a project was left, which
 * remove it.
 */
export async function keepAnswer({ url, data }: ShownAnswer, token: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_ANSWERS))) return;
  const cache = await caches.open(KEPT_ANSWERS);
  const key = new URL(url, globalThis.location.origin);
  key.searchParams.set(SESSION, sessionOf(`Bearer ${token}`));
  const kept = await cache.match(key, { ignoreVary: true });
  if (!kept) return;
  const headers = new Headers(kept.headers);
  OF_THE_BODY.forEach((name) => headers.delete(name));
  headers.set('date', new Date().toUTCString());
  // Removing the whole cache meanwhile removes this entry, too.
  await cache.put(key, new Response(JSON.stringify(data), { status: kept.status, headers }));
}

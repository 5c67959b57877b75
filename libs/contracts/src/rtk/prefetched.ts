/** Requests that the page's head has prefetched before any other code is loaded (`apps/shell/src/prefetch`). */
export interface Prefetched {
  /** Token of the session that sent the requests. */
  token: string;
  /** By absolute URL; each response is used once. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    taskloomPrefetched?: Prefetched;
  }
}

/** After this time since navigation, a prefetched response is too old to be shown. */
const MAX_AGE_MS = 15_000;

/** The prefetched response to this GET of the same session, once; undefined when there is none or the prefetch failed. */
export async function prefetchedAnswer(url: string, token: string | null): Promise<Response | undefined> {
  const prefetched = window.taskloomPrefetched;
  if (!prefetched || prefetched.token !== token) return undefined;
  const { href } = new URL(url, window.location.href);
  const answer = prefetched.answers.get(href);
  prefetched.answers.delete(href);
  return performance.now() < MAX_AGE_MS ? answer?.catch(() => undefined) : undefined;
}

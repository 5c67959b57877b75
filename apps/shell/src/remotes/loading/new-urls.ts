import type { RemoteEntry } from './manifest';

declare global {
  interface Window {
    /** Failed loads by container; the remote's own chunks read it (libs/build/src/retry-urls-plugin.mjs). */
    taskloomRetries?: Record<string, number>;
  }
}

/**
 * After a failure, entry and chunks are requested at other URLs. The old ones may be stuck: a second request for a file waits for a
 * hanging first one, and the browser caches a broken file for as long as its headers allow.
 */
export const atNewUrl = (entry: RemoteEntry, failures: number): RemoteEntry =>
  failures === 0 ? entry : { ...entry, url: `${entry.url}?retry=${failures}` };

/** The same for the chunks of a remote whose entry has run. */
export function chunksAtNewUrls(container: string, failures: number): void {
  window.taskloomRetries = { ...window.taskloomRetries, [container]: failures };
}

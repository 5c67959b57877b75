import type { RemoteEntry } from './manifest';

declare global {
  interface Window {
    /** Failed loads by container; the remote's own chunks read it (tools/webpack/retry-urls-plugin.mjs). */
    taskloomRetries?: Record<string, number>;
  }
}

/**
 * After a failure, entry and chunks are asked for under other URLs. The old ones may be stuck: a browser lets a second request for
 * a file wait for a first that hangs, and keeps a broken file for as long as its headers say.
 */
export const atNewUrl = (entry: RemoteEntry, failures: number): RemoteEntry =>
  failures === 0 ? entry : { ...entry, url: `${entry.url}?retry=${failures}` };

/** The same for the chunks of a remote whose entry has run. */
export function chunksAtNewUrls(container: string, failures: number): void {
  window.taskloomRetries = { ...window.taskloomRetries, [container]: failures };
}

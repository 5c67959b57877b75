import { Fault } from './load-failure';

/** What the shell needs to know of a build: its entry script, and the global variable that the script sets. */
export interface RemoteEntry {
  url: string;
  container: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads `mf-manifest.json`. The entry lies beside it: a manifest cannot send the shell elsewhere. */
export function readManifest(manifest: unknown, manifestUrl: string): RemoteEntry {
  const meta = isRecord(manifest) && isRecord(manifest.metaData) ? manifest.metaData : {};
  const entry = isRecord(meta.remoteEntry) ? text(meta.remoteEntry.name) : null;
  const container = text(meta.globalName);
  if (!entry || !container) throw new Fault('invalid', `${manifestUrl} is no manifest of a remote`);
  const url = new URL(entry, manifestUrl);
  if (!url.href.startsWith(new URL('.', manifestUrl).href)) {
    throw new Fault('invalid', `${manifestUrl} names an entry outside of its own folder`);
  }
  return { url: url.href, container };
}

const faultOf = (status: number, url: string): Fault =>
  new Fault(status >= 500 || status === 429 ? 'network' : 'missing', `${url} answered ${status}`);

/** @param cache `reload` after a failure: what was stored may be the cause of it */
export async function fetchManifest(
  manifestUrl: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<RemoteEntry> {
  const url = new URL(manifestUrl, window.location.href).href;
  const response = await fetch(url, { signal, cache }).catch((cause: unknown) => {
    throw signal.aborted ? signal.reason : new Fault('network', `${url} could not be reached`, cause);
  });
  if (!response.ok) throw faultOf(response.status, url);
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw signal.aborted ? signal.reason : new Fault('invalid', `${url} is not JSON`, cause);
  });
  return readManifest(body, url);
}

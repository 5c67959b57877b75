import type { Build } from './build';
import { canHash, sumOf, verify } from './integrity';
import { Fault, faultOfStatus } from './load-failure';
import { isRecord } from '@taskloom/contracts';

/** The entry script of a build and the global variable that it sets. */
export interface RemoteEntry {
  url: string;
  container: string;
  /** The hash from the registry. */
  integrity?: string;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads `mf-manifest.json`. The entry must be in the same folder, so that a manifest can't redirect the shell. */
export function readManifest(manifest: unknown, manifestUrl: string): RemoteEntry {
  const meta = isRecord(manifest) && isRecord(manifest.metaData) ? manifest.metaData : {};
  const entry = isRecord(meta.remoteEntry) ? text(meta.remoteEntry.name) : null;
  const container = text(meta.globalName);
  if (!entry || !container) throw new Fault('invalid', `${manifestUrl} is not the manifest of a remote`);
  const url = new URL(entry, manifestUrl);
  if (!url.href.startsWith(new URL('.', manifestUrl).href)) {
    throw new Fault('invalid', `${manifestUrl} names an entry outside its own folder`);
  }
  return { url: url.href, container };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @param cache `reload` after a failure, since a bad cached file may be its cause */
export async function fetchManifest(
  build: Build,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<RemoteEntry> {
  const url = new URL(build.manifest, window.location.href).href;
  const sum = sumOf(build, url);
  const unreachable = (cause: unknown): never => {
    throw signal.aborted ? signal.reason : new Fault('network', `${url} could not be reached`, cause);
  };
  const checkedByBrowser = sum && !canHash() ? { integrity: sum } : {};
  const response = await fetch(url, { signal, cache, ...checkedByBrowser }).catch(unreachable);
  if (!response.ok) throw faultOfStatus(response.status, url);
  const bytes = await response.arrayBuffer().catch(unreachable);
  if (sum && canHash()) await verify(bytes, sum, url);
  const entry = readManifest(parse(new TextDecoder().decode(bytes)), url);
  return { ...entry, integrity: sumOf(build, entry.url) };
}

import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { isRecord } from '@taskloom/contracts';
import { canHash, verify } from './integrity';
import { Fault, faultOfStatus } from './load-failure';
import type { RemoteEntry } from './manifest';

/** Module Federation's container, which an entry script puts into a global variable. */
export type Container = Parameters<ModuleFederation['initRawContainer']>[2];

const isContainer = (value: unknown): value is Container =>
  isRecord(value) && typeof value.get === 'function' && typeof value.init === 'function';

const globals = (): Record<string, unknown> => window as unknown as Record<string, unknown>;

/**
 * Finds out whether the file is missing or has the wrong content, since a script element's error event has no reason. The file
 * comes from the cache or costs one request.
 */
async function reasonOf({ url, integrity }: RemoteEntry, signal: AbortSignal): Promise<Fault> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) return faultOfStatus(response.status, url);
    if (integrity && canHash()) await verify(await response.arrayBuffer(), integrity, url);
    return new Fault('network', `${url} could not be loaded`);
  } catch (cause) {
    return cause instanceof Fault ? cause : new Fault('network', `${url} could not be reached`, cause);
  }
}

/** Records what the script at this URL throws, since the element's events don't contain it. */
function watchErrorOf(url: string): { thrown: () => string | null; unwatch: () => void } {
  let thrown: string | null = null;
  const onError = ({ filename, error, message }: ErrorEvent): void => {
    if (filename === url) thrown ??= error instanceof Error ? String(error) : message;
  };
  window.addEventListener('error', onError);
  return { thrown: () => thrown, unwatch: () => window.removeEventListener('error', onError) };
}

/** Resolves with the message of an error that the script threw, or null. */
function runScript(entry: RemoteEntry, signal: AbortSignal): Promise<string | null> {
  const { url, integrity } = entry;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const { thrown, unwatch } = watchErrorOf(script.src);
  const done = new Promise<string | null>((resolve, reject) => {
    script.addEventListener('load', () => resolve(thrown()));
    script.addEventListener('error', () => reasonOf(entry, signal).then(reject));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  document.head.append(script);
  return done.finally(() => {
    script.remove();
    unwatch();
  });
}

/** Runs the entry script and returns its container. */
export async function loadEntry(entry: RemoteEntry, signal: AbortSignal): Promise<Container> {
  const { url, container } = entry;
  const thrown = isContainer(globals()[container]) ? null : await runScript(entry, signal);
  const made = globals()[container];
  // A script that throws, or that is an HTML page, fires `load` too.
  if (!isContainer(made))
    throw new Fault(
      'invalid',
      thrown === null ? `${url} ran and left no container` : `${url} threw ${thrown}`,
    );
  return made;
}

/** Makes the next load run the script again: chunks of the old container may be pending forever. */
export function forgetContainer(container: string): void {
  globals()[container] = undefined;
}

import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { canHash, verify } from './integrity';
import { Fault, faultOfStatus } from './load-failure';
import type { RemoteEntry } from './manifest';

/** What an entry script leaves behind: Module Federation's container. */
export type Container = Parameters<ModuleFederation['initRawContainer']>[2];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'get' in value &&
  typeof value.get === 'function' &&
  'init' in value &&
  typeof value.init === 'function';

const globals = (): Record<string, unknown> => window as unknown as Record<string, unknown>;

/**
 * Whether the file is there at all, and is what it should be: a script element tells nothing about why it failed. The answer
 * comes from the cache or costs one request, and only after a failure.
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

/** What a script of this address throws, from now on: its element tells nobody. */
function watchErrorOf(url: string): { thrown: () => string | null; unwatch: () => void } {
  let thrown: string | null = null;
  const hear = ({ filename, error, message }: ErrorEvent): void => {
    if (filename === url) thrown ??= error instanceof Error ? String(error) : message;
  };
  window.addEventListener('error', hear);
  return { thrown: () => thrown, unwatch: () => window.removeEventListener('error', hear) };
}

/** Answers what it threw. */
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

/** Runs the entry script and hands out the container that it made. */
export async function loadEntry(entry: RemoteEntry, signal: AbortSignal): Promise<Container> {
  const { url, container } = entry;
  const thrown = isContainer(globals()[container]) ? null : await runScript(entry, signal);
  const made = globals()[container];
  // A script that throws, or that is a page of HTML, "loads" too; it only leaves nothing behind.
  if (!isContainer(made))
    throw new Fault(
      'invalid',
      thrown === null ? `${url} ran and left no container` : `${url} threw ${thrown}`,
    );
  return made;
}

/** Lets the next load run the script anew: its chunks may be waiting for answers that never come. */
export function forgetContainer(container: string): void {
  globals()[container] = undefined;
}

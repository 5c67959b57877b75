import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { Fault } from './load-failure';
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
 * Whether the file is there at all: a script element tells nothing about why it failed. The answer comes from the
 * cache or costs one small request, and only after a failure.
 */
async function reasonOf(url: string, signal: AbortSignal): Promise<Fault> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', signal });
    if (ok) return new Fault('network', `${url} could not be loaded`);
    return new Fault(status >= 500 ? 'network' : 'missing', `${url} answered ${status}`);
  } catch (cause) {
    return new Fault('network', `${url} could not be reached`, cause);
  }
}

function runScript(url: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const done = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reasonOf(url, signal).then(reject));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  document.head.append(script);
  return done.finally(() => script.remove());
}

/** Runs the entry script and hands out the container that it made. */
export async function loadEntry({ url, container }: RemoteEntry, signal: AbortSignal): Promise<Container> {
  if (!isContainer(globals()[container])) await runScript(url, signal);
  const made = globals()[container];
  // A script that throws, or that is a page of HTML, "loads" too; it only leaves nothing behind.
  if (!isContainer(made)) throw new Fault('invalid', `${url} ran and left no container`);
  return made;
}

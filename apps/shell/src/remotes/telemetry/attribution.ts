import { createObservable } from '@taskloom/contracts';
import { folderOf, keyOf, type Build } from '../loading/build';
import { stackOf } from './stack';

/** An uncaught error from the files of one build. */
interface StrayError {
  build: Build;
  message: string;
  /** The calls that led to it; absent when it is no error object. */
  stack?: string;
}

export interface Attribution {
  /** From now on, errors from files in this build's folder are attributed to it. */
  add: (build: Build) => void;
  /** The build that the first matching file of the stack belongs to; null for the shell. */
  ownerOf: (error: unknown, file?: string) => Build | null;
  /** A listener that returns true claims the error. */
  onStray: (listener: (stray: StrayError) => boolean) => () => void;
  /** Called for each error that no listener claims. */
  onUnclaimed: (listener: (stray: StrayError) => void) => () => void;
  /** An error whose build is known, since it was thrown in its frame. */
  threw: (stray: StrayError) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Attributes uncaught errors to builds: every build has its own folder, and every file of a stack has a URL. */
export function createAttribution(page: Pick<Window, 'addEventListener'> = window): Attribution {
  const builds = new Map<string, Build>();
  const listeners = new Set<(stray: StrayError) => boolean>();
  const unclaimed = createObservable<[StrayError]>();

  const ownerOf = (error: unknown, file = ''): Build | null => {
    const trace = `${error instanceof Error ? error.stack : ''}\n${file}`;
    const found = [...builds.values()]
      .map((build) => ({ build, at: trace.indexOf(folderOf(build)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return found[0]?.build ?? null;
  };

  const handle = (error: unknown, file?: string): void => {
    const build = ownerOf(error, file);
    if (!build) return;
    threw({ build, message: messageOf(error), stack: stackOf(error) });
  };
  const threw = (stray: StrayError): void => {
    const claims = [...listeners].map((listener) => listener(stray));
    if (!claims.includes(true)) unclaimed.notify(stray);
  };
  page.addEventListener('error', ({ error, message, filename }) => handle(error ?? message, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => handle(reason));

  return {
    add: (build) => void builds.set(keyOf(build), build),
    ownerOf,
    onStray: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUnclaimed: unclaimed.subscribe,
    threw,
  };
}

import { useCallback, useEffect } from 'react';
import { matchPath } from '@taskloom/client/router';
import type { ResolvedRemote } from '@taskloom/contracts';
import { mismatchOf } from './registry/compatibility';
import { useRemotes, type Remotes } from './registry/remotes-context';

/** Waits until the page is quiet; not in every browser, so there is a plain pause behind it, milliseconds. */
const QUIET_PAUSE_MS = 2_000;

const whenQuiet = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, QUIET_PAUSE_MS);
  return () => clearTimeout(timer);
};

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** A failure here is nobody's business: the slot tries again and tells. */
const fetchAhead = async ({ loaders }: Remotes, remote: ResolvedRemote, path: string): Promise<void> => {
  if (!mismatchOf(remote))
    await loaders
      .of(remote)
      .screen(path)
      .catch(() => {});
};

/** For links: `onMouseEnter` and `onFocus` hand in where the link leads. */
export function usePreload(): (path: string) => void {
  const all = useRemotes();
  return useCallback(
    (to) => {
      const pathname = to.split(/[?#]/)[0] ?? to;
      for (const remote of all.remotes) {
        const route = remote.routes.find(({ path }) => matchPath(path, pathname));
        if (route) return void fetchAhead(all, remote, route.path);
      }
    },
    [all],
  );
}

/** Fetches one remote after the other while the page is quiet. `ready`: somebody is signed in and sees the first screen. */
export function useIdlePreload(ready: boolean): void {
  const all = useRemotes();
  useEffect(() => {
    if (!ready || savesData()) return;
    let cancel = () => {};
    const next = (rest: readonly { remote: ResolvedRemote; path: string }[]): void => {
      const [first, ...others] = rest;
      if (!first) return;
      cancel = whenQuiet(() => void fetchAhead(all, first.remote, first.path).then(() => next(others)));
    };
    next(all.remotes.flatMap((remote) => remote.routes.map(({ path }) => ({ remote, path }))));
    return () => cancel();
  }, [ready, all]);
}

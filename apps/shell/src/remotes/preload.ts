import { useCallback, useEffect } from 'react';
import { savesData, whenIdle } from '@taskloom/client';
import { matchPath } from '@taskloom/client/router';
import { useRemotes } from './registry/remotes-context';

/** For links: call it with the target in `onMouseEnter` and `onFocus`. */
export function usePreload(): (path: string) => void {
  const all = useRemotes();
  return useCallback(
    (to) => {
      const pathname = to.split(/[?#]/)[0] ?? to;
      for (const remote of all.remotes) {
        const route = remote.routes.find(({ path }) => matchPath(path, pathname));
        if (route) return void all.screens.prefetch(remote, route);
      }
    },
    [all],
  );
}

/** When to start if the first screen does not belong to a remote, in milliseconds. */
const FIRST_SCREEN_LIMIT_MS = 3_000;

/** Time for the first screen to render with its data, in milliseconds. */
const AFTER_FIRST_SCREEN_MS = 1_000;

/**
 * Fetches the files of one screen after the other while the page is idle, after the first screen has rendered, so that it does not compete
 * with it. No code runs. `ready`: the person is signed in.
 */
export function useIdlePreload(ready: boolean): void {
  const all = useRemotes();
  useEffect(() => {
    if (!ready || savesData()) return;
    let rest = all.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
    let cancel = (): void => {};
    const next = (): void => {
      const [first, ...others] = rest;
      rest = others;
      if (first) cancel = whenIdle(() => void all.screens.prefetch(first.remote, first.route).then(next));
    };
    const begin = (): void => {
      stop();
      const pause = setTimeout(next, AFTER_FIRST_SCREEN_MS);
      cancel = () => clearTimeout(pause);
    };
    const timer = setTimeout(begin, FIRST_SCREEN_LIMIT_MS);
    const unwatch = all.loaders.onLoaded(begin);
    const stop = (): void => {
      clearTimeout(timer);
      unwatch();
    };
    return () => {
      stop();
      cancel();
      rest = [];
    };
  }, [ready, all]);
}

import { useEffect } from 'react';
import { savesData, whenIdle } from '@taskloom/client';
import { useRemotes } from '../remotes';
import { keepFiles } from '../service-worker/register';

/** Time for the first screens and their own prefetching, in milliseconds. */
const PAUSE_MS = 5_000;

/** Large code for a single purpose, such as showing a document, which is fetched only when it is opened. */
const ON_DEMAND = /(^|\/)on-demand-/;

/**
 * Keeps the code of the shell and of the live remotes while the page is idle, so that the bell, dialogs and other screens open without a
 * connection, even for the first time.
 */
export function KeepParts() {
  const { remotes } = useRemotes();
  useEffect(() => {
    if (savesData() || remotes.length === 0) return;
    const urls = remotes.flatMap(({ manifest, integrity = {} }) =>
      Object.keys(integrity)
        .filter((path) => !ON_DEMAND.test(path))
        .map((path) => new URL(path, new URL(manifest, window.location.href)).href),
    );
    let stop = (): void => {};
    const timer = setTimeout(() => (stop = whenIdle(() => void keepFiles(urls))), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [remotes]);
  return null;
}

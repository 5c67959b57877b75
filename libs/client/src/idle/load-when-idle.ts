import { whenIdle } from './when-idle';

/**
 * Loads code when the page is idle; if that fails, tries again whenever the connection is back. Returns a function that cancels it.
 * @example
 * useEffect(() => loadWhenIdle(() => import('./sender'), ({ startSender }) => startSender()), []);
 */
export function loadWhenIdle<T>(load: () => Promise<T>, onLoad: (loaded: T) => void): () => void {
  let cancelled = false;
  const start = (): void => {
    load().then(
      (loaded) => cancelled || onLoad(loaded),
      () => cancelled || window.addEventListener('online', start, { once: true }),
    );
  };
  const cancel = whenIdle(start);
  return () => {
    cancelled = true;
    cancel();
    window.removeEventListener('online', start);
  };
}

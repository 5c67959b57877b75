/** When to start if the page is never idle, in milliseconds. */
const IDLE_LIMIT_MS = 2_000;

/**
 * Runs `work` when the page is idle. Returns a function that cancels it.
 * @example
 * useEffect(() => whenIdle(() => void import('./chart')), []);
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
}

/**
 * Whether the browser's data saver is on, so that nothing should be prefetched.
 * @example
 * if (!savesData()) void import('./chart');
 */
export const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

import { Fault } from './load-failure';

/** Rejects as soon as the signal aborts, with its reason; never resolves. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Runs `work` with a time limit. Its signal aborts on the timeout or when `outer` aborts, and the promise rejects at the same
 * time, even if the work ignores the signal. Rejects with a `timeout` fault.
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const limit = new AbortController();
  const end = (reason: unknown) => limit.abort(reason);
  const onOuter = () => end(outer?.reason);
  if (outer?.aborted) onOuter();
  outer?.addEventListener('abort', onOuter, { once: true });
  const timer = setTimeout(() => end(new Fault('timeout', `not done within ${ms} ms`)), ms);
  try {
    return await Promise.race([work(limit.signal), aborted(limit.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onOuter);
  }
}

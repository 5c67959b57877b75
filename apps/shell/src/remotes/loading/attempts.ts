import { jitter } from '@taskloom/contracts';
import { RETRY_PAUSES_MS } from './limits';
import { Fault } from './load-failure';

const isTransient = (error: unknown): boolean => error instanceof Fault && error.kind === 'network';

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/** Retries after a network fault. Other faults are permanent. */
export async function withAttempts<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  pauses: readonly number[] = RETRY_PAUSES_MS,
): Promise<T> {
  for (const ms of pauses) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      await pause(jitter(ms, 0.5, 1.5), signal);
    }
  }
  return work();
}

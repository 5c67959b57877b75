import { RETRY_PAUSES_MS } from './limits';
import { Fault } from './load-failure';

const isTransient = (error: unknown): boolean => error instanceof Fault && error.kind === 'network';

/** Half to one and a half times as long. */
const jittered = (ms: number): number => ms * (0.5 + Math.random());

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
      await pause(jittered(ms), signal);
    }
  }
  return work();
}

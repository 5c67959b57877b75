import { jitter } from '@taskloom/contracts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Exponential backoff with jitter, in milliseconds. */
export const backOffMs = (attempt: number): number =>
  jitter(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));

/** Resolves after the pause, or as soon as the browser is online again. */
export const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

import { useEffect } from 'react';
import { jitter } from '@taskloom/contracts';
import type { SlotState } from './slot-state';

/** Pauses between automatic retries, milliseconds, with jitter of up to a quarter; the last one repeats. */
const PAUSES_MS = [1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** The first retries have a short time limit, so that one that hangs does not delay recovery. */
const EARLY_RETRIES = 4;
const EARLY_LIMIT_MS = 3_000;

type Attempt = (retry: 'automatic', limitMs?: number) => Promise<void>;

const pauseBefore = (index: number): number => {
  const ms = PAUSES_MS[Math.min(index, PAUSES_MS.length - 1)] ?? 0;
  return jitter(ms, 0.75, 1.25);
};

/** Resolves after the pause, or as soon as the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Whether a retry can help. A screen that loaded and then threw would throw again. */
const isRetryable = (state: SlotState): boolean =>
  state.phase === 'revoked' || (state.phase === 'failed' && state.failure.kind !== 'crashed');

/** Retries in the background while an error card is shown and the page is visible. */
export function useAutomaticRetries(state: SlotState, attempt: Attempt): void {
  const needed = isRetryable(state);
  useEffect(() => {
    if (!needed) return;
    const over = new AbortController();
    const run = async (): Promise<void> => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        await pause(pauseBefore(index), over.signal);
        if (over.signal.aborted) return;
        if (document.visibilityState === 'hidden') continue;
        await attempt('automatic', index < EARLY_RETRIES ? EARLY_LIMIT_MS : undefined);
      }
    };
    void run();
    return () => over.abort();
  }, [needed, attempt]);
}

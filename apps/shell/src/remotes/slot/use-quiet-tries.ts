import { useEffect } from 'react';
import type { SlotState } from './slot-state';

/** Pauses between tries that nobody asked for, milliseconds; the last one repeats. Each is moved by up to a quarter. */
const PAUSES_MS = [1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** The first tries end early, so that one that hangs does not hold up the cure; the later ones have all the time. */
const EARLY_TRIES = 4;
const EARLY_LIMIT_MS = 3_000;

type Try = (manner: 'quiet', limitMs?: number) => Promise<void>;

const pauseBefore = (index: number): number => {
  const ms = PAUSES_MS[Math.min(index, PAUSES_MS.length - 1)] ?? 0;
  return ms * (0.75 + Math.random() / 2);
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

/** Whether time may heal it: what was loaded well and then threw will throw again. */
const mayHeal = (state: SlotState): boolean =>
  state.phase === 'revoked' || (state.phase === 'failed' && state.failure.kind !== 'crashed');

/** Tries again in the background while a card stands where a screen should be. A page that nobody looks at waits. */
export function useQuietTries(state: SlotState, attempt: Try): void {
  const needed = mayHeal(state);
  useEffect(() => {
    if (!needed) return;
    const over = new AbortController();
    const run = async (): Promise<void> => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        await pause(pauseBefore(index), over.signal);
        if (over.signal.aborted) return;
        if (document.visibilityState === 'hidden') continue;
        await attempt('quiet', index < EARLY_TRIES ? EARLY_LIMIT_MS : undefined);
      }
    };
    void run();
    return () => over.abort();
  }, [needed, attempt]);
}

import { keyOf, type Build } from '../loading/build';
import type { FaultKind, LoadFailure } from '../loading/load-failure';

/** How long the breaker stays open after a failure, milliseconds; doubles with each further failure. */
export const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Transient failures: the breaker opens at the second one. */
const TRANSIENT: readonly FaultKind[] = ['network', 'timeout'];
const FAILURES_TO_OPEN = 2;

interface History {
  failures: number;
  /** The last one. */
  failure: LoadFailure;
  revision: number;
  pauseMs: number;
  until: number;
}

export interface Breaker {
  /** The failure for which the breaker is open; null when the build may be loaded. */
  open: (build: Build, revision: number) => LoadFailure | null;
  failed: (build: Build, failure: LoadFailure, revision: number) => void;
  succeeded: (build: Build) => void;
}

/**
 * One circuit breaker per version in this tab, so that a failing version is not loaded again on every navigation. It closes when a load
 * succeeds; a new revision of the registry, or the end of the pause, lets one load through.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const histories = new Map<string, History>();
  return {
    open: (build, revision) => {
      const history = histories.get(keyOf(build));
      if (!history || history.failures < FAILURES_TO_OPEN) return null;
      return history.revision === revision && now() < history.until ? history.failure : null;
    },
    failed: (build, failure, revision) => {
      const last = histories.get(keyOf(build));
      const failures = (last?.failures ?? 0) + (TRANSIENT.includes(failure.kind) ? 1 : FAILURES_TO_OPEN);
      const pauseMs =
        last && failures > FAILURES_TO_OPEN ? Math.min(last.pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      histories.set(keyOf(build), { failures, failure, revision, pauseMs, until: now() + pauseMs });
    },
    succeeded: (build) => void histories.delete(keyOf(build)),
  };
}

import { keyOf, type Build } from '../loading/build';
import type { LoadStage } from '../loading/limits';
import type { FaultKind, LoadFailure } from '../loading/load-failure';

/** How long the breaker stays open after a failure, milliseconds; doubles with each further failure. */
export const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Transient failures: the breaker opens at the second one. */
const TRANSIENT: readonly FaultKind[] = ['network', 'timeout'];
const FAILURES_TO_OPEN = 2;

/** Stages in which the code of the place itself fails, not the build. */
const OWN_STAGES: readonly LoadStage[] = ['screen', 'mount'];

interface History {
  failures: number;
  /** The last one. */
  failure: LoadFailure;
  revision: number;
  pauseMs: number;
  until: number;
}

export interface Breaker {
  /** The failure for which the breaker is open; null when the build may be loaded for this place. */
  open: (build: Build, revision: number, place?: string) => LoadFailure | null;
  failed: (build: Build, failure: LoadFailure, revision: number, place?: string) => void;
  succeeded: (build: Build, place?: string) => void;
}

/** An extension (`#point/id`) has a breaker of its own, so that its code stops neither the screens nor other extensions. */
const keyFor = (build: Build, place = ''): string =>
  place.startsWith('#') ? `${keyOf(build)} ${place}` : keyOf(build);

/**
 * One circuit breaker per version in this tab, and one for each of its extensions, so that what fails is not loaded again on every
 * navigation. It closes when a load succeeds; a new revision of the registry, or the end of the pause, lets one load through.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const histories = new Map<string, History>();
  return {
    open: (build, revision, place) => {
      for (const key of new Set([keyOf(build), keyFor(build, place)])) {
        const history = histories.get(key);
        if (!history || history.failures < FAILURES_TO_OPEN) continue;
        if (history.revision === revision && now() < history.until) return history.failure;
      }
      return null;
    },
    failed: (build, failure, revision, place) => {
      const key = OWN_STAGES.includes(failure.stage) ? keyFor(build, place) : keyOf(build);
      const last = histories.get(key);
      const failures = (last?.failures ?? 0) + (TRANSIENT.includes(failure.kind) ? 1 : FAILURES_TO_OPEN);
      const pauseMs =
        last && failures > FAILURES_TO_OPEN ? Math.min(last.pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      histories.set(key, { failures, failure, revision, pauseMs, until: now() + pauseMs });
    },
    succeeded: (build, place) => {
      histories.delete(keyOf(build));
      histories.delete(keyFor(build, place));
    },
  };
}

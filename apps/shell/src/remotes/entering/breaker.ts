import { keyOf, type Build } from '../loading/build';
import type { FaultKind, LoadFailure } from '../loading/load-failure';

/** How long a version that failed is left alone, milliseconds; twice as long each time it fails again. */
export const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 5 * 60_000;

/** Failures that may pass are forgiven once. */
const MAY_PASS: readonly FaultKind[] = ['network', 'timeout'];
const FAILURES_TO_OPEN = 2;

interface Past {
  failures: number;
  /** The last time that it failed, and why. */
  failure: LoadFailure;
  revision: number;
  rest: number;
  until: number;
}

export interface Breaker {
  /** Why this build is left alone now; null when it may be tried. */
  open: (build: Build, revision: number) => LoadFailure | null;
  failed: (build: Build, failure: LoadFailure, revision: number) => void;
  succeeded: (build: Build) => void;
}

/**
 * A circuit breaker for each version in this tab: one that keeps failing is not tried at every entry. It closes when a try
 * succeeds; a new revision of the registry, or the end of its rest, lets one try through.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const pasts = new Map<string, Past>();
  return {
    open: (build, revision) => {
      const past = pasts.get(keyOf(build));
      if (!past || past.failures < FAILURES_TO_OPEN) return null;
      return past.revision === revision && now() < past.until ? past.failure : null;
    },
    failed: (build, failure, revision) => {
      const last = pasts.get(keyOf(build));
      const failures = (last?.failures ?? 0) + (MAY_PASS.includes(failure.kind) ? 1 : FAILURES_TO_OPEN);
      const rest =
        last && failures > FAILURES_TO_OPEN ? Math.min(last.rest * 2, LONGEST_REST_MS) : FIRST_REST_MS;
      pasts.set(keyOf(build), { failures, failure, revision, rest, until: now() + rest });
    },
    succeeded: (build) => void pasts.delete(keyOf(build)),
  };
}

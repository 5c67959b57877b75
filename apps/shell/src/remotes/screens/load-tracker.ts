import type { RemoteReport } from '@taskloom/contracts';
import { keyOf } from '../loading/build';
import { LoadFailure } from '../loading/load-failure';
import type { Attribution } from '../telemetry/attribution';
import { stackOf } from '../telemetry/stack';
import { beaconOf, type Dependencies, type LoadedScreen } from './load-screen';

/** How long a screen must run without an error before its load counts as successful, in milliseconds. */
export const SETTLE_MS = 1_000;

/** Tracks one screen from its load until it has settled, and sends the one report of that load. */
export interface LoadTracker {
  /** It has rendered. */
  drawn: () => void;
  /** It has run for {@link SETTLE_MS}, or was left earlier. */
  settled: () => void;
  /** It threw. Returns the reported failure; `late` when the screen had already settled. */
  crashed: (error: unknown) => { failure: LoadFailure; late: boolean };
}

interface TrackedLoad extends Pick<LoadedScreen, 'build' | 'place'> {
  /** When it was requested, as {@link Dependencies.now} counts. */
  since: number;
  revision: number;
  /** The version that failed, when this one runs as its fallback. */
  fallbackFor: string | null;
}

export function trackLoad(load: TrackedLoad, dependencies: Dependencies, attribution: Attribution): LoadTracker {
  const { build, place, since, revision, fallbackFor } = load;
  let over = false;
  let drawnAt = dependencies.now();
  let stray: { message: string; stack?: string } | null = null;
  attribution.add(build);
  const unwatch = attribution.onStray((error) => {
    const isOwn = keyOf(error.build) === keyOf(build);
    if (isOwn) stray ??= error;
    return isOwn;
  });
  const finish = (): void => {
    over = true;
    unwatch();
  };
  return {
    drawn: () => {
      drawnAt = dependencies.now();
    },
    settled: () => {
      if (over) return;
      finish();
      dependencies.breaker.succeeded(build, place);
      const durationMs = drawnAt - since;
      const { name, version } = build;
      const beacon: RemoteReport =
        // The screen renders, but an error was thrown in the meantime. It counts towards the error rate of the version.
        stray === null
          ? { name, version, outcome: 'ready', stage: 'ready', durationMs }
          : { ...beaconOf(build, new LoadFailure('mount', stray.message), durationMs), stack: stray.stack };
      dependencies.report(fallbackFor === null ? beacon : { ...beacon, insteadOf: fallbackFor });
    },
    crashed: (error) => {
      dependencies.loaders.of(build).distrust();
      // A frame knows at which stage it failed.
      const failure = error instanceof LoadFailure ? error : new LoadFailure('mount', error);
      if (over) {
        dependencies.late.crashed(build, failure.message, failure.reference, stackOf(error));
        return { failure, late: true };
      }
      finish();
      dependencies.breaker.failed(build, failure, revision, place);
      dependencies.report(beaconOf(build, failure, dependencies.now() - since));
      return { failure, late: false };
    },
  };
}

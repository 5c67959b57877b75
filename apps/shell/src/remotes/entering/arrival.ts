import type { RemoteBeacon } from '@taskloom/contracts';
import { keyOf, type Build } from '../loading/build';
import { LoadFailure } from '../loading/load-failure';
import type { Attribution } from '../telemetry/attribution';
import { beaconOf, type Dependencies } from './enter';

/** How long a screen has to show that it stands, milliseconds. What throws before that is a failed load. */
export const SETTLE_MS = 1_000;

/** One screen between its loading and the moment when it stands; the one beacon of its load is told then. */
export interface Arrival {
  /** It has drawn. */
  drawn: () => void;
  /** It has stood long enough, or was left before. */
  settled: () => void;
  /** It threw: why, and whether it had been standing by then. It is reported under the reference of this failure. */
  crashed: (error: unknown) => { failure: LoadFailure; late: boolean };
}

interface Arriving {
  build: Build;
  /** When it was requested, as {@link Dependencies.now} counts. */
  since: number;
  revision: number;
  /** The version that could not run, in whose place this one does. */
  fallbackFor: string | null;
}

export function arrive(arriving: Arriving, dependencies: Dependencies, attribution: Attribution): Arrival {
  const { build, since, revision, fallbackFor } = arriving;
  let over = false;
  let drawnAt = dependencies.now();
  let stray: string | null = null;
  attribution.know(build);
  const unwatch = attribution.onStray((error) => {
    const isOwn = keyOf(error.build) === keyOf(build);
    if (isOwn) stray ??= error.message;
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
      dependencies.breaker.succeeded(build);
      const durationMs = drawnAt - since;
      const { name, version } = build;
      const beacon: RemoteBeacon =
        // It stands, but something of it broke on the way: whoever watches its error rate should know.
        stray === null
          ? { name, version, outcome: 'ready', stage: 'ready', durationMs }
          : beaconOf(build, new LoadFailure('mount', stray), durationMs);
      dependencies.tell(fallbackFor === null ? beacon : { ...beacon, insteadOf: fallbackFor });
    },
    crashed: (error) => {
      dependencies.loaders.of(build).distrust();
      const failure = new LoadFailure('mount', error);
      if (over) {
        dependencies.late.crashed(build, failure.message, failure.reference);
        return { failure, late: true };
      }
      finish();
      dependencies.breaker.failed(build, failure, revision);
      dependencies.tell(beaconOf(build, failure, dependencies.now() - since));
      return { failure, late: false };
    },
  };
}

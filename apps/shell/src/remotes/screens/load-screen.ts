import type { ComponentType } from 'react';
import type { RemoteBeacon, RemoteReport, RemoteStage, ResolvedRemote } from '@taskloom/contracts';
import { buildsOf, type Build, type Builds } from '../loading/build';
import { LOAD_LIMIT_MS, type LoadStage } from '../loading/limits';
import type { Loaders } from '../loading/loaders';
import { LoadFailure } from '../loading/load-failure';
import { within } from '../loading/time-limit';
import { mismatchOf, type Capabilities, type Mismatch } from '../registry/compatibility';
import type { ReportLoad } from '../telemetry/beacon';
import type { LateReports } from '../telemetry/late-reports';
import { stackOf } from '../telemetry/stack';
import type { Breaker } from './breaker';

/** A screen that can be drawn. */
export interface LoadedScreen {
  phase: 'ready';
  Screen: ComponentType;
  build: Build;
  /** The path of a route, a slot, or an extension. */
  place: string;
  since: number;
  /** The requested version, when that is not the one that runs. */
  insteadOf: string | null;
  /** The requested version, when it was tried and failed. Null when this version was already running. */
  fallbackFor: string | null;
}

/** How a request for a remote's screen ended. */
export type Outcome =
  | LoadedScreen
  | { phase: 'failed'; build: Build; failure: LoadFailure }
  | { phase: 'incompatible'; build: Build; mismatch: Mismatch };

export interface LoadRequest {
  remote: ResolvedRemote;
  path: string;
  revision: number;
  capabilities: Capabilities;
  /** The version of this remote that is already rendered: two versions never run on one page at the same time. */
  running?: string;
  /** A version to skip, because it threw while rendering. */
  except?: { version: string; failure: LoadFailure };
  /**
   * `manual`: the user retries, so the breaker is ignored and pending work is abandoned. `automatic`: the same for an automatic retry,
   * which is not reported.
   */
  retry?: 'manual' | 'automatic';
  limitMs?: number;
}

export interface Dependencies {
  loaders: Loaders;
  breaker: Breaker;
  report: ReportLoad;
  /** Reports errors after a screen has settled. */
  late: LateReports;
  now: () => number;
}

const STAGE: Record<LoadStage, RemoteStage> = {
  manifest: 'manifest',
  entry: 'entry',
  expose: 'expose',
  screen: 'mount',
  mount: 'mount',
};

/** The beacon of a load that failed. */
export const beaconOf = (
  { name, version }: Build,
  failure: LoadFailure,
  durationMs: number,
): RemoteBeacon & Pick<RemoteReport, 'stack'> => ({
  name,
  version,
  outcome: failure.kind === 'revoked' ? 'revoked' : 'failed',
  stage: STAGE[failure.stage],
  durationMs,
  reason: failure.message,
  reference: failure.reference,
  stack: stackOf(failure.cause),
});

const runningFirst = ([requested, ...others]: Builds, running?: string): Builds => {
  const other = others.find(({ version }) => version === running);
  return other ? [other, requested] : [requested, ...others];
};

const refuse = (build: Build, mismatch: Mismatch, report: ReportLoad): Outcome => {
  const { name, version } = build;
  report({ name, version, outcome: 'incompatible', stage: 'compatible', durationMs: 0 });
  return { phase: 'incompatible', build, mismatch };
};

/** Why this build is skipped; null when it is loaded. */
function skipReasonOf(
  build: Build,
  { except, retry, revision, path }: LoadRequest,
  { breaker }: Dependencies,
): LoadFailure | null {
  if (except?.version === build.version) return except.failure;
  return retry ? null : breaker.open(build, revision, path);
}

/** One build: compatible → breaker → manifest → entry → expose → screen. */
async function loadBuild(
  build: Build,
  request: LoadRequest,
  until: number,
  dependencies: Dependencies,
): Promise<Outcome> {
  const { breaker, report, now } = dependencies;
  const since = now();
  const mismatch = mismatchOf(build, request.capabilities);
  if (mismatch) return refuse(build, mismatch, report);
  const skipped = skipReasonOf(build, request, dependencies);
  if (skipped) return { phase: 'failed', build, failure: skipped };
  const loader = dependencies.loaders.of(build);
  if (request.retry) loader.abandon();
  try {
    const Screen = await within(Math.max(0, until - since), () => loader.screen(request.path));
    return { phase: 'ready', Screen, build, place: request.path, since, insteadOf: null, fallbackFor: null };
  } catch (error) {
    if (!(error instanceof LoadFailure)) loader.abandon();
    const failure = error instanceof LoadFailure ? error : new LoadFailure('manifest', error);
    if (request.retry !== 'automatic') {
      breaker.failed(build, failure, request.revision, request.path);
      report(beaconOf(build, failure, now() - since));
    }
    return { phase: 'failed', build, failure };
  }
}

/** The share of the time limit reserved for the fallback version, in case the requested one hangs. */
const FALLBACK_SHARE = 0.15;

/** Loads a screen of a remote in the requested version or, when that fails, in the fallback version, within one time limit. */
export async function loadScreen(request: LoadRequest, dependencies: Dependencies): Promise<Outcome> {
  const { version } = request.remote;
  const limitMs = request.limitMs ?? LOAD_LIMIT_MS;
  const until = dependencies.now() + limitMs;
  const [requested, ...others] = runningFirst(buildsOf(request.remote), request.running);
  const untilOther = others.length > 0 ? until - limitMs * FALLBACK_SHARE : until;
  let outcome = await loadBuild(requested, request, untilOther, dependencies);
  const first = outcome;
  for (const build of others) {
    if (outcome.phase !== 'ready') outcome = await loadBuild(build, request, until, dependencies);
  }
  if (outcome.phase !== 'ready') return first;
  const insteadOf = outcome.build.version === version ? null : version;
  return { ...outcome, insteadOf, fallbackFor: outcome === first ? null : insteadOf };
}

import type { RemoteRoute, ResolvedRemote } from '@taskloom/contracts';
import { buildsOf, type Build } from '../loading/build';
import { createLoaders, type Loaders } from '../loading/loaders';
import { createRemoteLoader, type RemoteLoader } from '../loading/remote-loader';
import { createFrameLoader } from '../framed/frame-loader';
import { createPrefetch } from '../loading/prefetch';
import type { Answers } from '../registry/answers';
import { createIsOutdated } from '../outdated/is-outdated';
import { mismatchOf, type Capabilities } from '../registry/compatibility';
import { createAttribution } from '../telemetry/attribution';
import { reportLoad, type ReportLoad } from '../telemetry/beacon';
import { createLateReports } from '../telemetry/late-reports';
import { measureLater } from '../telemetry/measure-later';
import type { Measure } from '../telemetry/screen-vitals';
import { arrive, type Arrival } from './arrival';
import { createBreaker } from './breaker';
import { enter, type Entered, type Dependencies, type Outcome, type LoadRequest } from './enter';

/** How the slots of this page load the screens of remotes. */
export interface Entrances {
  loaders: Loaders;
  enter: (
    request: Pick<LoadRequest, 'remote' | 'path' | 'except' | 'manner' | 'limitMs'>,
  ) => Promise<Outcome>;
  arrive: (entered: Entered) => Arrival;
  /** An uncaught error in the frame of a build. */
  strayed: (build: Build, message: string, stack?: string) => void;
  /** A script blocked the frame of a build. */
  held: (build: Build, file: string, durationMs: number) => void;
  /** Measures the web vitals of a screen from now on, until the returned function is called. */
  measure: Measure;
  /** Fetches the files that {@link Entrances.enter} needs, without running them. Failures are ignored: the slot handles them. */
  prefetch: (remote: ResolvedRemote, route: RemoteRoute) => Promise<void>;
  /** Whether the server has a newer shell than this page. */
  isOutdated: () => Promise<boolean>;
}

interface Setting {
  answers: Pick<Answers, 'state' | 'running'>;
  capabilities: () => Promise<Capabilities>;
  loaders?: Loaders;
  dependencies?: Partial<Dependencies>;
}

const createLoader = (build: Build): RemoteLoader =>
  build.isolation === 'frame' ? createFrameLoader(build) : createRemoteLoader(build);

export function createEntrances({ answers, capabilities, loaders, dependencies: own }: Setting): Entrances {
  const now = own?.now ?? (() => performance.now());
  const isOutdated = createIsOutdated();
  const attribution = createAttribution();
  /** In a page that is older than the server, a failure is not the fault of the remote. */
  const report: ReportLoad = async (beacon) => {
    if (beacon.outcome === 'ready' || beacon.outcome === 'vitals' || !(await isOutdated()))
      reportLoad(beacon);
  };
  const dependencies: Dependencies = {
    loaders: loaders ?? createLoaders(createLoader),
    breaker: createBreaker(now),
    report,
    late: createLateReports(report),
    now,
    ...own,
  };
  attribution.onUnclaimed(({ build, message, stack }) => dependencies.late.threw(build, message, stack));
  const measure = measureLater(report, now, ({ url, durationMs }) => {
    const build = attribution.ownerOf(null, url);
    if (build) dependencies.late.held(build, url, durationMs);
  });
  const prefetchFiles = createPrefetch();
  const revision = (): number => answers.state().revision;
  /** Fetched only for a remote that requires a capability. */
  const capabilitiesFor = (remote: ResolvedRemote): Promise<Capabilities> =>
    buildsOf(remote).some(({ requires }) => requires.api?.length) ? capabilities() : Promise.resolve(null);

  return {
    loaders: dependencies.loaders,
    isOutdated,
    enter: async (request) =>
      enter(
        {
          ...request,
          revision: revision(),
          // A retry loads the requested version in place of the running one.
          running: request.manner ? undefined : answers.running(request.remote.name),
          capabilities: await capabilitiesFor(request.remote),
        },
        dependencies,
      ),
    arrive: ({ build, place, since, fallbackFor }) =>
      arrive({ build, place, since, fallbackFor, revision: revision() }, dependencies, attribution),
    measure,
    held: (build, file, durationMs) => dependencies.late.held(build, file, durationMs),
    strayed: (build, message, stack) => attribution.threw({ build, message, stack }),
    prefetch: async (remote, route) => {
      const [requested] = buildsOf(remote);
      if (
        // The cache of the page is not that of a frame.
        requested.isolation === 'frame' ||
        dependencies.breaker.open(requested, revision()) ||
        mismatchOf(requested, await capabilitiesFor(remote))
      )
        return;
      await prefetchFiles(requested, route);
    },
  };
}

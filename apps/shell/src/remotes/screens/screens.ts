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
import { trackLoad, type LoadTracker } from './load-tracker';
import { createBreaker } from './breaker';
import { loadScreen, type LoadedScreen, type Dependencies, type Outcome, type LoadRequest } from './load-screen';

/** How the slots of this page load the screens of remotes. */
export interface Screens {
  loaders: Loaders;
  load: (
    request: Pick<LoadRequest, 'remote' | 'path' | 'except' | 'retry' | 'limitMs'>,
  ) => Promise<Outcome>;
  /** Reports how the load ended, once the screen has settled or crashed. */
  track: (screen: LoadedScreen) => LoadTracker;
  /** An uncaught error in the frame of a build. */
  uncaught: (build: Build, message: string, stack?: string) => void;
  /** A script blocked the frame of a build. */
  held: (build: Build, file: string, durationMs: number) => void;
  /** Measures the web vitals of a screen from now on, until the returned function is called. */
  measure: Measure;
  /** Fetches the files that {@link Screens.load} needs, without running them. Failures are ignored: the slot handles them. */
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

export function createScreens({ answers, capabilities, loaders, dependencies: own }: Setting): Screens {
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
    load: async (request) =>
      loadScreen(
        {
          ...request,
          revision: revision(),
          // A retry loads the requested version in place of the running one.
          running: request.retry ? undefined : answers.running(request.remote.name),
          capabilities: await capabilitiesFor(request.remote),
        },
        dependencies,
      ),
    track: ({ build, place, since, fallbackFor }) =>
      trackLoad({ build, place, since, fallbackFor, revision: revision() }, dependencies, attribution),
    measure,
    held: (build, file, durationMs) => dependencies.late.held(build, file, durationMs),
    uncaught: (build, message, stack) => attribution.threw({ build, message, stack }),
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

import type { RemoteRoute, ResolvedRemote } from '@taskloom/contracts';
import { buildsOf } from '../loading/build';
import { createLoaders, type Loaders } from '../loading/loaders';
import { createPrefetch } from '../loading/prefetch';
import type { Answers } from '../registry/answers';
import { createIsOutdated } from '../outdated/is-outdated';
import { mismatchOf, type Capabilities } from '../registry/compatibility';
import { createAttribution } from '../telling/attribution';
import { tellLoad, type TellLoad } from '../telling/beacon';
import { createLateReports } from '../telling/late-reports';
import { observeLongTasks } from '../telling/long-tasks';
import { arrive, type Arrival } from './arrival';
import { createBreaker } from './breaker';
import { enter, type Entered, type Means, type Outcome, type Wish } from './enter';

/** The ways into the remotes, as the slots of this page use them. */
export interface Entrances {
  loaders: Loaders;
  enter: (wish: Pick<Wish, 'remote' | 'path' | 'except' | 'manner' | 'limitMs'>) => Promise<Outcome>;
  arrive: (entered: Entered) => Arrival;
  /** Fetches the files that {@link Entrances.enter} would need, and runs none of them. Failures are left to the slot. */
  prefetch: (remote: ResolvedRemote, route: RemoteRoute) => Promise<void>;
  /** Whether the server has a newer shell than this page. */
  isOutdated: () => Promise<boolean>;
}

interface Setting {
  answers: Pick<Answers, 'state' | 'running'>;
  capabilities: () => Promise<Capabilities>;
  loaders?: Loaders;
  means?: Partial<Means>;
}

export function createEntrances({ answers, capabilities, loaders, means: own }: Setting): Entrances {
  const now = own?.now ?? (() => performance.now());
  const isOutdated = createIsOutdated();
  const attribution = createAttribution();
  /** In a page that is older than the server, what fails is not the fault of the remote. */
  const tell: TellLoad = async (beacon) => {
    if (beacon.outcome === 'ready' || !(await isOutdated())) tellLoad(beacon);
  };
  const means: Means = {
    loaders: loaders ?? createLoaders(),
    breaker: createBreaker(now),
    tell,
    late: createLateReports(tell),
    now,
    ...own,
  };
  attribution.onUnclaimed(({ build, message }) => means.late.threw(build, message));
  observeLongTasks(({ url, durationMs }) => {
    const build = attribution.ownerOf(null, url);
    if (build) means.late.held(build, url, durationMs);
  });
  const prefetchFiles = createPrefetch();
  const revision = (): number => answers.state().revision;
  /** Asked only for a remote that needs something of the API. */
  const toldFor = (remote: ResolvedRemote): Promise<Capabilities> =>
    buildsOf(remote).some(({ requires }) => requires.api?.length) ? capabilities() : Promise.resolve(null);

  return {
    loaders: means.loaders,
    isOutdated,
    enter: async (wish) =>
      enter(
        {
          ...wish,
          revision: revision(),
          // A person who asks again wants the wished version, in place of what runs.
          running: wish.manner ? undefined : answers.running(wish.remote.name),
          capabilities: await toldFor(wish.remote),
        },
        means,
      ),
    arrive: ({ build, since, fallbackFor }) =>
      arrive({ build, since, fallbackFor, revision: revision() }, means, attribution),
    prefetch: async (remote, route) => {
      const [wished] = buildsOf(remote);
      if (means.breaker.open(wished, revision()) || mismatchOf(wished, await toldFor(remote))) return;
      await prefetchFiles(wished, route);
    },
  };
}

import type { ComponentType } from 'react';
import type { RemoteApp } from '@taskloom/client';
import { withAttempts } from './attempts';
import type { Build } from './build';
import { forgetContainer, loadEntry } from './entry-script';
import { openRemote, openScreen } from './expose';
import { publishSums, sameSums } from './integrity';
import { LOAD_LIMIT_MS, STAGE_LIMIT_MS, type LoadStage } from './limits';
import { LoadFailure } from './load-failure';
import { fetchManifest } from './manifest';
import { atNewUrl, chunksAtNewUrls } from './new-urls';
import { within } from './time-limit';

/** The work of each stage; tests replace it. */
const STEPS = { fetchManifest, loadEntry, openRemote, openScreen };
export type Steps = typeof STEPS;
type Stage = Exclude<LoadStage, 'mount'>;

export interface RemoteLoader {
  /** Loads the page of a route through all outstanding stages. Rejects with a {@link LoadFailure}. */
  screen: (path: string) => Promise<ComponentType>;
  /** Whether its entry script has run in this page. Its effects stay until the page is reloaded. */
  hasRun: () => boolean;
  /** Requests everything at new URLs from now on, after a failure of a file such as a late chunk. */
  distrust: () => void;
  /** Abandons a pending load, which may hang, so that the next call starts over. Rendered screens stay. */
  abandon: () => void;
  /** Starts over if the hashes of this version have changed, since it was rebuilt in place (in development). */
  renew: (build: Build) => void;
}

/** Shares a running call and caches its result; a failure is not cached. */
function cached<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
  let running: Promise<T> | null = null;
  const call = (...args: A): Promise<T> => {
    const mine = work(...args).catch((error: unknown) => {
      if (running === mine) running = null;
      throw error;
    });
    return mine;
  };
  return {
    get: (...args: A): Promise<T> => (running ??= call(...args)),
    forget: () => {
      running = null;
    },
  };
}

/**
 * Loads one version of one remote: manifest → entry → expose → screen, each within its time limit and all within
 * {@link LOAD_LIMIT_MS}. Only successes are cached.
 */
export function createRemoteLoader(first: Build, steps: Steps = STEPS): RemoteLoader {
  let build = first;
  let stage: Stage = 'manifest';
  let failures = 0;
  let underWay = 0;
  let hasRun = false;
  let containerName: string | null = null;

  const distrust = (): void => {
    failures += 1;
    if (containerName) chunksAtNewUrls(containerName, failures);
  };

  const during = <T>(name: Stage, all: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => {
    stage = name;
    return withAttempts(() => within(STAGE_LIMIT_MS[name], work, all), all);
  };

  const app = cached(async (all: AbortSignal): Promise<RemoteApp> => {
    const cache = failures > 0 ? 'reload' : 'default';
    const entry = await during('manifest', all, (signal) => steps.fetchManifest(build, signal, cache));
    containerName = entry.container;
    publishSums(containerName, build);
    const container = await during('entry', all, (signal) => {
      hasRun = true;
      return steps.loadEntry(atNewUrl(entry, failures), signal);
    });
    return during('expose', all, () => steps.openRemote(build.name, container));
  });

  const load = (path: string) => async (): Promise<ComponentType> => {
    underWay += 1;
    try {
      return await within(LOAD_LIMIT_MS, async (all) => {
        const ready = await app.get(all);
        return during('screen', all, () => steps.openScreen(ready, path));
      });
    } catch (error) {
      distrust();
      throw new LoadFailure(stage, error);
    } finally {
      underWay -= 1;
    }
  };

  const pages = new Map<string, ReturnType<typeof cached<[], ComponentType>>>();
  const startOver = (): void => {
    distrust();
    // The old runtime may wait for chunks that never arrive; running the entry again creates a new one.
    if (containerName) forgetContainer(containerName);
    app.forget();
    pages.clear();
  };
  return {
    hasRun: () => hasRun,
    distrust,
    abandon: () => {
      if (underWay > 0) startOver();
    },
    renew: (next) => {
      if (sameSums(build, next)) return;
      build = next;
      startOver();
    },
    screen: (path) => {
      const page = pages.get(path) ?? cached(load(path));
      pages.set(path, page);
      return page.get();
    },
  };
}

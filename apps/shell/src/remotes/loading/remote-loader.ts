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

/** The work of each stage; a test puts its own in. */
const STEPS = { fetchManifest, loadEntry, openRemote, openScreen };
export type Steps = typeof STEPS;
type Stage = Exclude<LoadStage, 'mount'>;

export interface RemoteLoader {
  /** The page of a route, through all stages that are not done yet. Rejects with a {@link LoadFailure}. */
  screen: (path: string) => Promise<ComponentType>;
  /** Whether its entry script was put into this page: what it did there stays until the page is reloaded. */
  hasRun: () => boolean;
  /** Something of it failed, a late chunk perhaps: what is fetched from now on is asked for under new URLs. */
  distrust: () => void;
  /** Stops waiting for what is under way, which may hang: the next call begins anew. What is on the screen is not touched. */
  abandon: () => void;
  /** The registry says other sums for this version than before, so it was built anew in place: begins anew with them. */
  renew: (build: Build) => void;
}

/** Shares what runs, keeps what succeeds and forgets what fails, so that the next call tries again. */
function kept<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
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
 * Loads one version of one remote: manifest → entry → expose → screen, each within its time and all within
 * {@link LOAD_LIMIT_MS}. Only success is kept.
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

  const app = kept(async (all: AbortSignal): Promise<RemoteApp> => {
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

  const pages = new Map<string, ReturnType<typeof kept<[], ComponentType>>>();
  const beginAnew = (): void => {
    distrust();
    // Its chunks have a runtime that waits for them; the entry makes another one.
    if (containerName) forgetContainer(containerName);
    app.forget();
    pages.clear();
  };
  return {
    hasRun: () => hasRun,
    distrust,
    abandon: () => {
      if (underWay > 0) beginAnew();
    },
    renew: (next) => {
      if (sameSums(build, next)) return;
      build = next;
      beginAnew();
    },
    screen: (path) => {
      const page = pages.get(path) ?? kept(load(path));
      pages.set(path, page);
      return page.get();
    },
  };
}

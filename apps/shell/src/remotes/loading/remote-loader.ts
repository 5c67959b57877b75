import type { ComponentType } from 'react';
import type { ResolvedRemote } from '@taskloom/contracts';
import type { RemoteApp } from '@taskloom/client';
import { withAttempts } from './attempts';
import { loadEntry } from './entry-script';
import { openRemote, openScreen } from './expose';
import { LOAD_LIMIT_MS, STAGE_LIMIT_MS, type LoadStage } from './limits';
import { LoadFailure } from './load-failure';
import { fetchManifest } from './manifest';
import { atNewUrl, chunksAtNewUrls } from './new-urls';
import { within } from './time-limit';

/** The work of each stage; a test puts its own in. */
export const STEPS = { fetchManifest, loadEntry, openRemote, openScreen };
export type Steps = typeof STEPS;

export interface RemoteLoader {
  /** The page of a route, through all stages that are not done yet. Rejects with a {@link LoadFailure}. */
  screen: (path: string) => Promise<ComponentType>;
  /** The remote itself, once its code is here. */
  app: () => RemoteApp | null;
  /** Something of it failed, a late chunk perhaps: what is fetched from now on is asked for under new URLs. */
  distrust: () => void;
}

/** Shares what runs, keeps what succeeds and forgets what fails, so that the next call tries again. */
function kept<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let running: Promise<T> | null = null;
  return (...args) => {
    running ??= work(...args).catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}

/**
 * Loads one version of one remote: manifest → entry → expose → screen, each within its time and all within
 * {@link LOAD_LIMIT_MS}. Only success is kept.
 */
export function createRemoteLoader(remote: ResolvedRemote, steps: Steps = STEPS): RemoteLoader {
  let stage: LoadStage = 'manifest';
  let failures = 0;
  let opened: RemoteApp | null = null;
  let containerName: string | null = null;

  const distrust = (): void => {
    failures += 1;
    if (containerName) chunksAtNewUrls(containerName, failures);
  };

  const during = <T>(name: LoadStage, all: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => {
    stage = name;
    return withAttempts(() => within(STAGE_LIMIT_MS[name], work, all), all);
  };

  const app = kept(async (all: AbortSignal): Promise<RemoteApp> => {
    const cache = failures > 0 ? 'reload' : 'default';
    const entry = await during('manifest', all, (signal) =>
      steps.fetchManifest(remote.manifest, signal, cache),
    );
    containerName = entry.container;
    const container = await during('entry', all, (signal) =>
      steps.loadEntry(atNewUrl(entry, failures), signal),
    );
    opened = await during('expose', all, () => steps.openRemote(remote.name, container));
    return opened;
  });

  const load = (path: string) => async (): Promise<ComponentType> => {
    try {
      return await within(LOAD_LIMIT_MS, async (all) => {
        const ready = await app(all);
        return during('screen', all, () => steps.openScreen(ready, path));
      });
    } catch (error) {
      distrust();
      throw new LoadFailure(stage, error);
    }
  };

  const pages = new Map<string, () => Promise<ComponentType>>();
  return {
    app: () => opened,
    distrust,
    screen: (path) => {
      const page = pages.get(path) ?? kept(load(path));
      pages.set(path, page);
      return page();
    },
  };
}

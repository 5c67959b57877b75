import { createObservable } from '@taskloom/contracts';
import { keyOf, type Build } from './build';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface Loaders {
  /** The loader of this version, created once. */
  of: (build: Build) => RemoteLoader;
  /** The builds whose code has run in this page. */
  run: () => readonly Build[];
  /** A frame with this build is open, until the returned function is called. */
  opened: (build: Build) => () => void;
  /** Called after each load of a screen, successful or not. */
  onLoaded: (listener: () => void) => () => void;
}

/** All loaders of this page, one per version of each remote. */
export function createLoaders(create: (build: Build) => RemoteLoader = createRemoteLoader): Loaders {
  const loaders = new Map<string, { loader: RemoteLoader; build: Build }>();
  const loads = createObservable();
  const frames = new Set<{ build: Build }>();

  const watched = (loader: RemoteLoader): RemoteLoader => ({
    ...loader,
    screen: (path) => loader.screen(path).finally(loads.notify),
  });

  return {
    of: (build) => {
      const key = keyOf(build);
      const loader = loaders.get(key)?.loader ?? watched(create(build));
      loaders.set(key, { loader, build });
      loader.renew(build);
      return loader;
    },
    run: () =>
      [...[...loaders.values()].filter(({ loader }) => loader.hasRun()), ...frames].map(({ build }) => build),
    opened: (build) => {
      const frame = { build };
      frames.add(frame);
      return () => frames.delete(frame);
    },
    onLoaded: loads.subscribe,
  };
}

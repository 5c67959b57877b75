import { keyOf, type Build } from './build';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface Loaders {
  /** The loader of this version, created once. */
  of: (build: Build) => RemoteLoader;
  /** The builds whose code has run in this page. */
  run: () => readonly Build[];
  /** Called after each load of a screen, successful or not. */
  onLoaded: (listener: () => void) => () => void;
}

/** All loaders of this page, one per version of each remote. */
export function createLoaders(create: (build: Build) => RemoteLoader = createRemoteLoader): Loaders {
  const loaders = new Map<string, { loader: RemoteLoader; build: Build }>();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  const watched = (loader: RemoteLoader): RemoteLoader => ({
    ...loader,
    screen: (path) => loader.screen(path).finally(notify),
  });

  return {
    of: (build) => {
      const key = keyOf(build);
      const loader = loaders.get(key)?.loader ?? watched(create(build));
      loaders.set(key, { loader, build });
      loader.renew(build);
      return loader;
    },
    run: () => [...loaders.values()].filter(({ loader }) => loader.hasRun()).map(({ build }) => build),
    onLoaded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

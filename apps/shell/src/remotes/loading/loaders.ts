import { keyOf, type Build } from './build';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface Loaders {
  /** The loader of this version of the remote; always the same one. */
  of: (build: Build) => RemoteLoader;
  /** The builds whose code has run in this page. */
  run: () => readonly Build[];
  /** Called after each load of a screen, also of one that fails. */
  onLoaded: (tell: () => void) => () => void;
}

/** All loaders of this page, one for each version of each remote. */
export function createLoaders(create: (build: Build) => RemoteLoader = createRemoteLoader): Loaders {
  const loaders = new Map<string, { loader: RemoteLoader; build: Build }>();
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((tell) => tell());

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
    onLoaded: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

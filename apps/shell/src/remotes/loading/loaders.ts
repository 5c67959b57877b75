import type { RemoteApp } from '@taskloom/client';
import { keyOf, type Build } from './build';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface Loaders {
  /** The loader of this version of the remote; always the same one. */
  of: (build: Build) => RemoteLoader;
  /** The remotes whose code is here. The same array until another one comes. */
  opened: () => readonly RemoteApp[];
  onOpened: (tell: () => void) => () => void;
}

/** All loaders of this page, one for each version of each remote. */
export function createLoaders(create: (build: Build) => RemoteLoader = createRemoteLoader): Loaders {
  const loaders = new Map<string, RemoteLoader>();
  const listeners = new Set<() => void>();
  let opened: readonly RemoteApp[] = [];

  const notice = (): void => {
    // Of two versions of one remote the later one speaks.
    const apps = [...loaders.values()].flatMap((loader) => loader.app() ?? []);
    const each = [...new Map(apps.map((app) => [app.name, app])).values()];
    if (each.length === opened.length && each.every((app, index) => app === opened[index])) return;
    opened = each;
    listeners.forEach((tell) => tell());
  };

  const watched = (loader: RemoteLoader): RemoteLoader => ({
    ...loader,
    screen: (path) => loader.screen(path).finally(notice),
  });

  return {
    of: (build) => {
      const key = keyOf(build);
      const loader = loaders.get(key) ?? watched(create(build));
      loaders.set(key, loader);
      loader.renew(build);
      return loader;
    },
    opened: () => opened,
    onOpened: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

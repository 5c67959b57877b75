import type { ResolvedRemote } from '@taskloom/contracts';
import type { RemoteApp } from '@taskloom/client';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';

export interface Loaders {
  /** The loader of this version of the remote; always the same one. */
  of: (remote: ResolvedRemote) => RemoteLoader;
  /** The remotes whose code is here. The same array until another one comes. */
  opened: () => readonly RemoteApp[];
  onOpened: (tell: () => void) => () => void;
}

/** All loaders of this page, one for each version of each remote. */
export function createLoaders(
  create: (remote: ResolvedRemote) => RemoteLoader = createRemoteLoader,
): Loaders {
  const loaders = new Map<string, RemoteLoader>();
  const listeners = new Set<() => void>();
  let opened: readonly RemoteApp[] = [];

  const notice = (): void => {
    const apps = [...loaders.values()].flatMap((loader) => loader.app() ?? []);
    if (apps.length === opened.length) return;
    opened = apps;
    listeners.forEach((tell) => tell());
  };

  const watched = (loader: RemoteLoader): RemoteLoader => ({
    ...loader,
    screen: (path) => loader.screen(path).finally(notice),
  });

  return {
    of: (remote) => {
      const key = `${remote.name}@${remote.version}`;
      const loader = loaders.get(key) ?? watched(create(remote));
      loaders.set(key, loader);
      return loader;
    },
    opened: () => opened,
    onOpened: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

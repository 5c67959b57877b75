import type { ReactElement } from 'react';
import { pathsMeet, RESERVED_PATHS, type RemoteRoute, type ResolvedRemote } from '@taskloom/contracts';
import { matchPath, Route } from '@taskloom/client/router';
import { useRemotes } from './registry/remotes-context';
import { RemoteSlot } from './slot/remote-slot';

const isReserved = (path: string): boolean => RESERVED_PATHS.some((reserved) => pathsMeet(path, reserved));

const slotKey = ({ name }: ResolvedRemote, { path, page }: RemoteRoute): string => `${name} ${page ?? path}`;

/** The key of the screen at a path: unchanged while the same screen stays mounted. */
export function useScreenKey(pathname: string): string {
  const { remotes } = useRemotes();
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return `${slotKey(remote, route)} ${matchPath(route.path, pathname)?.params['id'] ?? ''}`;
  }
  return pathname;
}

/** The routes of all remotes, for the shell's `<Routes>`. The first remote that declares a path gets it; the shell's own are reserved. */
export function useRemoteRoutes(): ReactElement[] {
  const { remotes } = useRemotes();
  const used = new Set<string>();
  return remotes.flatMap((remote) =>
    remote.routes.flatMap((route) => {
      if (used.has(route.path) || isReserved(route.path)) return [];
      used.add(route.path);
      return [
        <Route
          key={`${remote.name} ${route.path}`}
          path={route.path}
          // Between routes with the same key, the screen stays mounted.
          element={<RemoteSlot key={slotKey(remote, route)} remote={remote} route={route} />}
        />,
      ];
    }),
  );
}

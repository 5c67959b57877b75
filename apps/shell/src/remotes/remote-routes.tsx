import type { ReactElement } from 'react';
import { pathsMeet, RESERVED_PATHS } from '@taskloom/contracts';
import { Route } from '@taskloom/client/router';
import { useRemotes } from './registry/remotes-context';
import { RemoteSlot } from './slot/remote-slot';

const isReserved = (path: string): boolean => RESERVED_PATHS.some((reserved) => pathsMeet(path, reserved));

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
          element={<RemoteSlot key={`${remote.name} ${route.path}`} remote={remote} route={route} />}
        />,
      ];
    }),
  );
}

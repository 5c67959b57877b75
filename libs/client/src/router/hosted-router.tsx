import { useState, type ReactNode } from 'react';
import { createPath, UNSAFE_createMemoryHistory, type Location, type To } from 'react-router-dom';
import { HistoryRouter } from './app-router';
import { guardedHistory, type Guard, type GuardedHistory } from './guarded-history';

/** The address of a page, as another page shows it. */
export type HostedPlace = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'> & {
  /** Whether the tab has shown another screen before; older pages don't send it. */
  canGoBack?: boolean;
};

/** The page around a frame, which has the address bar. */
export interface RouterHost {
  place: () => HostedPlace;
  onPlace: (listener: (place: HostedPlace) => void) => () => void;
  navigate: (to: string, options: { replace: boolean; state: unknown }) => void;
  go: (delta: number) => void;
  /** Whether something in the frame is unsaved, so that the page around asks before it leaves. */
  hold?: (held: boolean) => void;
}

function historyOf(host: RouterHost): GuardedHistory {
  const memory = UNSAFE_createMemoryHistory({ initialEntries: [host.place()], v5Compat: true });
  let { canGoBack = false } = host.place();
  const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  const history = guardedHistory({
    ...memory,
    get location() {
      return memory.location;
    },
    get action() {
      return memory.action;
    },
    push: (to, state) => host.navigate(pathOf(to), { replace: false, state }),
    replace: (to, state) => host.navigate(pathOf(to), { replace: true, state }),
    go: host.go,
    listen: (onChange) =>
      host.onPlace(({ state, canGoBack: can = false, ...place }) => {
        canGoBack = can;
        memory.replace(place, state);
        onChange({ action: memory.action, location: memory.location, delta: null });
      }),
  });
  let guards = 0;
  return {
    ...history,
    canGoBack: () => canGoBack,
    guard: (guard: Guard) => {
      const remove = history.guard(guard);
      guards += 1;
      host.hold?.(true);
      return () => {
        remove();
        guards -= 1;
        host.hold?.(guards > 0);
      };
    },
  };
}

/** The router of a frame: it asks the page around it to navigate, and follows its address. */
export function HostedRouter({ host, children }: { host: RouterHost; children: ReactNode }) {
  const [history] = useState(() => historyOf(host));
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

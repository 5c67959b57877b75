import { isRecord } from '@taskloom/contracts';
import type {
  Location,
  Navigator,
  NavigationType,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type RouterHistory =
  ReturnType<typeof UNSAFE_createBrowserHistory> | ReturnType<typeof UNSAFE_createMemoryHistory>;

/** The current location and the action that led to it. */
export interface Position {
  location: Location;
  action: NavigationType;
}

/** Returns whether to block this navigation; `proceed` continues it later, past every guard. */
export type Guard = (proceed: () => void) => boolean;

export interface GuardedHistory {
  navigator: Navigator;
  position: () => Position;
  listen: (onChange: (position: Position) => void) => () => void;
  guard: (guard: Guard) => () => void;
  /** Whether the entry before the current one is of this product. */
  canGoBack: () => boolean;
}

/** The number of the entry within the tab. React Router keeps it in the entry, so that it survives a reload. */
function numberOf(history: RouterHistory): unknown {
  if ('index' in history) return history.index;
  const state: unknown = window.history.state;
  return isRecord(state) ? state.idx : 0;
}

/**
 * A history whose navigations can be blocked, so that unsaved text is not lost. React Router offers that for its data routers only,
 * which are larger than the whole sign-in page.
 */
export function guardedHistory(history: RouterHistory): GuardedHistory {
  const guards = new Set<Guard>();
  let passing = 0;

  const held = (proceed: () => void): boolean => [...guards].some((guard) => guard(proceed));
  const unlessHeld = (navigate: () => void): void => {
    if (!held(navigate)) navigate();
  };
  const go = (delta: number): void => {
    passing += 1;
    history.go(delta);
  };

  return {
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      push: (to, state) => unlessHeld(() => history.push(to, state)),
      replace: (to, state) => unlessHeld(() => history.replace(to, state)),
      go: (delta) => history.go(delta),
    },
    position: () => ({ location: history.location, action: history.action }),
    listen: (onChange) =>
      history.listen(({ action, location, delta }) => {
        if (action !== 'POP') return onChange({ action, location });
        if (passing > 0) {
          passing -= 1;
          return onChange({ action, location });
        }
        // Back and Forward have already changed the URL: a blocked one is reverted and repeated later.
        if (delta && held(() => go(delta))) return go(-delta);
        onChange({ action, location });
      }),
    guard: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    canGoBack: () => Number(numberOf(history)) > 0,
  };
}

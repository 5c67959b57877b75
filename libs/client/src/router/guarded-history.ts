import type {
  Location,
  Navigator,
  NavigationType,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type RouterHistory =
  ReturnType<typeof UNSAFE_createBrowserHistory> | ReturnType<typeof UNSAFE_createMemoryHistory>;

/** Where the page is, and how it got there. */
export interface Position {
  location: Location;
  action: NavigationType;
}

/** Says whether this navigation has to wait; `proceed` carries it out later, past every guard. */
export type Guard = (proceed: () => void) => boolean;

export interface GuardedHistory {
  navigator: Navigator;
  position: () => Position;
  listen: (onChange: (position: Position) => void) => () => void;
  guard: (guard: Guard) => () => void;
}

/**
 * A history whose navigations can be held back, so that unsaved text asks before it is lost. React Router offers that for its
 * data routers only, which weigh more than the whole sign-in page.
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
        // Back and Forward have already moved the address: a held one is put back and done again later.
        if (delta && held(() => go(delta))) return go(-delta);
        onChange({ action, location });
      }),
    guard: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
  };
}

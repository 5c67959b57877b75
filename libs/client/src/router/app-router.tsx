import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { guardedHistory, type GuardedHistory } from './guarded-history';

const HistoryContext = createContext<GuardedHistory | null>(null);

/** The history of the surrounding router, for {@link useUnsavedGuard}. */
export function useGuardedHistory(): GuardedHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('There is no <AppRouter> around this component');
  return history;
}

export function HistoryRouter({ history, children }: { history: GuardedHistory; children: ReactNode }) {
  const [position, setPosition] = useState(history.position);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPosition(next))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={position.location} navigationType={position.action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** The router of the page, used once, in the shell: a BrowserRouter that {@link useUnsavedGuard} can block. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true })));
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

/** The same without a URL, for tests and standalone remotes. */
export function MemoryAppRouter({ route = '/', children }: { route?: string; children: ReactNode }) {
  const [history] = useState(() =>
    guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: [route], v5Compat: true })),
  );
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

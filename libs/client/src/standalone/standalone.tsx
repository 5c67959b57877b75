import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { API_BASE, type User } from '@taskloom/contracts';
import type { RemoteApp, RemoteScreen } from '../remote/remote-app';
import { AppRouter, Navigate, NavLink, Route, Routes } from '../router';
import { createAppStore } from '../session/create-app-store';
import { FakeApi } from '../test-kit/fake-api';
import { aUser } from '../test-kit/samples';
import { Toaster } from '../toasts';

export interface StandaloneOptions {
  /** Sample answers to the calls of the screens. */
  api?: FakeApi;
  user?: User;
  /** The theme provider of the shell: `KitProvider` of the UI library. */
  around?: ComponentType<{ children: ReactNode }>;
}

/** A path without a screen, to check for leaks by navigating there and back. */
const AWAY = '/away';

const Bare = ({ children }: { children: ReactNode }) => children;

const screenOf = ({ path, load }: RemoteScreen) => {
  const Screen = lazy(load);
  return <Route key={path} path={path} element={<Screen />} />;
};

/** Only paths without parameters become links. */
const fixedPaths = ({ routes }: RemoteApp) =>
  routes.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Answers API calls with sample data and passes other requests to the development server. */
function answerWith(api: FakeApi): void {
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    return url.pathname.startsWith(API_BASE) ? api.fetch(input, init) : real(input, init);
  };
}

/** Renders a remote without the shell and the API, with a sample person and sample data. */
export function standalone(remote: RemoteApp, options: StandaloneOptions = {}): void {
  const { api = new FakeApi(), user = aUser({ role: 'admin' }), around: Around = Bare } = options;
  answerWith(api);
  const { store } = createAppStore({
    preloadedState: {
      auth: { user, token: 'sample', isAuthenticated: true, loading: false, error: null, initialized: true },
    },
  });
  // For debugging, and for `npm run test:remote`.
  Object.assign(window, { taskloomStandalone: { store } });
  const paths = fixedPaths(remote);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <Provider store={store}>
      <AppRouter>
        <Around>
          <nav>
            {paths.map((path) => (
              <NavLink key={path} to={path}>
                {path}
              </NavLink>
            ))}
          </nav>
          <main>
            <Suspense>
              <Routes>
                {remote.routes.map(screenOf)}
                <Route path={AWAY} element={null} />
                {paths[0] && <Route path="*" element={<Navigate to={paths[0]} replace />} />}
              </Routes>
            </Suspense>
          </main>
          <Toaster />
        </Around>
      </AppRouter>
    </Provider>,
  );
}

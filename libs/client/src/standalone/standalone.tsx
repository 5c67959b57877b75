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
  /** Sample data: the answers to the calls that the screens make. */
  api?: FakeApi;
  user?: User;
  /** Look of the shell: `KitProvider` of the UI library. */
  around?: ComponentType<{ children: ReactNode }>;
}

/** Where no screen is: whoever looks whether a remote leaves anything behind goes there and back. */
const AWAY = '/away';

const Bare = ({ children }: { children: ReactNode }) => children;

const screenOf = ({ path, load }: RemoteScreen) => {
  const Screen = lazy(load);
  return <Route key={path} path={path} element={<Screen />} />;
};

/** Paths without parameters can be offered as links; the others are reached from them. */
const fixedPaths = ({ routes }: RemoteApp) =>
  routes.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Calls of the API get sample data; the development server's own files come from where they are. */
function answerWith(api: FakeApi): void {
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    return url.pathname.startsWith(API_BASE) ? api.fetch(input, init) : real(input, init);
  };
}

/** Shows a remote without the shell and without the API: a signed-in sample person, sample data, its own screens. */
export function standalone(remote: RemoteApp, options: StandaloneOptions = {}): void {
  const { api = new FakeApi(), user = aUser({ role: 'admin' }), around: Around = Bare } = options;
  answerWith(api);
  const { store } = createAppStore({
    preloadedState: {
      auth: { user, token: 'sample', isAuthenticated: true, loading: false, error: null, initialized: true },
    },
  });
  // For looking at from outside: by hand, and by `npm run test:remote`.
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

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { API_BASE, type RemotePermissions, type User } from '@taskloom/contracts';
import { CallsOfRemote } from '../remote/calls-of-remote';
import type { RemoteApp, RemoteScreen } from '../remote/remote-app';
import { AppRouter, Navigate, NavLink, Route, Routes } from '../router';
import { createAppStore } from '../session/create-app-store';
import { FakeApi } from '../test-kit/fake-api';
import { aUser } from '../test-kit/samples';
import { Toaster } from '../toasts';
import type { StandaloneDeclaration } from './declaration';
import { OwnExtensions } from './own-extensions';
import { extensionsOf, placesOf, type Place } from './places-of';
import { sampleAnswers } from './sample-answers';
import { PLACE_STYLES } from './place-styles';
import { STANDALONE_WORDS } from './texts';

/** The surroundings of a remote that runs alone: sample data, the signed-in person, and providers. */
export interface StandaloneOptions {
  /** Sample responses to the calls of the screens. */
  api?: FakeApi;
  /** The imported `remote.json`: titles of the extensions, commands, notifications, and the calls that it may make. */
  declaration?: StandaloneDeclaration;
  user?: User;
  /** The theme provider of the shell: `KitProvider` of the UI library. */
  around?: ComponentType<{ children: ReactNode }>;
}

/** A path without a screen, to check for leaks by navigating there and back. */
const AWAY = '/away';

const Bare = ({ children }: { children: ReactNode }) => children;

const screenOf =
  (remote: { name: string; permissions?: RemotePermissions }) =>
  ({ path, load }: RemoteScreen) => {
    const Screen = lazy(load);
    const element = (
      <CallsOfRemote {...remote}>
        <Screen />
      </CallsOfRemote>
    );
    return <Route key={path} path={path} element={element} />;
  };

/** Only paths without parameters become links. */
const fixedPaths = ({ routes }: RemoteApp) =>
  routes.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Responds to API calls with sample data and passes other requests to the development server. */
function answerWith(api: FakeApi): void {
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    return url.pathname.startsWith(API_BASE) ? api.fetch(input, init) : real(input, init);
  };
}

const Navigation = ({ paths, places }: { paths: readonly string[]; places: readonly Place[] }) => (
  <>
    <nav>
      {paths.map((path) => (
        <NavLink key={path} to={path}>
          {path}
        </NavLink>
      ))}
    </nav>
    {places.length > 0 && (
      <nav aria-label={STANDALONE_WORDS.extensions}>
        {places.map(({ path, title }) => (
          <NavLink key={path} to={path}>
            {title}
          </NavLink>
        ))}
      </nav>
    )}
  </>
);

/**
 * Renders a remote without the shell and the API, with a sample person and sample data. Each extension has a screen of its own, with
 * what surrounds it in the product; calls that `api` doesn't answer get the projects and tasks of a small installation.
 * @example
 * standalone(remote, { declaration, around: ThemeProvider, api: new FakeApi().on('GET', API.projects, [aProject()]) });
 */
export function standalone(remote: RemoteApp, options: StandaloneOptions = {}): void {
  const {
    api = new FakeApi(),
    declaration,
    user = aUser({ role: 'admin' }),
    around: Around = Bare,
  } = options;
  answerWith(api.otherwise(sampleAnswers()));
  const { store } = createAppStore({
    preloadedState: {
      auth: { user, token: 'sample', isAuthenticated: true, loading: false, error: null, initialized: true },
    },
  });
  const offers = extensionsOf(remote, declaration);
  // For debugging, and for `npm run test:remote`.
  const extensions = offers.map(({ point, key }) => `${point}/${key}`);
  Object.assign(window, { taskloomStandalone: { store, extensions } });
  const permissions = declaration?.permissions as RemotePermissions | undefined;
  const paths = fixedPaths(remote);
  const places = placesOf(offers, declaration);
  const first = paths[0] ?? places[0]?.path;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <Provider store={store}>
      <AppRouter>
        <Around>
          {places.length > 0 && <style>{PLACE_STYLES}</style>}
          <Navigation paths={paths} places={places} />
          <OwnExtensions remote={remote} offers={offers} permissions={permissions}>
            <main>
              <Suspense>
                <Routes>
                  {remote.routes.map(screenOf({ name: remote.name, permissions }))}
                  {places.map(({ path, element }) => (
                    <Route key={path} path={path} element={element} />
                  ))}
                  <Route path={AWAY} element={null} />
                  {first && <Route path="*" element={<Navigate to={first} replace />} />}
                </Routes>
              </Suspense>
            </main>
          </OwnExtensions>
          <Toaster />
        </Around>
      </AppRouter>
    </Provider>,
  );
}

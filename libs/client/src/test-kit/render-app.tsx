import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { toast } from 'sonner';
import type { User } from '@taskloom/contracts';
import { setDeliveryPauses } from '@taskloom/contracts/rtk';
import { MemoryAppRouter, useLocation } from '../router';
import { Toaster } from '../toasts';
import { createAppStore } from '../session/create-app-store';
import type { KeyValueStore } from '../storage/browser-storage';
import { FakeApi } from './fake-api';
import { aUser } from './samples';

export interface RenderOptions {
  /** Address at which the test begins; `/` unless said otherwise. */
  route?: string;
  /** Who is signed in; `null` for a visitor, somebody unless said otherwise. */
  user?: User | null;
  api?: FakeApi;
  /** Providers that a screen needs around it: `KitProvider` of the UI library. */
  around?: ComponentType<{ children: ReactNode }>;
}

function noStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const signedIn = (user: User) => ({
  auth: { user, token: 'test-token', isAuthenticated: true, loading: false, error: null, initialized: true },
});

const signedOut = {
  auth: { user: null, token: null, isAuthenticated: false, loading: false, error: null, initialized: true },
};

const Bare = ({ children }: { children: ReactNode }) => children;

/**
 * Draws a screen the way the shell does: real store, real cache, a router in memory, toasts; only `fetch` is a table.
 * Answers what a test needs: `user` (user-event), `store`, `api` (what was sent), `me`, `path()` (where the screen went).
 */
export function renderApp(ui: ReactElement, options: RenderOptions = {}) {
  const { route, user: me = aUser(), api = new FakeApi(), around: Around = Bare } = options;
  const { store, stop } = createAppStore({
    storage: noStorage(),
    preloadedState: me ? signedIn(me) : signedOut,
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  stops.add(stop);

  let path = '';
  const Watch = () => {
    const { pathname, search, hash } = useLocation();
    path = `${pathname}${search}${hash}`;
    return null;
  };
  const view = render(
    <Provider store={store}>
      <MemoryAppRouter route={route}>
        <Around>{ui}</Around>
        <Watch />
        <Toaster />
      </MemoryAppRouter>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), store, api, me, path: () => path };
}

/** Nobody waits in a test for an answer that will not come. */
setDeliveryPauses([]);

const stops = new Set<() => void>();
afterEach(() => {
  stops.forEach((stop) => stop());
  stops.clear();
  // Toasts outlive the screen: one of this test must not answer for one of the next.
  toast.dismiss();
});

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

/** The surroundings of a screen in a test. */
export interface RenderOptions {
  /** The initial URL; `/` by default. */
  route?: string;
  /** The signed-in user; a sample user by default, `null` for a visitor. */
  user?: User | null;
  api?: FakeApi;
  /** Providers around the screen: `KitProvider` of the UI library. */
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
 * Renders a screen as the shell does, with the real store and cache, a memory router and toasts; only `fetch` is replaced.
 * Returns `user` (user-event), `store`, `api` (recorded requests), `me` and `path()` (the current URL).
 * @example
 * renderApp(<p>Reports</p>, { route: '/reports', api });
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

// sonner's style sheet makes a toast transparent in its first render, and jsdom compares its 150 rules with each element whose style is read.
for (const style of document.head.querySelectorAll('style')) {
  if (style.textContent.includes('[data-sonner-toast]')) style.remove();
}

/** Tests don't wait between attempts. */
setDeliveryPauses([]);

const stops = new Set<() => void>();
afterEach(() => {
  stops.forEach((stop) => stop());
  stops.clear();
  // Toasts outlive the screen and would be visible in the next test.
  toast.dismiss();
});

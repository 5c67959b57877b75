import type { ReactElement, ReactNode } from 'react';
import { CallsOfRemote, type RemoteApp } from '@taskloom/client';
import { Route, Routes } from '@taskloom/client/router';
import { renderApp, type RenderOptions } from '@taskloom/client/test-kit';
import { setLanguage, type Language } from '@taskloom/client/texts';
import type { RemotePermissions } from '@taskloom/contracts';
import { THEME_STORAGE_KEY, ThemeProvider, type Theme } from '@taskloom/ui';

/** Name and permissions of an imported `remote.json`, whose texts TypeScript widens to `string`. */
export interface RemoteDeclaration {
  name: string;
  permissions?: { [Right in keyof RemotePermissions]?: readonly string[] };
}

/** The surroundings of a part of a remote in a test. */
export interface RemoteRenderOptions extends Omit<RenderOptions, 'around'> {
  /** The imported `remote.json`: the client refuses the calls that it doesn't declare, as in the shell. */
  remote: RemoteDeclaration;
  /** English by default. */
  language?: Language;
  /** Light by default. */
  theme?: Theme;
}

/** The routes of a remote with their screens, which are loaded first: a test then has nothing to wait for but data. */
async function routesOf({ routes }: RemoteApp): Promise<ReactElement> {
  const screens = await Promise.all(
    routes.map(async ({ path, load }) => {
      const { default: Screen } = await load();
      return <Route key={path} path={path} element={<Screen />} />;
    }),
  );
  return <Routes>{screens}</Routes>;
}

/**
 * Renders a component of a remote, or the whole remote at `route`, with what the shell puts around it: store and cache, router,
 * toasts, theme, language and the permissions of its `remote.json`. Only `fetch` is replaced, by `api`. Resolves when the texts of
 * the language are loaded, with what `renderApp` returns.
 *
 * @example
 * const { user } = await renderRemote(<ReportsPage />, { remote, api: new FakeApi().on('GET', API.projects, []) });
 */
export async function renderRemote(
  part: ReactElement | RemoteApp,
  { remote, language = 'en', theme = 'light', ...options }: RemoteRenderOptions,
): Promise<ReturnType<typeof renderApp>> {
  localStorage.setItem(THEME_STORAGE_KEY, theme);
  await setLanguage(language);
  const permissions = remote.permissions as RemotePermissions | undefined;
  const Around = ({ children }: { children: ReactNode }) => (
    <ThemeProvider>
      <CallsOfRemote name={remote.name} permissions={permissions}>
        {children}
      </CallsOfRemote>
    </ThemeProvider>
  );
  return renderApp('routes' in part ? await routesOf(part) : part, { ...options, around: Around });
}

afterEach(async () => {
  localStorage.removeItem(THEME_STORAGE_KEY);
  await setLanguage('en');
});

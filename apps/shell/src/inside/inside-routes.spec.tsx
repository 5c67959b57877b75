import { act, screen, within } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { authApi } from '@taskloom/contracts/rtk';
import { Route, Routes, useLocation } from '@taskloom/client/router';
import { aUser } from '@taskloom/client/test-kit';
import { insideApi, renderInside } from '../test/render-inside';
import { remotesAnswer } from '../test/sample-remotes';
import { InsideRoutes } from './inside-routes';
import { returnPath } from '../return-path/return-path';

const Return = () => <output>{returnPath(useLocation().state)}</output>;

const show = (route: string, signedIn: boolean, api = insideApi()) =>
  renderInside(
    <Routes>
      <Route path={SCREENS.login} element={<Return />} />
      <Route path="*" element={<InsideRoutes />} />
    </Routes>,
    { route, api, ...(signedIn ? {} : { user: null }) },
  );

beforeEach(() => localStorage.clear());

describe('Protected screens', () => {
  it.each(['/', '/projects/p1', '/calendar', '/team', '/search', '/profile', '/settings', '/admin/audit'])(
    '%s sends a visitor to the sign-in and remembers the path',
    async (route) => {
      const { path } = show(`${route}?a=1`, false);
      expect(await screen.findByText(`${route}?a=1`)).toBeVisible();
      expect(path()).toBe(SCREENS.login);
    },
  );

  it.each([
    ['/', 'Dashboard at /'],
    ['/projects/p1', 'Dashboard at /projects/:id'],
    ['/calendar', 'Calendar at /calendar'],
    ['/team', 'Team Members at /team'],
    ['/search', 'Search at /search'],
    ['/profile', 'Profile'],
    ['/settings', 'Settings'],
  ])('%s shows its screen to a signed-in person', async (route, heading) => {
    show(route, true);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

describe('The 404 page', () => {
  it.each(['/nowhere', SCREENS.notFound, '/calendar/extra'])(
    '%s shows it inside the frame',
    async (route) => {
      show(route, true);
      expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
      expect(document.title).toBe('Page Not Found · Taskloom');
    },
  );

  it('leads a signed-in person to the search and to the projects opened last', async () => {
    const recent = [{ _id: 'p1', title: 'Apollo' }];
    localStorage.setItem('taskloom:recent-projects:@u1:list', JSON.stringify(recent));
    renderInside(<InsideRoutes />, { route: '/nowhere', user: aUser({ _id: 'u1' }) });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Search' })).toHaveAttribute('href', SCREENS.search);
    const list = await main.findByRole('list', { name: 'Recent Projects' });
    expect(within(list).getByRole('link', { name: 'Apollo' })).toHaveAttribute('href', '/projects/p1');
  });

  it('shows it to a visitor too, under a top bar with a link to the sign-in', async () => {
    show('/nowhere', false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', SCREENS.login);
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Search' })).not.toBeInTheDocument();
  });
});

describe('A remote that requires a right', () => {
  const path = '/admin/remotes';
  const closed = {
    ...remotesAnswer.remotes[0],
    name: 'five',
    title: 'Operations',
    routes: [{ path, title: 'Operations' }],
  };

  it('appears once the person has the right, because a new role fetches the registry’s response again', async () => {
    const api = insideApi();
    const { store, me } = show(path, true, api);
    api.on('GET', API.me, { ...me, role: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    api.on('GET', '/remotes.json', { revision: 2, remotes: [...remotesAnswer.remotes, closed] });
    await act(() => store.dispatch(authApi.endpoints.getMe.initiate()));
    expect(await screen.findByRole('heading', { level: 1, name: `Operations at ${path}` })).toBeVisible();
  });
});

describe('A remote that declares a path of the shell', () => {
  const [one] = remotesAnswer.remotes;
  const claims = ['/settings', '/Settings/', '/:any', '/*'].map((path) => ({ path, title: 'Mine' }));

  it('is ignored: the shell shows its own screen', async () => {
    const api = insideApi().on('GET', '/remotes.json', {
      ...remotesAnswer,
      remotes: [{ ...one, name: 'claiming', navigation: [], routes: claims }, ...remotesAnswer.remotes],
    });
    show('/settings', true, api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

describe('Without a response from the registry', () => {
  const without = () => insideApi().on('GET', '/remotes.json', '<html>');

  it('shows an error instead of the 404 page, and retries', async () => {
    const api = without();
    const { user } = show('/calendar', true, api);
    expect(await screen.findByRole('heading', { name: /could not be loaded/ })).toBeVisible();
    expect(screen.queryByText('Page Not Found')).not.toBeInTheDocument();
    api.on('GET', '/remotes.json', (await import('../test/sample-remotes')).remotesAnswer);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Calendar at /calendar' })).toBeVisible();
  });

  it('sends a visitor to the sign-in, because the screen may exist', async () => {
    const { path } = show('/calendar', false, without());
    expect(await screen.findByText('/calendar')).toBeVisible();
    expect(path()).toBe(SCREENS.login);
  });
});

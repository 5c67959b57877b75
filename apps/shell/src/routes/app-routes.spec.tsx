import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { SCREENS } from '@taskloom/contracts';
import { FakeApi, held, renderApp, type RenderOptions } from '@taskloom/client/test-kit';
import { insideApi } from '../test/render-inside';
import { AppRoutes } from './app-routes';
import { SessionGate } from './session-gate';

async function open(options: RenderOptions, ready: Promise<void> = Promise.resolve()) {
  const app = (
    <Suspense>
      <SessionGate ready={ready} waiting={<p role="status">Loading...</p>}>
        <AppRoutes />
      </SessionGate>
    </Suspense>
  );
  // Components that suspend at once need an asynchronous `act`.
  return act(async () => renderApp(app, options));
}

describe('The door', () => {
  it('shows a spinner until the session is restored', async () => {
    const session = held<undefined>();
    await open({ route: SCREENS.login, user: null }, session.answer());
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(async () => session.resolve(undefined));
    expect(await screen.findByRole('heading', { name: /Welcome back/ })).toBeVisible();
  });

  it('sends a visitor from the home page to the sign-in without another request', async () => {
    const api = new FakeApi();
    const { path } = await open({ route: '/', user: null, api });
    expect(await screen.findByRole('heading', { name: /Welcome back/ })).toBeVisible();
    expect(path()).toBe(SCREENS.login);
    expect(api.sent('GET', '/remotes.json')).toHaveLength(0);
  });

  it('shows the registration to a visitor', async () => {
    await open({ route: SCREENS.register, user: null });
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  it.each([SCREENS.login, SCREENS.register])('redirects a signed-in person from %s', async (route) => {
    const { path } = await open({ route, api: insideApi() });
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(path()).toBe('/');
  });
});

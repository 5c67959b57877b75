import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { VisitorRoute } from '../routes/visitor-route';
import { fakePasskeys, noPasskeys, PROOF, REQUEST, signedCredential } from '../test/fake-passkeys';
import LoginPage from './login.page';

const show = (api = new FakeApi()) => {
  api.on('POST', API.loginPasskeyOptions, REQUEST);
  const routes = (
    <Routes>
      <Route element={<VisitorRoute />}>
        <Route path={SCREENS.login} element={<LoginPage />} />
      </Route>
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>
  );
  return { ...renderApp(routes, { route: SCREENS.login, user: null, api }), api };
};
const accepting = () => new FakeApi().on('POST', API.loginPasskey, { token: 'fresh', user: aUser() });
const button = () => screen.getByRole('button', { name: 'Use a passkey' });

/** The index of 'Use a passkey' among the pressable elements. */
const PRESSED = 3;

afterEach(() => {
  noPasskeys();
  window.taskloomPrerendered = undefined;
});

describe('Signing in with a passkey', () => {
  it('sends the signature of the browser, and opens the dashboard', async () => {
    fakePasskeys();
    const { user, api, path } = show(accepting());
    await user.click(button());
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.loginPasskey)[0]?.body).toEqual(PROOF);
  });

  it('happens from the suggestions of the e-mail field', async () => {
    fakePasskeys({
      suggests: true,
      get: ({ mediation }) =>
        mediation === 'conditional' ? Promise.resolve(signedCredential()) : Promise.reject(new Error()),
    });
    const { api, path } = show(accepting());
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.loginPasskey)[0]?.body).toEqual(PROOF);
  });

  it('ends the suggestions before it asks, because a browser answers one request at a time', async () => {
    const open = new Set<AbortSignal | undefined>();
    fakePasskeys({
      suggests: true,
      get: ({ mediation, signal }) => {
        if (mediation !== 'conditional')
          return open.size > 0 ? Promise.reject(new Error('pending')) : Promise.resolve(signedCredential());
        open.add(signal);
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            open.delete(signal);
            reject(new DOMException('ended', 'AbortError'));
          });
        });
      },
    });
    const { user, path } = show(accepting());
    await waitFor(() => expect(open.size).toBe(1));
    await user.click(button());
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
  });

  it('signs in once with a passkey that was chosen on the prerendered page, also after a press there', async () => {
    const asked = jest.fn(() => Promise.resolve(signedCredential()));
    fakePasskeys({ get: asked });
    const page = document.createElement('div');
    const passkey = { ...PROOF, id: 'Y2hvc2Vu' };
    window.taskloomPrerendered = { page, passkey, pressed: PRESSED };
    const { api, path } = show(accepting());
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.loginPasskey).map(({ body }) => body)).toEqual([passkey]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for a passkey when its button was pressed on the prerendered page', async () => {
    fakePasskeys();
    window.taskloomPrerendered = { page: document.createElement('div'), pressed: PRESSED };
    const { api, path } = show(accepting());
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.loginPasskey).map(({ body }) => body)).toEqual([PROOF]);
  });

  it('shows when no passkey was used, and leaves the password', async () => {
    fakePasskeys({ get: () => Promise.reject(new DOMException('cancelled', 'NotAllowedError')) });
    const { user, api } = show();
    await user.click(button());
    expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
    expect(api.sent('POST', API.loginPasskey)).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('shows why the server has refused it', async () => {
    fakePasskeys();
    const { user } = show(
      new FakeApi().on('POST', API.loginPasskey, refuse('ACCOUNT_DISABLED', 'This account is disabled.')),
    );
    await user.click(button());
    expect(await screen.findByText('This account is disabled.')).toBeVisible();
  });

  it('is not offered where the browser has no passkeys', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

it('is the second step after a password, for the same account', async () => {
  fakePasskeys();
  const api = accepting().on('POST', API.login, refuse('SECOND_FACTOR_REQUIRED', 'Enter the code.'));
  const { user } = show(api);
  await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Confirm it’s you' });
  await user.click(button());
  await waitFor(() =>
    expect(api.sent('POST', API.loginPasskey)[0]?.body).toEqual({ ...PROOF, email: 'maya@fernbank.example' }),
  );
});

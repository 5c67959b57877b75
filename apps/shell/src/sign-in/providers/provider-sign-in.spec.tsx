import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { VisitorRoute } from '../../routes/visitor-route';
import LoginPage from '../login.page';
import { openProvider, takePending } from '../../providers/open-provider';
import ProviderReturnPage from './provider-return.page';

jest.mock('../../providers/open-provider', () => ({
  ...jest.requireActual<object>('../../providers/open-provider'),
  openProvider: jest.fn(),
  takePending: jest.fn(),
}));

const META = {
  product: { name: 'Taskloom', logo: 'TL' },
  version: '1.0.0',
  capabilities: [],
  providers: [
    { id: '1', name: 'Fernbank ID', reachable: true },
    { id: '2', name: '🇬🇧 Orbit Partners', reachable: false },
  ],
};
const routes = (
  <Routes>
    <Route element={<VisitorRoute />}>
      <Route path={SCREENS.login} element={<LoginPage />} />
    </Route>
    <Route path="/login/with/:provider" element={<ProviderReturnPage />} />
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

describe('The sign-in page of an installation with providers', () => {
  const show = (api: FakeApi, route: string = SCREENS.login) =>
    renderApp(routes, { route, user: null, api: api.on('GET', API.meta, META) });

  it('has a button for each; one that is down can’t be pressed and says so', async () => {
    show(new FakeApi());
    expect(await screen.findByRole('button', { name: 'Continue with Fernbank ID' })).toBeEnabled();
    const other = screen.getByRole('button', { name: /Orbit Partners.*Not reachable now/ });
    expect(other).toBeDisabled();
    expect(other).toHaveTextContent(/^🇬🇧Continue with/);
  });

  it('leads to the provider, and keeps the invitation', async () => {
    const api = new FakeApi().on('POST', API.loginProviderStart, { url: 'https://id.example/auth' });
    const { user } = show(api, `${SCREENS.login}?invite=abc`);
    await user.click(await screen.findByRole('button', { name: 'Continue with Fernbank ID' }));
    expect(api.sent('POST', API.loginProviderStart)[0]?.body).toEqual({ provider: '1' });
    await waitFor(() =>
      expect(openProvider).toHaveBeenCalledWith('https://id.example/auth', {
        use: 'sign-in',
        from: '/',
        inviteToken: 'abc',
      }),
    );
  });

  it('shows why a provider can’t be opened', async () => {
    const down = refuse('PROVIDER_UNAVAILABLE', 'Fernbank ID can’t be reached now.');
    const { user } = show(new FakeApi().on('POST', API.loginProviderStart, down));
    await user.click(await screen.findByRole('button', { name: 'Continue with Fernbank ID' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Fernbank ID can’t be reached now.');
    expect(openProvider).not.toHaveBeenCalled();
  });

  it('shows none elsewhere', async () => {
    const { providers: _none, ...meta } = META;
    const api = new FakeApi().on('GET', API.meta, meta);
    renderApp(routes, { route: SCREENS.login, user: null, api });
    await waitFor(() => expect(api.sent('GET', API.meta)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
  });
});

describe('The sign-in page of an installation where only providers sign people in', () => {
  it('shows the providers alone, and the password for admins on request', async () => {
    const api = new FakeApi().on('GET', API.meta, { ...META, passwordSignIn: false });
    const { user } = renderApp(routes, { route: SCREENS.login, user: null, api });
    await user.click(await screen.findByRole('button', { name: 'Sign in as an admin with a password' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('button', { name: /as an admin/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('has no password field before', async () => {
    const api = new FakeApi().on('GET', API.meta, { ...META, passwordSignIn: false });
    renderApp(routes, { route: SCREENS.login, user: null, api });
    await screen.findByRole('button', { name: 'Sign in as an admin with a password' });
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByText('or')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue with Fernbank ID' })).toBeVisible();
  });
});

describe('The screen to which a provider leads back', () => {
  const pending = (of: Partial<ReturnType<typeof takePending>>) =>
    jest.mocked(takePending).mockReturnValue({ use: 'sign-in', from: '/projects/7', ...of });
  const show = (api: FakeApi, user: ReturnType<typeof aUser> | null = null) =>
    renderApp(routes, { route: '/login/with/1?code=c&state=s', user, api });

  it('sends the response once, and opens the screen that the person came from', async () => {
    pending({ inviteToken: 'abc' });
    const api = new FakeApi().on('POST', API.loginProvider, { token: 'fresh', user: aUser() });
    const { path } = show(api);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/projects/7'));
    expect(api.sent('POST', API.loginProvider).map(({ body }) => body)).toEqual([
      { provider: '1', response: 'code=c&state=s', inviteToken: 'abc' },
    ]);
  });

  it('shows a refusal, and leads back to the sign-in page', async () => {
    pending({});
    const refused = refuse('PROVIDER_REFUSED', 'Fernbank ID has not confirmed who you are.');
    const { user, path } = show(new FakeApi().on('POST', API.loginProvider, refused));
    expect(await screen.findByRole('alert')).toHaveTextContent('Fernbank ID has not confirmed who you are.');
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(path()).toBe(SCREENS.login);
  });

  it('asks for the code of an account with a second factor, and continues with the ticket', async () => {
    pending({});
    const needed = refuse('SECOND_FACTOR_REQUIRED', 'Enter the code.', { ticket: 'v1.abc' });
    const api = new FakeApi()
      .on('POST', API.loginProvider, needed)
      .on('POST', API.loginProviderCode, { token: 'fresh', user: aUser() });
    const { user, path } = show(api);
    await user.type(await screen.findByLabelText('Code'), '418027');
    await waitFor(() => expect(path()).toBe('/projects/7'));
    expect(api.sent('POST', API.loginProviderCode)[0]?.body).toEqual({
      ticket: 'v1.abc',
      code: '418027',
      trustDevice: false,
    });
  });

  it('links the account of a signed-in person', async () => {
    pending({ use: 'link', from: SCREENS.security });
    const api = new FakeApi().on('POST', API.identities, { _id: 'i1', name: 'Fernbank ID' });
    const { path } = show(api, aUser());
    expect(await screen.findByText('Fernbank ID connected')).toBeVisible();
    await waitFor(() => expect(path()).toBe(SCREENS.security));
    expect(api.sent('POST', API.identities)[0]?.body).toEqual({ provider: '1', response: 'code=c&state=s' });
  });

  it('shows why it is not linked', async () => {
    pending({ use: 'link', from: SCREENS.security });
    const taken = refuse('IDENTITY_TAKEN', 'It is already connected.');
    show(new FakeApi().on('POST', API.identities, taken), aUser());
    expect(await screen.findByText('It is already connected.')).toBeVisible();
  });

  it('confirms who sits at the session, and returns to the screen that asked', async () => {
    pending({ use: 'step-up', from: '/team' });
    const api = new FakeApi().on('POST', API.stepUpProvider, { ok: true });
    const { path } = show(api, aUser());
    expect(await screen.findByText('Confirmed')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/team'));
    expect(api.sent('POST', API.stepUpProvider)[0]?.body).toEqual({
      provider: '1',
      response: 'code=c&state=s',
    });
  });

  it('shows why that is not confirmed', async () => {
    pending({ use: 'step-up', from: SCREENS.security });
    const refused = refuse('PROVIDER_REFUSED', 'Fernbank ID has not confirmed who you are.');
    const { path } = show(new FakeApi().on('POST', API.stepUpProvider, refused), aUser());
    expect(await screen.findByText('Fernbank ID has not confirmed who you are.')).toBeVisible();
    await waitFor(() => expect(path()).toBe(SCREENS.security));
  });
});

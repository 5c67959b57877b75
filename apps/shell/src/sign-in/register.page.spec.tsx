import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { VisitorRoute } from '../routes/visitor-route';
import RegisterPage from './register.page';

const routes = (
  <Routes>
    <Route element={<VisitorRoute />}>
      <Route path={SCREENS.register} element={<RegisterPage />} />
    </Route>
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

const show = (api: FakeApi, route: string = SCREENS.register) =>
  renderApp(routes, { route, user: null, api });

async function register(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('Full Name'), ' Maya Lindqvist ');
  await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

const withRule = (registration: string) =>
  new FakeApi().on('GET', API.meta, {
    product: { name: 'Taskloom', logo: 'TL' },
    version: '1.0.0',
    capabilities: [],
    registration,
  });

describe('Registration page of an installation with restricted registration', () => {
  it('shows that registration is closed, without a form, with a link to the sign-in', async () => {
    show(withRule('closed'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Registration is closed' })).toBeVisible();
    expect(screen.getByText('New accounts can’t be created here. Ask an admin of your team.')).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', SCREENS.login);
  });

  it('shows above the form that an invitation is needed', async () => {
    show(withRule('invited'));
    expect(await screen.findByText(/^You need an invitation\./)).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('does not show that after following an invitation link', async () => {
    const api = withRule('invited');
    show(api, `${SCREENS.register}?invite=abc`);
    await waitFor(() => expect(api.sent('GET', API.meta)).not.toHaveLength(0));
    expect(screen.getByText(/sign up to get started/i)).toBeVisible();
    expect(screen.queryByText(/^You need an invitation\./)).not.toBeInTheDocument();
  });

  it('shows the server’s refusal under the address', async () => {
    const message = 'Only people with an invitation can create an account here.';
    const api = withRule('invited').on('POST', API.register, refuse('INVITATION_REQUIRED', message));
    const { user } = show(api);
    await register(user);
    expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(message);
  });
});

describe('Registration page', () => {
  it('invites to sign up, with a link to the sign-in', () => {
    show(new FakeApi());
    expect(screen.getByText(/sign up to get started/i)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', SCREENS.login);
  });

  it('makes the browser require all three fields', () => {
    show(new FakeApi());
    for (const label of ['Full Name', 'Email', 'Password'])
      expect(screen.getByLabelText(label)).toBeRequired();
  });

  it('creates the account and opens the dashboard', async () => {
    const api = new FakeApi().on('POST', API.register, { token: 'fresh', user: aUser() });
    const { user, path } = show(api);
    await register(user);
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.register)[0]?.body).toEqual({
      name: 'Maya Lindqvist',
      email: 'maya@fernbank.example',
      password: 'correct horse',
    });
  });

  it('sends the token of an invitation link', async () => {
    const api = new FakeApi().on('POST', API.register, { token: 'fresh', user: aUser() });
    const { user } = show(api, `${SCREENS.register}?invite=abc`);
    await register(user);
    expect(api.sent('POST', API.register)[0]?.body).toMatchObject({ inviteToken: 'abc' });
  });

  it('passes the token of the link on to the sign-in', () => {
    show(new FakeApi(), `${SCREENS.register}?invite=abc`);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?invite=abc');
  });

  it('passes the token of the link on to the notifications when the person is signed in', () => {
    const { path } = renderApp(routes, { route: `${SCREENS.register}?invite=abc`, api: new FakeApi() });
    expect(path()).toBe('/?invite=abc');
  });

  it('shows "Creating account..." until the response arrives', async () => {
    const answer = held<unknown>();
    const { user } = show(new FakeApi().on('POST', API.register, answer.answer));
    await register(user);
    expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeVisible();
    answer.resolve({ token: 'fresh', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('shows a taken address under the e-mail field and keeps what was typed', async () => {
    const message = 'An account with this email already exists.';
    const { user, path } = show(new FakeApi().on('POST', API.register, refuse('EMAIL_TAKEN', message)));
    await register(user);
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Full Name')).toHaveValue(' Maya Lindqvist ');
    expect(path()).toBe(SCREENS.register);
  });

  it('shows a short password under the password field', async () => {
    const finding = { field: 'password', message: 'Password must be at least 6 characters long.' };
    const answer = refuse('VALIDATION_FAILED', finding.message, { errors: [finding] });
    const { user } = show(new FakeApi().on('POST', API.register, answer));
    await register(user);
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      `At least 6 characters ${finding.message}`,
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('warns of a password with the name or address that was typed, and sends it', async () => {
    const api = new FakeApi().on('POST', API.register, { token: 'fresh', user: aUser() });
    const { user } = show(api);
    await user.type(screen.getByLabelText('Full Name'), 'Maya Lindqvist');
    await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
    await user.type(screen.getByLabelText('Password'), 'lindqvist7');
    expect(await screen.findByText('Weak: contains your name or email')).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'fernbank');
    expect(await screen.findByText('Weak: contains your name or email')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(api.sent('POST', API.register)[0]?.body).toMatchObject({ password: 'fernbank' }),
    );
  });
});

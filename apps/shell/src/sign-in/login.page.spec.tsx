import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { VisitorRoute } from '../routes/visitor-route';
import LoginPage from './login.page';

const REFUSAL = 'Please check your credentials and try again.';

const routes = (
  <Routes>
    <Route element={<VisitorRoute />}>
      <Route path={SCREENS.login} element={<LoginPage />} />
    </Route>
    <Route path="*" element={<h1>Elsewhere</h1>} />
  </Routes>
);

const show = (api: FakeApi, user = null as ReturnType<typeof aUser> | null) =>
  renderApp(routes, { route: SCREENS.login, user, api });

async function signIn(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const withRule = (registration: string) =>
  new FakeApi().on('GET', API.meta, {
    product: { name: 'Taskloom', logo: 'TL' },
    version: '1.0.0',
    capabilities: [],
    registration,
  });

describe('Sign-in page of an installation with restricted registration', () => {
  it('offers no registration when it is closed', async () => {
    show(withRule('closed'));
    expect(await screen.findByText('New accounts can’t be created here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('shows that a new account needs an invitation', async () => {
    show(withRule('invited'));
    expect(await screen.findByText('New accounts need an invitation.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });
});

describe('Sign-in page', () => {
  it('has the product’s name in its heading and a link to the registration', () => {
    show(new FakeApi());
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back to Taskloom' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', SCREENS.register);
    expect(document.title).toBe('Sign in · Taskloom');
  });

  it('makes the browser require both fields', () => {
    show(new FakeApi());
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Password')).toBeRequired();
  });

  it('sends the credentials, shows a toast, and opens the dashboard', async () => {
    const api = new FakeApi().on('POST', API.login, { token: 'fresh', user: aUser() });
    const { user, path } = show(api);
    await signIn(user);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(api.sent('POST', API.login)[0]?.body).toEqual({
      email: 'maya@fernbank.example',
      password: 'correct horse',
    });
  });

  it('shows "Signing in..." until the response arrives, and sends once', async () => {
    const answer = held<unknown>();
    const api = new FakeApi().on('POST', API.login, answer.answer);
    const { user } = show(api);
    await signIn(user);
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await user.click(button);
    expect(api.sent('POST', API.login)).toHaveLength(1);
    answer.resolve({ token: 'fresh', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('shows a refusal under the password, keeps both values, and moves the focus there', async () => {
    const api = new FakeApi().on('POST', API.login, refuse('CREDENTIALS_INVALID', REFUSAL));
    const { user, path } = show(api);
    await signIn(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
    const password = screen.getByLabelText('Password');
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription(REFUSAL);
    expect(password).toHaveFocus();
    expect(password).toHaveValue('correct horse');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@fernbank.example');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(path()).toBe(SCREENS.login);
  });

  it('shows the server’s error for a field under that field', async () => {
    const finding = { field: 'email', message: 'This is not an e-mail address.' };
    const answer = refuse('VALIDATION_FAILED', finding.message, { errors: [finding] });
    const { user } = show(new FakeApi().on('POST', API.login, answer));
    await signIn(user);
    expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(finding.message);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it('shows an outage under no field', async () => {
    const answer = refuse('UNAVAILABLE', 'The server is busy. Please try again.');
    const { user } = show(new FakeApi().on('POST', API.login, answer));
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy. Please try again.');
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it('refuses a response without a user', async () => {
    const { user } = show(new FakeApi().on('POST', API.login, { token: 'fresh' }));
    await signIn(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getAllByText('Invalid response from server')).not.toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    const { user } = show(new FakeApi());
    const password = screen.getByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('redirects a signed-in person', async () => {
    const { path } = show(new FakeApi(), aUser());
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
  });
});

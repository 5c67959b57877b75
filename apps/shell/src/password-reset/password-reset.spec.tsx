import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { FakeApi, held, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import LoginPage from '../sign-in/login.page';
import ForgotPasswordPage from './forgot-password.page';
import ResetPasswordPage from './reset-password.page';

const meta = (...capabilities: string[]) => ({
  product: { name: 'Taskloom', logo: 'TL' },
  version: '1.0.0',
  capabilities,
});

const show = (route: string, api = new FakeApi().on('GET', API.meta, meta('mail'))) =>
  renderApp(
    <Routes>
      <Route path={SCREENS.login} element={<LoginPage />} />
      <Route path={SCREENS.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={SCREENS.resetPassword} element={<ResetPasswordPage />} />
    </Routes>,
    { route, user: null, api },
  );

describe('Forgotten password', () => {
  const ask = async (api: FakeApi) => {
    const view = show(SCREENS.forgotPassword, api);
    await view.user.type(await screen.findByLabelText('Email'), ' maya@fernbank.example ');
    await view.user.click(screen.getByRole('button', { name: 'Send Link' }));
    return view;
  };

  it('is reached from the sign-in', async () => {
    const { user, path } = show(SCREENS.login);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(path()).toBe(SCREENS.forgotPassword);
    expect(document.title).toBe('Forgotten password · Taskloom');
  });

  it('shows the same message for every address', async () => {
    const api = new FakeApi().on('GET', API.meta, meta('mail')).on('POST', API.forgotPassword, { ok: true });
    await ask(api);
    expect(await screen.findByText(/If maya@fernbank.example belongs to an account/)).toBeVisible();
    expect(api.sent('POST', API.forgotPassword)[0]?.body).toEqual({ email: 'maya@fernbank.example' });
  });

  it('sends once while it is waiting', async () => {
    const answer = held<unknown>();
    const api = new FakeApi().on('GET', API.meta, meta('mail')).on('POST', API.forgotPassword, answer.answer);
    const { user } = await ask(api);
    await user.click(await screen.findByRole('button', { name: 'Sending...' }));
    expect(api.sent('POST', API.forgotPassword)).toHaveLength(1);
    answer.resolve({ ok: true });
    expect(await screen.findByText(/is on its way/)).toBeVisible();
  });

  it('keeps the address when the server is busy, with a message', async () => {
    const api = new FakeApi()
      .on('GET', API.meta, meta('mail'))
      .on('POST', API.forgotPassword, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
    await ask(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@fernbank.example');
  });

  it('refers to an admin when mail is not configured', async () => {
    show(SCREENS.forgotPassword, new FakeApi().on('GET', API.meta, meta()));
    expect(await screen.findByText(/An admin of your team can give you a link/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Link' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('npm run user -- reset EMAIL')).toBeVisible();
  });
});

describe('A reset link', () => {
  const choose = async (api: FakeApi, password = 'battery staple') => {
    const view = show(SCREENS.resetPasswordWith('a-b_c'), api);
    await view.user.type(screen.getByLabelText('New password'), password);
    await view.user.click(screen.getByRole('button', { name: 'Save Password' }));
    return view;
  };

  it('sets the password and leads to the sign-in', async () => {
    const api = new FakeApi().on('POST', API.resetPassword, { ok: true });
    const { path } = await choose(api);
    expect(await toastText('Password changed')).toBe('Sign in with your new password.');
    await waitFor(() => expect(path()).toBe(SCREENS.login));
    expect(api.sent('POST', API.resetPassword)[0]?.body).toEqual({
      token: 'a-b_c',
      password: 'battery staple',
    });
  });

  it('that no longer works shows a message and links to a new one', async () => {
    const gone = refuse('RESET_LINK_INVALID', 'This link has expired or has been used.');
    await choose(new FakeApi().on('POST', API.resetPassword, gone));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has been used.');
    expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute(
      'href',
      SCREENS.forgotPassword,
    );
  });

  it('shows below the field why the password is refused', async () => {
    const finding = { field: 'password', message: 'Password must be at least 6 characters long.' };
    await choose(
      new FakeApi().on(
        'POST',
        API.resetPassword,
        refuse('VALIDATION_FAILED', finding.message, { errors: [finding] }),
      ),
      'short',
    );
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without its token offers no form', () => {
    show(SCREENS.resetPassword);
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});

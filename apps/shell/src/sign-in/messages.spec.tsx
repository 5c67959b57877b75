import { screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import LoginPage from './login.page';
import RegisterPage from './register.page';

const signIn = async (api: FakeApi) => {
  const { user } = renderApp(<LoginPage />, { user: null, api });
  await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

const register = async (api: FakeApi) => {
  const { user } = renderApp(<RegisterPage />, { user: null, api });
  await user.type(screen.getByLabelText('Full Name'), 'Maya Lindqvist');
  await user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
};

/** Each page, its call, the title of its toast, and its default message (specification 8). */
const PAGES = [
  ['sign-in', signIn, API.login, 'Login failed', 'Please check your credentials and try again.'],
  [
    'registration',
    register,
    API.register,
    'Registration failed',
    'Check if your password is minimum 6 characters.',
  ],
] as const;

describe('The toast of a refused', () => {
  it.each(PAGES)('%s has the server’s message', async (_page, act, path, title) => {
    await act(new FakeApi().on('POST', path, refuse('CONFLICT', 'Not today.')));
    expect(await toastText(title)).toBe('Not today.');
  });

  it.each(PAGES)(
    '%s has the error of the session for an invalid response',
    async (_page, act, path, title) => {
      await act(new FakeApi().on('POST', path, { token: 'fresh' }));
      expect(await toastText(title)).toBe('Invalid response from server');
    },
  );

  it.each(PAGES)(
    '%s has its default message when the server has none',
    async (_page, act, path, title, own) => {
      await act(new FakeApi().on('POST', path, refuse('CONFLICT', '')));
      expect(await toastText(title)).toBe(own);
    },
  );
});

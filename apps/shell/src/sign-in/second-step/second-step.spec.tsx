import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { VisitorRoute } from '../../routes/visitor-route';
import LoginPage from '../login.page';

const REQUIRED = refuse('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');
const WRONG = refuse('CODE_INVALID', 'This code is incorrect, or has been used.');

/** The sign-in page after a correct password. */
async function atSecondStep() {
  const api = new FakeApi().on('POST', API.login, REQUIRED);
  const view = renderApp(
    <Routes>
      <Route element={<VisitorRoute />}>
        <Route path={SCREENS.login} element={<LoginPage />} />
      </Route>
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { route: SCREENS.login, user: null, api },
  );
  await view.user.type(screen.getByLabelText('Email'), 'maya@fernbank.example');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  const sent = () => api.sent('POST', API.login).map(({ body }) => body);
  return { ...view, api, sent };
}

describe('The second step', () => {
  it('is not shown as a failed sign-in, names the account and focuses the code field', async () => {
    await atSecondStep();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(screen.getByText('Signing in as maya@fernbank.example')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('sends itself with the sixth digit, pasted or typed', async () => {
    const { user, api, sent, path } = await atSecondStep();
    api.on('POST', API.login, { token: 'fresh', user: aUser() });
    await user.click(screen.getByLabelText('Trust this device for 30 days'));
    await user.click(screen.getByLabelText('Code'));
    await user.paste('418 027');
    await waitFor(() => expect(path()).toBe(SCREENS.dashboard));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual({
      email: 'maya@fernbank.example',
      password: 'correct horse',
      code: '418027',
      trustDevice: true,
    });
  });

  it('clears a wrong code, shows the error below it and keeps the focus', async () => {
    const { user, api } = await atSecondStep();
    api.on('POST', API.login, WRONG);
    await user.type(screen.getByLabelText('Code'), '000000');
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/incorrect/);
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  it('takes a recovery code', async () => {
    const { user, api, sent } = await atSecondStep();
    api.on('POST', API.login, { token: 'fresh', user: aUser() });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(sent()[1]).toMatchObject({ code: 'abcd-efgh-jkmn-pqrs', trustDevice: false }));
  });

  it('leads back to the first step', async () => {
    const { user } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});

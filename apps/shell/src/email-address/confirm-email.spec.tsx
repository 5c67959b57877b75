import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import ConfirmEmailPage from './confirm-email.page';

const show = (route: string, api = new FakeApi(), user: ReturnType<typeof aUser> | null = null) =>
  renderApp(
    <Routes>
      <Route path={SCREENS.confirmEmail} element={<ConfirmEmailPage />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { route, user, api },
  );
const press = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Confirm Address' }));

describe('The screen of a link to an address', () => {
  it('confirms at a press, and leads to the sign-in', async () => {
    const api = new FakeApi().on('POST', API.confirmEmail, { ok: true });
    const view = show(SCREENS.confirmEmailWith('a-b_c'), api);
    expect(api.sent('POST', API.confirmEmail)).toHaveLength(0);
    await press(view);
    expect(await screen.findByText('Address confirmed')).toBeVisible();
    await waitFor(() => expect(view.path()).toBe(SCREENS.login));
    expect(api.sent('POST', API.confirmEmail)[0]?.body).toEqual({ token: 'a-b_c' });
  });

  it('leads a signed-in person to the security page', async () => {
    const api = new FakeApi().on('POST', API.confirmEmail, { ok: true });
    const view = show(SCREENS.confirmEmailWith('a-b_c'), api, aUser());
    await press(view);
    await waitFor(() => expect(view.path()).toBe(SCREENS.security));
  });

  it('shows that a link has expired, and that one is incomplete', async () => {
    const expired = refuse('EMAIL_LINK_INVALID', 'This link has expired or has been used.');
    const view = show(SCREENS.confirmEmailWith('old'), new FakeApi().on('POST', API.confirmEmail, expired));
    await press(view);
    expect(await screen.findByText('This link has expired or has been used.')).toBeVisible();
    view.unmount();
    show(SCREENS.confirmEmail);
    expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
  });
});

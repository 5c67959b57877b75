import { screen, waitFor, within } from '@testing-library/react';
import { API, SCREENS, type SessionInfo } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { StepUp } from '../step-up/step-up';
import ProfilePage from './profile.page';
import SecurityPage from './security.page';

const here: SessionInfo = {
  _id: 's1',
  device: { browser: 'Chrome', system: 'macOS', kind: 'desktop' },
  place: '91.64.x.x',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  current: true,
};
const phone: SessionInfo = {
  ...here,
  _id: 's2',
  device: { browser: 'Safari', system: 'iOS', kind: 'mobile' },
  current: false,
};
const old: SessionInfo = {
  ...phone,
  _id: 's3',
  device: { browser: null, system: null, kind: 'other' },
  place: null,
};

const factor = { enabledAt: null, recoveryCodesLeft: 0 };
const withSessions = (...sessions: SessionInfo[]) =>
  new FakeApi()
    .on('GET', API.factor, factor)
    .on('GET', API.passkeys, [])
    .on('GET', API.identities, [])
    .on('GET', API.email, { email: 'maya@fernbank.example', verified: true, pending: null })
    .on('GET', API.apiTokens, [])
    .on('GET', API.sessions, sessions);
const show = (api: FakeApi) =>
  renderApp(
    <>
      <Routes>
        <Route path={SCREENS.profile} element={<ProfilePage />} />
        <Route path={SCREENS.security} element={<SecurityPage />} />
      </Routes>
      <StepUp />
    </>,
    { route: SCREENS.security, user: aUser(), api },
  );
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

describe('Sessions', () => {
  it('show device, network and last use, and mark the current one', async () => {
    show(withSessions(here, phone, old));
    expect(await screen.findByRole('heading', { name: 'Sessions 3' })).toBeVisible();
    expect(rowOf('Chrome on macOS').getByText('This device')).toBeVisible();
    expect(rowOf('Chrome on macOS').queryByRole('button')).not.toBeInTheDocument();
    expect(rowOf('Safari on iOS').getByText(/91\.64\.x\.x/)).toHaveTextContent(/signed in .* · last used/);
    expect(screen.getByText('Unknown device')).toBeVisible();
  });

  it('are five at first, the current one before the last used ones, and all after a press', async () => {
    const others = Array.from({ length: 17 }, (_, at) => ({
      ...phone,
      _id: `other-${at}`,
      device: { ...phone.device, browser: `Browser ${at}` },
    }));
    const { user } = show(withSessions(...others, here));
    const list = within(await screen.findByRole('region', { name: 'Sessions 18' }));
    const names = () => list.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
    expect(names()).toEqual(['Chrome on macOS', ...[0, 1, 2, 3].map((at) => `Browser ${at} on iOS`)]);
    await user.click(list.getByRole('button', { name: 'Show 13 more', expanded: false }));
    expect(names()).toHaveLength(18);
    expect(list.getByRole('button', { name: 'Sign out: Browser 4 on iOS' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(names()).toHaveLength(5);
    expect(list.getByRole('button', { name: 'Show 13 more' })).toHaveFocus();
  });

  it('are ended one by one, after a confirmation that names the device', async () => {
    const api = withSessions(here, phone).on('DELETE', API.session('s2'), { ok: true });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out Safari on iOS?' });
    api.on('GET', API.sessions, [here]);
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  });

  it('are ended after a proof, when the last one is too old', async () => {
    const needed = refuse('STEP_UP_REQUIRED', 'Please confirm that it is you, and try again.');
    const api = withSessions(here, phone)
      .on('DELETE', API.sessions, needed)
      .on('GET', API.stepUp, { password: true, code: false, passkey: false, providers: [] })
      .on('POST', API.stepUp, () => {
        api.on('DELETE', API.sessions, { ok: true }).on('GET', API.sessions, [here]);
        return { ok: true };
      });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out all others' }),
    );
    // In jsdom, antd gives all dialogs the same id, and so the same name.
    await screen.findByText('Confirm that it is you');
    expect(screen.getByText('Safari on iOS')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Signed out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(api.sent('DELETE', API.sessions)).toHaveLength(2);
  });

  it('are kept when the confirmation is cancelled', async () => {
    const api = withSessions(here, phone);
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.sent('DELETE', API.session('s2'))).toHaveLength(0);
    expect(screen.getByText('Safari on iOS')).toBeVisible();
  });

  it('are all ended except the current one', async () => {
    const api = withSessions(here, phone, old).on('DELETE', API.sessions, { ok: true });
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out all other devices?' });
    expect(dialog).toHaveTextContent('2 other devices have to sign in again.');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() => expect(api.sent('DELETE', API.sessions)).toHaveLength(1));
  });

  it('offer nothing to end when there is only the current one', async () => {
    show(withSessions(here));
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('stay, with an error, when the server refuses', async () => {
    const api = withSessions(here, phone).on('DELETE', API.session('s2'), refuse('UNAVAILABLE', 'Not now.'));
    const { user } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(screen.getByText('Safari on iOS')).toBeVisible();
  });

  it('that fail to load can be requested again', async () => {
    const api = withSessions().on('GET', API.sessions, refuse('FORBIDDEN', 'No.'));
    const { user } = show(api);
    expect(await screen.findByRole('heading', { name: 'Your sessions could not be loaded' })).toBeVisible();
    api.on('GET', API.sessions, [here]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This device')).toBeVisible();
  });
});

it('The profile and its security page link to each other', async () => {
  const { user, path } = show(withSessions(here));
  expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(path()).toBe(SCREENS.profile);
  expect(screen.getByRole('link', { name: 'Security' })).not.toHaveAttribute('aria-current');
});

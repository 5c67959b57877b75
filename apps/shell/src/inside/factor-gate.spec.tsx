import { act, screen } from '@testing-library/react';
import { API, SCREENS, type FactorState } from '@taskloom/contracts';
import { authApi } from '@taskloom/contracts/rtk';
import { aUser, fixToday } from '@taskloom/client/test-kit';
import { InsideRoutes } from './inside-routes';
import { insideApi, renderInside } from '../test/render-inside';

// At noon, its day is the same in every time zone.
fixToday('2026-11-20');
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const show = (
  days: number,
  { due = true, role = 'member' as 'admin' | 'member', required = 'everyone' } = {},
) => {
  const from = dayIn(days);
  let factor: FactorState = { enabledAt: null, recoveryCodesLeft: 0, due: due ? from : null };
  const api = insideApi()
    .on('GET', API.meta, {
      product: { name: 'Taskloom', logo: 'TL' },
      version: '1.0.0',
      capabilities: [],
      secondFactor: { required, from },
    })
    .on('GET', API.passkeys, [])
    .on('GET', API.factor, () => factor);
  const view = renderInside(<InsideRoutes />, { route: SCREENS.settings, api, user: aUser({ role }) });
  const setUp = () => {
    factor = { enabledAt: new Date().toISOString(), recoveryCodesLeft: 10, due: null };
    act(() => void view.store.dispatch(authApi.util.invalidateTags(['Factor'])));
  };
  return { ...view, api, setUp };
};
const settings = () => screen.findByRole('heading', { level: 1, name: 'Settings' });

it('shows the day in advance, with a link', async () => {
  show(3);
  expect(await settings()).toBeVisible();
  expect(await screen.findByText(/^From .* you need a second factor/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', SCREENS.security);
});

it('shows only the setup from that day on, and the page once it is done', async () => {
  const { user, setUp } = show(0);
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  const go = screen.getByRole('button', { name: 'Continue' });
  expect(go).toBeDisabled();
  setUp();
  await screen.findByText('10 recovery codes left');
  await user.click(go);
  expect(await settings()).toBeVisible();
});

it('shows nothing to those who have a second factor, or to whom the policy does not apply', async () => {
  const { api } = show(0, { due: false });
  expect(await settings()).toBeVisible();
  expect(screen.queryByText(/you need a second factor/)).not.toBeInTheDocument();
  expect(api.sent('GET', API.factor)).not.toHaveLength(0);
});

it('makes no request for a member where only admins need one', async () => {
  const { api } = show(0, { required: 'admins' });
  expect(await settings()).toBeVisible();
  expect(api.sent('GET', API.factor)).toHaveLength(0);
});

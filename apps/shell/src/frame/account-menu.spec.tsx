import { screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { aUser, renderApp } from '@taskloom/client/test-kit';
import { insideApi } from '../test/render-inside';
import { AccountMenu } from './account-menu';

const maya = aUser({ name: 'Maya Lindqvist', email: 'maya@fernbank.example' });
const show = (api = insideApi()) =>
  renderApp(<AccountMenu user={maya} />, { route: '/team', user: maya, api });
const button = () => screen.getByRole('button', { name: 'Account menu of Maya Lindqvist' });

describe('The avatar menu', () => {
  it('shows name and e-mail, and the four entries in this order', async () => {
    const { user } = show();
    await user.click(button());
    expect(screen.getByText('Maya Lindqvist')).toBeVisible();
    expect(screen.getByText('maya@fernbank.example')).toBeVisible();
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Dashboard', 'Profile', 'Settings', 'Log out']);
  });

  it.each([
    ['Dashboard', SCREENS.dashboard],
    ['Profile', SCREENS.profile],
    ['Settings', SCREENS.settings],
  ])('%s leads to %s and closes it', async (name, target) => {
    const { user, path } = show();
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name }));
    expect(path()).toBe(target);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('signs out on the server and here, and leads to the sign-in', async () => {
    const api = insideApi().on('POST', API.logout, {});
    const { user, path, store } = show(api);
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe(SCREENS.login));
    expect(api.sent('POST', API.logout)).toHaveLength(1);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, token: null, user: null });
  });

  it('moves by arrow keys, Home, End and first letters', async () => {
    const { user } = show();
    button().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await user.keyboard('s');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = show();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    const { user } = show();
    await user.click(button());
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { API, SCREENS } from '@taskloom/contracts';
import { pendingWrites, writesRestored } from '@taskloom/contracts/rtk';
import { aUser, renderApp } from '@taskloom/client/test-kit';
import { aConflict, aPendingWrite } from '../test/pending-writes';
import { insideApi } from '../test/render-inside';
import { AccountMenu } from './account-menu';

const missing = { question: false };
jest.mock('../offline-queue/sign-out-question', () => {
  const { default: Question } = jest.requireActual('../offline-queue/sign-out-question');
  return {
    __esModule: true,
    // Like `import()` of a file that can't be fetched.
    get default() {
      if (missing.question) throw new Error('ChunkLoadError');
      return Question;
    },
  };
});
afterEach(() => {
  missing.question = false;
  jest.restoreAllMocks();
});

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
  ])('%s leads to %s and closes the menu', async (name, target) => {
    const { user, path } = show();
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name }));
    expect(path()).toBe(target);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('signs out on the server and in the browser, and leads to the sign-in', async () => {
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

  it('closes on Escape and returns the focus', async () => {
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

describe('Signing out with pending writes', () => {
  const askToLeave = async () => {
    const view = show(insideApi().on('POST', API.logout, {}));
    act(
      () => void view.store.dispatch(writesRestored([aPendingWrite(), aConflict({ id: 'write-2', at: 2 })])),
    );
    await view.user.click(button());
    await view.user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    const question = await screen.findByRole('dialog', { name: 'Sign out without sending?' });
    return { ...view, question, waiting: () => pendingWrites(view.store.getState()) };
  };

  it('needs a confirmation, which shows how many would be lost', async () => {
    const { question, path, api } = await askToLeave();
    expect(question).toHaveTextContent('2 changes have not been sent yet.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    expect(path()).toBe('/team');
    expect(api.sent('POST', API.logout)).toEqual([]);
  });

  it('keeps them when the person stays', async () => {
    const { user, path, store, waiting } = await askToLeave();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(path()).toBe('/team');
    expect(store.getState().auth.isAuthenticated).toBe(true);
    expect(waiting()).toHaveLength(2);
  });

  it.each([true, false])(
    'needs one too when its code cannot be loaded; leaves if it is %s',
    async (leaves) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const ask = jest.spyOn(window, 'confirm').mockReturnValue(leaves);
      missing.question = true;
      const { user, store, path } = show(insideApi().on('POST', API.logout, {}));
      act(() => void store.dispatch(writesRestored([aPendingWrite()])));
      await user.click(button());
      await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
      expect(ask.mock.calls[0]?.[0]).toContain('1 change has not been sent yet.');
      await waitFor(() => expect(path()).toBe(leaves ? SCREENS.login : '/team'));
      expect(screen.queryByText('This part could not be loaded')).not.toBeInTheDocument();
    },
  );

  it('removes them when the person confirms', async () => {
    const { user, path, api, waiting } = await askToLeave();
    await user.click(screen.getByRole('button', { name: 'Discard and log out' }));
    await waitFor(() => expect(path()).toBe(SCREENS.login));
    expect(waiting()).toEqual([]);
    expect(api.sent('POST', API.logout)).toHaveLength(1);
  });
});

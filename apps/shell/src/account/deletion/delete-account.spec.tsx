import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { DeleteAccountCard } from './delete-account-card';

const priya = aUser({ name: 'Priya Raman' });
const billing = { _id: 'billing', title: 'Billing', status: 'active', tasks: 3, members: 2 };
const holding = (projects: object[]) => ({ projects, sessions: 1, apiTokens: 0, candidates: [priya] });

const openDialog = async (api: FakeApi) => {
  const view = renderApp(<DeleteAccountCard />, { user: aUser(), api });
  await view.user.click(screen.getByRole('button', { name: 'Delete account...' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) };
};

describe('Delete account', () => {
  it('explains what stays, and signs out', async () => {
    const api = new FakeApi().on('GET', API.ownHoldings, holding([])).on('POST', API.deleteAccount, {});
    const { user, dialog, store } = await openDialog(api);
    expect(await dialog.findByText(/Tasks and comments stay under “Deleted person”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false));
    expect(api.sent('POST', API.deleteAccount)[0]?.body).toEqual({ transfers: [] });
  });

  it('asks for a new owner of each project', async () => {
    const api = new FakeApi()
      .on('GET', API.ownHoldings, holding([billing]))
      .on('POST', API.deleteAccount, {});
    const { user, dialog } = await openDialog(api);
    await user.click(await dialog.findByRole('button', { name: 'Transfer and delete' }));
    expect(dialog.getByText('Choose a new owner for every project.')).toBeVisible();
    expect(api.sent('POST', API.deleteAccount)).toHaveLength(0);
    await user.click(dialog.getByRole('combobox', { name: 'New owner of Billing' }));
    // jsdom doesn't end the animation during which antd ignores the pointer.
    await user.setup({ pointerEventsCheck: 0 }).click(await screen.findByText('Priya Raman'));
    await user.click(dialog.getByRole('button', { name: 'Transfer and delete' }));
    await waitFor(() =>
      expect(api.sent('POST', API.deleteAccount)[0]?.body).toEqual({
        transfers: [{ projectId: 'billing', ownerId: priya._id }],
      }),
    );
  });

  it('shows why it is refused, also without a team', async () => {
    const api = new FakeApi()
      .on('GET', API.ownHoldings, refuse('NOT_FOUND', 'Not found.'))
      .on('POST', API.deleteAccount, refuse('LAST_ADMIN', 'A team needs an admin.'));
    const { user, dialog } = await openDialog(api);
    await user.click(await dialog.findByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('A team needs an admin.')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { aBackend, AGREED } from '../../sample/backends';
import { aRemote } from '../../sample/remotes';
import { operationsApi, showOperations } from '../../test/show-operations';

const BACKEND = API.remoteBackend('calendar');
const { address } = aBackend();

const openBackend = async (backends: unknown) => {
  const api = operationsApi([aRemote()]).on('GET', BACKEND, backends);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'More actions for calendar' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Backend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Backend of Calendar' }));
  return { ...shown, dialog };
};

describe('the backend of a remote', () => {
  it('is shown with the versions that declare it and the consent', async () => {
    const { dialog } = await openBackend([
      aBackend({ agreed: AGREED }),
      aBackend({
        address: 'https://old.example.com',
        versions: [],
        live: false,
        agreed: { ...AGREED, by: null },
      }),
    ]);
    const rows = await dialog.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      /https:\/\/calendar\.example\.com\/api Live.*Declared by 1\.5\.0, 1\.4\.0.*Agreed by Maya Lindqvist on Nov 20, 2026/,
    );
    expect(rows[1]).toHaveTextContent(/No stored version declares it.*Agreed by a former person/);
  });

  it('gets the consent of an admin', async () => {
    const { api, user, dialog } = await openBackend([aBackend()]);
    expect(await dialog.findByText('Not agreed to: calls are refused.')).toBeVisible();
    const after = [aBackend({ agreed: AGREED })];
    api.on('PUT', BACKEND, after).on('GET', BACKEND, after);
    await user.click(dialog.getByRole('button', { name: `Agree to ${address}` }));
    expect(await screen.findByText(`Calls reach ${address}`)).toBeVisible();
    expect(await dialog.findByText('Agreed by Maya Lindqvist on Nov 20, 2026.')).toBeVisible();
    expect(api.sent('PUT', BACKEND)[0]?.body).toEqual({ address, agreed: true });
  });

  it('loses the consent again', async () => {
    const { api, user, dialog } = await openBackend([aBackend({ agreed: AGREED })]);
    api.on('PUT', BACKEND, [aBackend()]).on('GET', BACKEND, [aBackend()]);
    await user.click(await dialog.findByRole('button', { name: `Withdraw: ${address}` }));
    expect(await dialog.findByText('Not agreed to: calls are refused.')).toBeVisible();
    expect(api.sent('PUT', BACKEND)[0]?.body).toEqual({ address, agreed: false });
  });

  it('says why the consent was refused', async () => {
    const { api, user, dialog } = await openBackend([aBackend()]);
    api.on('PUT', BACKEND, refuse('VALIDATION_FAILED', 'The address must begin with https://.'));
    await user.click(await dialog.findByRole('button', { name: `Agree to ${address}` }));
    expect(await screen.findByText('The address must begin with https://.')).toBeVisible();
    expect(dialog.getByText('Not agreed to: calls are refused.')).toBeVisible();
  });

  it('can be missing', async () => {
    const { dialog } = await openBackend([]);
    expect(await dialog.findByText(/No stored version declares a backend/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { api, user, dialog } = await openBackend(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', BACKEND, [aBackend()]);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Not agreed to: calls are refused.')).toBeVisible();
  });
});

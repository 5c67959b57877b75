import { screen, within } from '@testing-library/react';
import { API, type RemoteKey } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { aKey } from '../../sample/keys';
import { anEntry, aPublished, aRemote } from '../../sample/remotes';
import { operationsApi, showOperations } from '../../test/show-operations';

const KEYS = API.remoteKeys('calendar');
const PEM = '-----BEGIN PUBLIC KEY-----MCowBQYDK2VwAyEA-----END PUBLIC KEY-----';

const openKeys = async (keys: unknown, remote = aRemote()) => {
  const api = operationsApi([remote]).on('GET', KEYS, keys);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'More actions for calendar' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Signing keys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signing keys of Calendar' }));
  return { ...shown, dialog };
};
const openForm = async () => {
  const shown = await openKeys([]);
  await shown.user.click(await shown.dialog.findByRole('button', { name: 'New key' }));
  await screen.findByRole('dialog', { name: 'New signing key for Calendar' });
  return shown;
};

describe('the signing keys of a remote', () => {
  it('are listed with fingerprint, admin and revocation', async () => {
    const { dialog } = await openKeys([
      aKey(),
      aKey({ _id: 'key-2', name: 'Lost key', createdBy: null, revokedAt: '2026-11-22T09:00:00.000Z' }),
    ]);
    const list = within(await dialog.findByRole('list', { name: 'Signing keys' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Release key.*3f9a3f9a3f9a3f9a… · added Nov 20, 2026 by Maya Lindqvist/);
    expect(second).toHaveTextContent(/Lost key revoked Nov 22, 2026.*by a former person/);
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('say whether versions without a signature are accepted', async () => {
    const { dialog } = await openKeys([]);
    expect(dialog.getByText(/^Versions without a signature are accepted\./)).toBeVisible();
    expect(await dialog.findByText('There are no signing keys yet.')).toBeVisible();
  });

  it('say that only signed versions are accepted', async () => {
    const { dialog } = await openKeys([aKey()], aRemote({ signedOnly: true }));
    expect(dialog.getByText('Only signed versions are accepted.')).toBeVisible();
  });

  it('show a loading state until they arrive', async () => {
    const later = held<RemoteKey[]>();
    const { dialog } = await openKeys(later.answer);
    expect(await dialog.findByText('Loading signing keys...')).toBeInTheDocument();
    later.resolve([aKey()]);
    expect(await dialog.findByText('Release key')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { api, user, dialog } = await openKeys(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', KEYS, [aKey()]);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Release key')).toBeVisible();
  });
});

describe('a new signing key', () => {
  it('is added with its name', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', KEYS, aKey());
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.type(dialog.getByLabelText('Name'), ' Release key ');
    await user.click(dialog.getByLabelText('Public key'));
    await user.paste(PEM);
    api.on('GET', KEYS, [aKey()]);
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await screen.findByText('Release key may sign calendar')).toBeVisible();
    expect(api.sent('POST', KEYS)[0]?.body).toEqual({ name: 'Release key', publicKey: PEM });
    expect(await dialog.findByRole('list', { name: 'Signing keys' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'New key' })).toHaveFocus();
  });

  it('is not sent without a name and a key', async () => {
    const { api, user, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./);
    expect(dialog.getByLabelText('Public key')).toHaveAccessibleDescription(/Public key is required\./);
    expect(api.sent('POST', KEYS)).toHaveLength(0);
  });

  it('that is a private one is refused beside its field, and the form stays', async () => {
    const { api, user, dialog } = await openForm();
    const errors = [{ field: 'publicKey', message: 'This is a private key.' }];
    api.on('POST', KEYS, refuse('VALIDATION_FAILED', 'Not valid.', { errors }));
    await user.type(dialog.getByLabelText('Name'), 'CI');
    await user.type(dialog.getByLabelText('Public key'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await dialog.findByText('This is a private key.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('CI');
  });
});

describe('revoking a signing key', () => {
  const open = async () => {
    const shown = await openKeys([aKey()]);
    await shown.user.click(await shown.dialog.findByRole('button', { name: 'Revoke: Release key' }));
    await shown.dialog.findByRole('heading', { name: 'Revoke Release key?' });
    expect(shown.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    return {
      ...shown,
      confirm: () => shown.user.click(shown.dialog.getByRole('button', { name: 'Revoke' })),
    };
  };

  it('asks first, and marks it', async () => {
    const { api, dialog, confirm } = await open();
    api
      .on('DELETE', API.remoteKey('calendar', 'key-1'), { ok: true })
      .on('GET', KEYS, [aKey({ revokedAt: '2026-11-22T09:00:00.000Z' })]);
    await confirm();
    expect(await screen.findByText('Release key is revoked')).toBeVisible();
    expect(await dialog.findByText('revoked Nov 22, 2026')).toBeVisible();
  });

  it('that fails shows why, and keeps it', async () => {
    const { api, dialog, confirm } = await open();
    api.on('DELETE', API.remoteKey('calendar', 'key-1'), refuse('UNAVAILABLE', 'Not now.'));
    await confirm();
    expect(await screen.findByText('Failed to revoke the key')).toBeVisible();
    expect(await dialog.findByText('Release key')).toBeVisible();
  });
});

describe('the signature of a version', () => {
  const signer = { name: 'Release key', fingerprint: '3f9a'.repeat(16), revoked: false };

  it('is shown in the list of versions, and that its key is revoked', async () => {
    const { user } = showOperations(
      operationsApi([
        aRemote({
          versions: [
            aPublished('1.5.0', { signedBy: signer }),
            aPublished('1.4.0', { signedBy: { ...signer, name: 'Lost key', revoked: true } }),
            aPublished('1.3.0'),
          ],
        }),
      ]),
    );
    await user.click(await screen.findByText('3 published versions'));
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Published '));
    const [newest, revoked, unsigned] = rows.slice(-3);
    expect(newest).toHaveTextContent('signed with Release key');
    expect(newest).not.toHaveTextContent('Key revoked');
    expect(revoked).toHaveTextContent(/Key revoked.*signed with Lost key/);
    expect(unsigned).not.toHaveTextContent('signed');
  });

  it('is shown in the journal', async () => {
    showOperations(
      operationsApi(
        [aRemote()],
        [
          anEntry({ action: 'publish', version: '1.5.0', reason: null, signedBy: 'Release key' }),
          anEntry({ action: 'sign', version: '1.4.0', reason: null, signedBy: 'New key' }),
        ],
      ),
    );
    expect(await screen.findByText('signed with Release key')).toBeVisible();
    expect(screen.getByText('signed with New key')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { API, type Passkey, type PasskeyCreation } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { fakePasskeys, noPasskeys } from '../../test/fake-passkeys';
import { PasskeysCard } from './passkeys-card';

const LAPTOP: Passkey = {
  _id: 'p1',
  name: 'Laptop',
  synced: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
};
const CREATION: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Taskloom' },
  user: { id: 'bWF5YQ', name: 'maya@fernbank.example', displayName: 'Maya' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

const show = (passkeys: Passkey[]) => {
  const api = new FakeApi()
    .on('GET', API.passkeys, passkeys)
    .on('GET', API.sessions, [])
    .on('POST', API.passkeyOptions, CREATION);
  return { ...renderApp(<PasskeysCard />, { user: aUser(), api }), api };
};

beforeEach(() => fakePasskeys());
afterEach(noPasskeys);

describe('Passkeys', () => {
  it('show name, age and last use, and whether they are synced', async () => {
    show([LAPTOP]);
    expect(await screen.findByRole('heading', { name: 'Passkeys 1' })).toBeVisible();
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Laptop')).toBeVisible();
    expect(row.getByText('Synced')).toBeVisible();
    expect(row.getByText(/never used/)).toBeVisible();
  });

  it('are added with what the browser has created', async () => {
    const { user, api } = show([]);
    api.on('POST', API.passkeys, LAPTOP);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('Passkey added')).toBeVisible();
    expect(api.sent('POST', API.passkeys)[0]?.body).toEqual({
      name: 'Passkey',
      id: 'a2V5',
      clientDataJSON: 'ZGF0YQ',
      attestationObject: 'bWFkZQ',
      transports: ['internal'],
    });
  });

  it('are not added when the person cancels, or the device already has one', async () => {
    fakePasskeys({ create: () => Promise.reject(new DOMException('cancelled', 'NotAllowedError')) });
    const { user, api } = show([]);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('The browser did not create a passkey.')).toBeVisible();
    fakePasskeys({ create: () => Promise.reject(new DOMException('exists', 'InvalidStateError')) });
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('This device already has a passkey for your account.')).toBeVisible();
    expect(api.sent('POST', API.passkeys)).toHaveLength(0);
  });

  it('can be renamed, but not to an empty name', async () => {
    const { user, api } = show([LAPTOP]);
    api.on('PATCH', API.passkey('p1'), { ...LAPTOP, name: 'Key ring' });
    await user.click(await screen.findByRole('button', { name: 'Rename: Laptop' }));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Name is required.');
    await user.type(field, 'Key ring{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('PATCH', API.passkey('p1'))[0]?.body).toEqual({ name: 'Key ring' });
  });

  it('are removed after a confirmation that names them', async () => {
    const { user, api } = show([LAPTOP]);
    api.on('DELETE', API.passkey('p1'), { ok: true });
    await user.click(await screen.findByRole('button', { name: 'Remove: Laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Laptop?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
  });

  it('stay when the server refuses to remove them', async () => {
    const { user, api } = show([LAPTOP]);
    api.on('DELETE', API.passkey('p1'), refuse('NOT_FOUND', 'It is gone.'));
    await user.click(await screen.findByRole('button', { name: 'Remove: Laptop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('It is gone.')).toBeVisible();
    expect(screen.getByText('Laptop')).toBeVisible();
  });

  it('can’t be added in a browser that does not support them', async () => {
    noPasskeys();
    show([]);
    expect(await screen.findByText(/the page needs a secure address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
  });
});

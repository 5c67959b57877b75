import { screen, waitFor, within } from '@testing-library/react';
import { API, SCREENS, type Identity } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { openProvider } from '../../providers/open-provider';
import { IdentitiesCard } from './identities-card';

jest.mock('../../providers/open-provider', () => ({ openProvider: jest.fn() }));

const LINKED: Identity = {
  _id: 'i1',
  provider: '1',
  name: 'Fernbank ID',
  email: 'maya@fernbank.example',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
};
const show = (identities: Identity[], providers?: object[]) => {
  const api = new FakeApi().on('GET', API.identities, identities).on('GET', API.meta, {
    product: { name: 'Taskloom', logo: 'TL' },
    version: '1.0.0',
    capabilities: [],
    providers,
  });
  return { ...renderApp(<IdentitiesCard />, { user: aUser(), api }), api };
};
const PROVIDERS = [
  { id: '1', name: 'Fernbank ID', reachable: true },
  { id: '2', name: 'Orbit Partners', reachable: true },
];

describe('Connected accounts', () => {
  it('are hidden in an installation without providers', async () => {
    const { api } = show([]);
    await waitFor(() => expect(api.sent('GET', API.identities)).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('name the provider and the address, and offer the other providers', async () => {
    show([LINKED], PROVIDERS);
    const row = within((await screen.findByText('Fernbank ID')).closest('li') as HTMLElement);
    expect(row.getByText(/maya@fernbank\.example/)).toHaveTextContent(/· connected/);
    expect(screen.getByRole('button', { name: 'Connect Orbit Partners' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect Fernbank ID' })).not.toBeInTheDocument();
  });

  it('are connected at the provider, which leads back to this page', async () => {
    const { api, user } = show([], PROVIDERS);
    api.on('POST', API.identitiesStart, { url: 'https://id.example/auth' });
    await user.click(await screen.findByRole('button', { name: 'Connect Fernbank ID' }));
    await waitFor(() =>
      expect(openProvider).toHaveBeenCalledWith('https://id.example/auth', {
        use: 'link',
        from: SCREENS.security,
      }),
    );
    expect(api.sent('POST', API.identitiesStart)[0]?.body).toEqual({ provider: '1' });
  });

  it('say why one can’t be connected', async () => {
    const { api, user } = show([], PROVIDERS);
    api.on('POST', API.identitiesStart, refuse('PROVIDER_UNAVAILABLE', 'It can’t be reached now.'));
    await user.click(await screen.findByRole('button', { name: 'Connect Fernbank ID' }));
    expect(await screen.findByText('It can’t be reached now.')).toBeVisible();
  });

  it('are disconnected after a question, unless they are the last way to sign in', async () => {
    const { api, user } = show([LINKED], PROVIDERS);
    const disconnect = async () => {
      await user.click(await screen.findByRole('button', { name: 'Disconnect: Fernbank ID' }));
      const dialog = await screen.findByRole('dialog', { name: 'Disconnect Fernbank ID?' });
      await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    };
    api.on('DELETE', API.identity('i1'), refuse('LAST_SIGN_IN_WAY', 'This is the only way.'));
    await disconnect();
    expect(await screen.findByText('This is the only way.')).toBeVisible();
    api.on('DELETE', API.identity('i1'), { ok: true });
    await disconnect();
    expect(await screen.findByText('Fernbank ID disconnected')).toBeVisible();
  });
});

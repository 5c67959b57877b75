import { screen, waitFor, within } from '@testing-library/react';
import { API, type AdminApiTokens } from '@taskloom/contracts';
import { FakeApi, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { MAYA } from '../../sample/people';
import { aToken, someTokens } from '../../sample/tokens';
import TokensPage from './tokens.page';

const show = (answer: unknown = someTokens()) => {
  const api = new FakeApi().on('GET', API.adminTokens, answer);
  return { ...renderApp(<TokensPage />, { route: '/admin/tokens', user: MAYA, api }), api };
};
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};
const jonas = { _id: 'jonas', name: 'Jonas Weber', avatar: '/' };
const only = (): AdminApiTokens => ({ tokens: [aToken({ person: jonas })], total: 1 });

describe('the API tokens of the team', () => {
  it('show whose they are, what they may do, and until when', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Tokens of the team 3' })).toBeVisible();
    const report = await rowOf('Nightly report');
    for (const text of ['Read', 'tl_k3J9xQa…', 'all projects', /^expires /, /^last used /])
      expect(report.getByText(text)).toBeVisible();
    const notes = await rowOf('Release notes');
    for (const text of ['Read and write', '2 projects', 'never used'])
      expect(notes.getByText(text)).toBeVisible();
    const old = await rowOf('Import');
    for (const text of ['Administer', 'Expired', /^expired /]) expect(old.getByText(text)).toBeVisible();
  });

  it('are a skeleton while they load', async () => {
    const later = held<AdminApiTokens>();
    show(later.answer);
    expect(await screen.findByText('Loading the API tokens...')).toBeInTheDocument();
    later.resolve(someTokens());
    expect(await screen.findByText('Nightly report')).toBeVisible();
  });

  it('have a message when there are none', async () => {
    show({ tokens: [], total: 0 });
    expect(await screen.findByText('No API tokens')).toBeVisible();
  });

  it('show why they could not be loaded, and retry', async () => {
    const { api, user } = show(refuse('UNAVAILABLE', 'Not right now.'));
    expect(await screen.findByText('Not right now.')).toBeVisible();
    api.on('GET', API.adminTokens, someTokens());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nightly report')).toBeVisible();
  });

  it('are for admins', async () => {
    show(refuse('FORBIDDEN', 'Only for admins.'));
    expect(await screen.findByText('Only admins of a team can use this screen.')).toBeVisible();
  });

  it('list 500 with any words, and say that there are more', async () => {
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
    const tokens = Array.from({ length: 500 }, (_, n) => aToken({ _id: `t${n}`, name }));
    show({ tokens, total: 612 });
    expect(await screen.findAllByText(name)).toHaveLength(500);
    expect(screen.getByText('The newest 500 are shown.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tokens of the team 612' })).toBeVisible();
  });
});

describe('revoking one', () => {
  const revoke = async (answer: unknown) => {
    const view = show(only());
    view.api.on('DELETE', API.adminToken('token-1'), answer);
    await view.user.click(
      await screen.findByRole('button', { name: 'Revoke: Nightly report of Jonas Weber' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Revoke Nightly report of Jonas Weber?' });
    return { ...view, dialog: within(dialog) };
  };

  it('asks first, names the person, and removes it from the list', async () => {
    const { api, user, dialog } = await revoke({ ok: true });
    expect(api.sent('DELETE', API.adminToken('token-1'))).toHaveLength(0);
    api.on('GET', API.adminTokens, { tokens: [], total: 0 });
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Nightly report of Jonas Weber no longer works.')).toBeVisible();
    expect(await screen.findByText('No API tokens')).toBeVisible();
  });

  it('keeps it when the person cancels', async () => {
    const { api, user, dialog } = await revoke({ ok: true });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('DELETE', API.adminToken('token-1'))).toHaveLength(0);
  });

  it('keeps it, with the reason, when the server refuses', async () => {
    const { user, dialog } = await revoke(refuse('UNAVAILABLE', 'Not right now.'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Not right now.')).toBeVisible();
    expect(screen.getByText('Nightly report')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { API, type DeployToken } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { aRemote } from '../../sample/remotes';
import { anOldToken, aToken } from '../../sample/tokens';
import { operationsApi, showOperations } from '../../test/show-operations';

const TOKENS = API.remoteTokens('calendar');
const SECRET = `tld_${'k3J9xQa'.padEnd(43, 'x')}`;

const openTokens = async (tokens: unknown, remote = aRemote()) => {
  const api = operationsApi([remote]).on('GET', TOKENS, tokens);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'More actions for calendar' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Deploy tokens' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deploy tokens of Calendar' }));
  return { ...shown, dialog };
};
const openForm = async () => {
  const shown = await openTokens([]);
  await shown.user.click(await shown.dialog.findByRole('button', { name: 'New token' }));
  await screen.findByRole('dialog', { name: 'New deploy token for Calendar' });
  return shown;
};

describe('the deploy tokens of a remote', () => {
  it('are listed with rights, maker, expiry and last use', async () => {
    const { dialog } = await openTokens([
      aToken(),
      anOldToken(),
      aToken({ _id: 't3', name: 'Past', expiresAt: '2020-02-18T09:00:00.000Z' }),
    ]);
    const rows = await within(await dialog.findByRole('list', { name: 'Deploy tokens' })).findAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent(
      /Calendar pipeline.*Publish · Activate.*tld_k3J9xQa….*made Nov 20, 2026 by Maya Lindqvist · expires Feb 18, 2126 · never used/,
    );
    expect(rows[1]).toHaveTextContent(
      /Publish · Activate · Roll back.*made Nov 20, 2026 by a command on the server · never expires · last used/,
    );
    expect(rows[2]).toHaveTextContent(/expired Feb 18, 2020/);
  });

  it('show a loading state until they arrive', async () => {
    const later = held<DeployToken[]>();
    const { dialog } = await openTokens(later.answer);
    expect(await dialog.findByText('Loading deploy tokens...')).toBeInTheDocument();
    later.resolve([aToken()]);
    expect(await dialog.findByText('Calendar pipeline')).toBeVisible();
    expect(dialog.queryByText('Loading deploy tokens...')).not.toBeInTheDocument();
  });

  it('can be managed while the remote is locked', async () => {
    const { dialog } = await openTokens([], aRemote({ locked: true }));
    expect(await dialog.findByText('There are no deploy tokens yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { api, user, dialog } = await openTokens(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', TOKENS, [aToken()]);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Calendar pipeline')).toBeVisible();
  });
});

describe('a new deploy token', () => {
  it('may publish for 90 days unless chosen otherwise, and is shown once', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TOKENS, { token: aToken(), secret: SECRET });
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await user.type(dialog.getByLabelText('Name'), ' GitHub Actions ');
    api.on('GET', TOKENS, [aToken({ name: 'GitHub Actions' })]);
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText(SECRET)).toBeVisible();
    expect(api.sent('POST', TOKENS)[0]?.body).toEqual({
      name: 'GitHub Actions',
      rights: ['publish'],
      days: 90,
    });
    expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog.getByText(SECRET)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'I have copied it' }));
    expect(dialog.queryByText(SECRET)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'New token' })).toHaveFocus();
    expect(await dialog.findByText('GitHub Actions')).toBeVisible();
  });

  it('is copied with a button', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TOKENS, { token: aToken(), secret: SECRET });
    await user.type(dialog.getByLabelText('Name'), 'CI');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await user.click(await dialog.findByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SECRET);
  });

  it('gets the chosen rights and lifetime', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TOKENS, { token: aToken(), secret: SECRET });
    await user.type(dialog.getByLabelText('Name'), 'On call');
    await user.click(dialog.getByRole('checkbox', { name: /^Publish/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Roll back/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Activate/ }));
    await user.selectOptions(dialog.getByLabelText('Expires after'), '7 days');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    await dialog.findByText(SECRET);
    expect(api.sent('POST', TOKENS)[0]?.body).toEqual({
      name: 'On call',
      rights: ['rollback', 'activate'],
      days: 7,
    });
  });

  it('is not sent without a name and a right', async () => {
    const { api, user, dialog } = await openForm();
    await user.click(dialog.getByRole('checkbox', { name: /^Publish/ }));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./);
    expect(dialog.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription(
      'Choose at least one right.',
    );
    expect(api.sent('POST', TOKENS)).toHaveLength(0);
  });

  it('keeps the form when it is refused', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', TOKENS, refuse('TOO_MANY_TOKENS', 'calendar has 50 deploy tokens.'));
    await user.type(dialog.getByLabelText('Name'), 'CI');
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await dialog.findByText('calendar has 50 deploy tokens.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('CI');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText('There are no deploy tokens yet.')).toBeVisible();
  });
});

describe('revoking a deploy token', () => {
  const open = async () => {
    const shown = await openTokens([aToken()]);
    await shown.user.click(await shown.dialog.findByRole('button', { name: 'Revoke: Calendar pipeline' }));
    await shown.dialog.findByRole('heading', { name: 'Revoke Calendar pipeline?' });
    expect(shown.dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    const confirm = () => shown.user.click(shown.dialog.getByRole('button', { name: 'Revoke' }));
    return { ...shown, confirm };
  };

  it('asks first, and removes it from the list', async () => {
    const { api, dialog, confirm } = await open();
    api.on('DELETE', API.remoteToken('calendar', 'token-1'), { ok: true }).on('GET', TOKENS, []);
    await confirm();
    expect(await screen.findByText('Calendar pipeline is revoked')).toBeVisible();
    expect(await dialog.findByText('There are no deploy tokens yet.')).toBeVisible();
  });

  it('that fails shows why, and keeps it', async () => {
    const { api, dialog, confirm } = await open();
    api.on('DELETE', API.remoteToken('calendar', 'token-1'), refuse('UNAVAILABLE', 'Not now.'));
    await confirm();
    expect(await screen.findByText('Failed to revoke the token')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('Calendar pipeline')).toBeVisible());
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { API, LIMITS } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { aRemote } from '../../sample/remotes';
import { aToken } from '../../sample/tokens';
import { operationsApi, showOperations } from '../../test/show-operations';

const SECRET = `tld_${'k3J9xQa'.padEnd(43, 'x')}`;

const openForm = async (remotes = [aRemote()]) => {
  const shown = showOperations(operationsApi(remotes));
  await shown.user.click(await screen.findByRole('button', { name: 'New remote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New remote' }));
  await dialog.findByLabelText('Remote');
  return { ...shown, dialog };
};

describe('a new remote', () => {
  it('is registered with its first token, which may do everything and is shown once', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', API.remotesOverview, { token: aToken(), secret: SECRET });
    await waitFor(() => expect(dialog.getByLabelText('Remote')).toHaveFocus());
    await user.type(dialog.getByLabelText('Remote'), 'reports');
    await user.type(dialog.getByLabelText('Name of its first deploy token'), 'GitHub Actions');
    await user.click(dialog.getByRole('button', { name: 'Create remote' }));
    expect(await dialog.findByText(SECRET)).toBeVisible();
    expect(dialog.getByText('npm create taskloom-remote reports', { selector: 'code' })).toBeVisible();
    expect(api.sent('POST', API.remotesOverview)[0]?.body).toEqual({
      remote: 'reports',
      name: 'GitHub Actions',
      rights: ['publish', 'activate', 'rollback'],
      days: LIMITS.deployTokenDefaultDays,
    });
    await user.click(dialog.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  });

  it('can be the first, and its token stays while the list arrives', async () => {
    const { api, user, dialog } = await openForm([]);
    api
      .on('POST', API.remotesOverview, { token: aToken(), secret: SECRET })
      .on('GET', API.remotesOverview, { revision: 7, remotes: [aRemote()] });
    await user.type(dialog.getByLabelText('Remote'), 'calendar');
    await user.type(dialog.getByLabelText('Name of its first deploy token'), 'CI');
    await user.click(dialog.getByRole('button', { name: 'Create remote' }));
    expect(
      await screen.findByRole('heading', { level: 3, name: 'Calendar', hidden: true }),
    ).toBeInTheDocument();
    expect(dialog.getByText(SECRET)).toBeVisible();
  });

  it('needs a lowercase word and a name for the token', async () => {
    const { api, user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Remote'), 'My Reports');
    await user.click(dialog.getByRole('button', { name: 'Create remote' }));
    expect(dialog.getByLabelText('Remote')).toHaveAccessibleDescription(/Enter a lowercase word/);
    expect(dialog.getByLabelText('Name of its first deploy token')).toHaveAccessibleDescription(
      /Name is required\./,
    );
    expect(api.sent('POST', API.remotesOverview)).toHaveLength(0);
  });

  it('that already exists is refused, and the form stays', async () => {
    const { api, user, dialog } = await openForm();
    api.on('POST', API.remotesOverview, refuse('CONFLICT', 'The remote calendar already exists.'));
    await user.type(dialog.getByLabelText('Remote'), 'calendar');
    await user.type(dialog.getByLabelText('Name of its first deploy token'), 'CI');
    await user.click(dialog.getByRole('button', { name: 'Create remote' }));
    expect(await dialog.findByText('The remote calendar already exists.')).toBeVisible();
    expect(dialog.getByLabelText('Remote')).toHaveValue('calendar');
  });
});

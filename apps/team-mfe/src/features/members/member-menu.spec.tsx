import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aTeamMember, refuse, chooseOption } from '@taskloom/client/test-kit';
import { aiko, daniel, maya, showTeam, teamApi } from '../../test/show-team';

const openMenu = async (name: string, api = teamApi()) => {
  const view = showTeam(maya, api);
  await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await screen.findByRole('menu');
  return { ...view, choose: (item: string) => view.user.click(screen.getByRole('menuitem', { name: item })) };
};

describe('changing a role', () => {
  it('makes a member an admin', async () => {
    const { api, choose } = await openMenu('Aiko Tanaka');
    api.on('PATCH', API.teamMember(aiko._id), () => {
      api.on('GET', API.teamMembers, [maya, { ...aiko, role: 'admin' as const }].map(aTeamMember));
      return {};
    });
    await choose('Make admin');
    expect(await screen.findByText('Aiko Tanaka is now an admin')).toBeVisible();
    expect(api.sent('PATCH', API.teamMember(aiko._id))[0]?.body).toEqual({ role: 'admin' });
    await waitFor(() => expect(screen.getAllByText('Admin')).toHaveLength(2));
  });

  it('makes an admin a member', async () => {
    const { api, choose } = await openMenu('Daniel Osei');
    api.on('PATCH', API.teamMember(daniel._id), {});
    await choose('Make member');
    expect(await screen.findByText('Daniel Osei is now a member')).toBeVisible();
    expect(api.sent('PATCH', API.teamMember(daniel._id))[0]?.body).toEqual({ role: 'member' });
  });

  it('shows why a role could not be changed, and keeps it', async () => {
    const { api, choose } = await openMenu('Aiko Tanaka');
    api.on('PATCH', API.teamMember(aiko._id), refuse('FORBIDDEN', 'Only an admin can change roles.'));
    await choose('Make admin');
    expect(await screen.findByText('Only an admin can change roles.')).toBeVisible();
    expect(screen.getAllByText('Admin')).toHaveLength(2);
  });
});

describe('a link for a new password', () => {
  const confirm = async (api = teamApi()) => {
    const view = await openMenu('Aiko Tanaka', api);
    await view.choose('Create password link...');
    await view.user.type(await screen.findByLabelText('Your password'), 'correct horse');
    await view.user.click(screen.getByRole('button', { name: 'Create link' }));
    return view;
  };

  it('is shown after the admin’s own password', async () => {
    const path = '/reset-password#a-b_c';
    const { api } = await confirm(teamApi().on('POST', API.teamResetLink(aiko._id), { path }));
    expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}${path}`);
    expect(api.sent('POST', API.teamResetLink(aiko._id))[0]?.body).toEqual({ password: 'correct horse' });
  });

  it('asks an admin without a password for none', async () => {
    const path = '/reset-password#a-b_c';
    const ways = { password: false, code: false, passkey: false, providers: [] };
    const api = teamApi().on('GET', API.stepUp, ways).on('POST', API.teamResetLink(aiko._id), { path });
    const { choose, user } = await openMenu('Aiko Tanaka', api);
    await choose('Create password link...');
    const create = await screen.findByRole('button', { name: 'Create link' });
    await waitFor(() => expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument());
    await user.click(create);
    expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}${path}`);
    expect(api.sent('POST', API.teamResetLink(aiko._id))[0]?.body).toEqual({});
  });

  it('is not shown after a wrong one', async () => {
    const wrong = refuse('VALIDATION_FAILED', 'The current password is incorrect.');
    await confirm(teamApi().on('POST', API.teamResetLink(aiko._id), wrong));
    await waitFor(() => expect(screen.getByLabelText('Your password')).toBeInvalid());
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  });

  it('is not offered for the admin’s own account', async () => {
    await openMenu('Maya Lindqvist');
    expect(screen.queryByRole('menuitem', { name: 'Create password link...' })).not.toBeInTheDocument();
  });
});

describe('removing a member', () => {
  const confirm = (api = teamApi()) =>
    openMenu('Aiko Tanaka', api).then(async (view) => {
      await view.choose('Remove from team');
      const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
      return { ...view, dialog: within(dialog) };
    });

  it('asks for confirmation first', async () => {
    const { api, user, dialog } = await confirm();
    expect(dialog.getByText(/Aiko Tanaka loses access to the team/)).toBeVisible();
    expect(await dialog.findByText('Leaves 0 projects')).toBeVisible();
    expect(api.sent('DELETE', API.teamMember(aiko._id))).toHaveLength(0);

    api.on('DELETE', API.teamMember(aiko._id), () => {
      api.on('GET', API.teamMembers, [maya, daniel].map(aTeamMember));
      return {};
    });
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByText('Aiko Tanaka is no longer in the team')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('aiko.tanaka@fernbank.example')).not.toBeInTheDocument());
  });

  it('lists the consequences, and transfers owned projects to the chosen member', async () => {
    const departure = { projects: 3, assignments: 1, ownedProjects: 2 };
    const { api, user, dialog } = await confirm(teamApi().on('GET', API.teamDeparture(aiko._id), departure));
    expect(await dialog.findByText('Leaves 3 projects')).toBeVisible();
    expect(dialog.getByText('1 assignment is removed')).toBeVisible();
    expect(dialog.getByText('2 owned projects are transferred to the new owner')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    const choice = dialog.getByRole('combobox', { name: /New owner/ });
    expect(choice).toHaveAccessibleDescription('Please choose the new owner of the projects');
    expect(api.sent('DELETE', API.teamMember(aiko._id))).toHaveLength(0);

    await chooseOption(user, choice, 'Daniel Osei');
    expect(await dialog.findByText('2 owned projects are transferred to Daniel Osei')).toBeVisible();
    api.on('DELETE', API.teamMember(aiko._id), {});
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByText('Aiko Tanaka is no longer in the team')).toBeVisible();
    expect(api.sent('DELETE', API.teamMember(aiko._id))[0]?.query.get('transferTo')).toBe(daniel._id);
  });

  it('removes no one when the consequences could not be loaded', async () => {
    const { api, user, dialog } = await confirm(
      teamApi().on('GET', API.teamDeparture(aiko._id), refuse('NOT_FOUND', 'Not found.')),
    );
    expect(await dialog.findByText('Not found.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(api.sent('DELETE', API.teamMember(aiko._id))).toHaveLength(0);
  });

  it('does nothing when cancelled', async () => {
    const { api, user, dialog } = await confirm();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('DELETE', API.teamMember(aiko._id))).toHaveLength(0);
  });

  it('shows why it failed, and keeps the dialog open', async () => {
    const { api, user, dialog } = await confirm();
    await dialog.findByText('Leaves 0 projects');
    api.on('DELETE', API.teamMember(aiko._id), refuse('CONFLICT', 'Aiko owns projects.'));
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByText('Aiko owns projects.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the person’s own row', () => {
  it('lets an admin leave while there is another one, and updates the page', async () => {
    const { choose, api, user, store } = await openMenu('Maya Lindqvist');
    await choose('Leave team');
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    expect(dialog.getByText(/You lose access to the team/)).toBeVisible();
    expect(await dialog.findByText('Leaves 0 projects')).toBeVisible();
    api.on('DELETE', API.teamMember(maya._id), () => {
      api.on('GET', API.teamMembers, []).on('GET', API.me, { ...maya, role: 'member' });
      return {};
    });
    await user.click(dialog.getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText('You have left the team')).toBeVisible();
    expect(await screen.findByText('Not in any team')).toBeVisible();
    expect(store.getState().auth.user?.role).toBe('member');
  });

  it('lets an admin become a member, without the actions of an admin', async () => {
    const { choose, api, store } = await openMenu('Maya Lindqvist');
    const member = { ...maya, role: 'member' as const };
    api.on('PATCH', API.teamMember(maya._id), () => {
      api.on('GET', API.teamMembers, [member, daniel].map(aTeamMember)).on('GET', API.me, member);
      return {};
    });
    await choose('Make member');
    expect(await screen.findByText('View your team members')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    await waitFor(() => expect(store.getState().auth.user?.role).toBe('member'));
  });

  it('explains why the only admin can neither leave nor become a member', async () => {
    await openMenu('Maya Lindqvist', teamApi([maya, aiko].map(aTeamMember)));
    expect(screen.getByRole('menuitem', { name: 'A team needs an admin' })).toBeVisible();
    for (const name of ['Make member', 'Leave team']) {
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });
});

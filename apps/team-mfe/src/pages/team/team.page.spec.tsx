import { screen, within } from '@testing-library/react';
import { API, type TeamMember } from '@taskloom/contracts';
import { aTeamMember, held, refuse } from '@taskloom/client/test-kit';
import { aiko, daniel, fernbank, maya, showTeam, teamApi } from '../../test/show-team';

const row = async (name: string) => {
  const list = await screen.findByRole('table', { name: 'Team Members' });
  const rows = within(list).getAllByRole('row');
  const found = rows.find((item) => within(item).queryByText(name, { exact: false }));
  if (!found) throw new Error(`${name} is not in the list`);
  return within(found);
};

describe('the list', () => {
  it('shows all members with name, address and role', async () => {
    showTeam(aiko);
    const member = await row('Daniel Osei');
    expect(member.getByText('daniel.osei@fernbank.example')).toBeVisible();
    expect(member.getByText('Admin')).toBeVisible();
    expect((await row('Aiko Tanaka')).getByText('Member')).toBeVisible();
  });

  it('links each name to the page of the person', async () => {
    const { user, path } = showTeam(aiko, undefined, '/team?search=dan');
    const link = (await row('Daniel Osei')).getByRole('link', { name: 'Daniel Osei' });
    expect(link).toHaveAttribute('href', `/team/${daniel._id}`);
    await user.click((await row('Daniel Osei')).getByText('daniel.osei@fernbank.example'));
    expect(path()).toBe(`/team/${daniel._id}`);
  });

  it('marks only the person’s own row', async () => {
    showTeam(aiko);
    expect((await row('Aiko Tanaka')).getByText('(you)')).toBeVisible();
    expect(screen.getAllByText('(you)')).toHaveLength(1);
  });
});

describe('for an admin', () => {
  it('offers to manage members and to invite', async () => {
    showTeam(maya);
    expect(screen.getByRole('heading', { level: 1, name: 'Team Members' })).toBeVisible();
    expect(screen.getByText('Manage your team members and send invitations')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Member' })).toBeVisible();
    expect(await screen.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(fernbank.length);
  });

  it('shows the page even when the team is empty', async () => {
    showTeam(maya, teamApi([]));
    expect(await screen.findByText('No team members yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Member' })).toBeVisible();
    expect(screen.queryByText('Not in any team')).not.toBeInTheDocument();
  });

  it('uses the role in the list, which is newer than that in the session', async () => {
    showTeam(maya, teamApi([aTeamMember({ ...maya, role: 'member' })]));
    expect(await screen.findByText('View your team members')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite Member' })).not.toBeInTheDocument();
  });
});

describe('for a member', () => {
  it('shows the list without menus and invitations', async () => {
    const { api } = showTeam(aiko);
    expect(screen.getByText('View your team members')).toBeVisible();
    await row('Daniel Osei');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(api.sent('GET', API.invites)).toHaveLength(0);
  });

  it('without a team explains how an invitation arrives', async () => {
    showTeam(aiko, teamApi([]));
    expect(await screen.findByText('Not in any team')).toBeVisible();
    expect(
      screen.getByText(
        "You haven't been invited to any team yet. Once you receive an invitation, it will appear in your notifications.",
      ),
    ).toBeVisible();
  });
});

describe('the states', () => {
  it('shows a loading state until the members arrive', async () => {
    const later = held<TeamMember[]>();
    showTeam(aiko, teamApi().on('GET', API.teamMembers, later.answer));
    expect(await screen.findByText('Loading team members...')).toBeInTheDocument();
    expect(screen.queryByText('Not in any team')).not.toBeInTheDocument();
    later.resolve(fernbank);
    await row('Daniel Osei');
    expect(screen.queryByText('Loading team members...')).not.toBeInTheDocument();
  });

  it('shows why members could not be loaded, and retries', async () => {
    const api = teamApi().on('GET', API.teamMembers, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
    const { user } = showTeam(aiko, api);
    const box = within(await screen.findByRole('alert'));
    expect(box.getByText('Failed to load team members')).toBeVisible();
    expect(box.getByText('Too many requests.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();

    api.on('GET', API.teamMembers, fernbank);
    await user.click(box.getByRole('button', { name: 'Retry' }));
    await row('Daniel Osei');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

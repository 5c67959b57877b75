import { API, type TeamMember } from '@taskloom/contracts';
import { api as calls } from '@taskloom/contracts/rtk';
import { aNotification, held, refuse, toastText, type FakeApi } from '@taskloom/client/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { aiko, fernbank, maya, showTeam, teamApi } from '../../test/show-team';

const invitation = aNotification({
  type: 'team_invite',
  sender: { name: 'Priya Raman', avatar: '' },
  actionData: { role: 'member', teamId: 't', inviteId: 'i' },
});
const bell = (api: FakeApi, notifications = [invitation]) =>
  api.on('GET', API.notifications, { notifications, unreadCount: notifications.length });

/** The server's responses once the invitation is answered. */
const answered = (api: FakeApi, members: TeamMember[] = []) =>
  bell(api, []).on('GET', API.teamMembers, members);

const invited = async (notifications?: (typeof invitation)[]) => {
  const view = showTeam(aiko, bell(teamApi([]).on('GET', API.me, aiko), notifications));
  await screen.findByRole('heading', { name: 'Priya Raman invites you to their team' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, press };
};
const gone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());

it('is shown in place of the sentence that there is none', async () => {
  await invited();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.queryByText('Not in any team')).not.toBeInTheDocument();
});

it('is not announced as missing before the notifications arrive', async () => {
  const later = held<object>();
  showTeam(aiko, teamApi([]).on('GET', API.notifications, later.answer));
  expect(await screen.findByText('Loading team members...')).toBeInTheDocument();
  expect(screen.queryByText('Not in any team')).not.toBeInTheDocument();
  later.resolve({ notifications: [], unreadCount: 0 });
  expect(await screen.findByText('Not in any team')).toBeVisible();
});

it.each([
  ['a person without an invitation', [aNotification()]],
  ['a notification of an invitation that names none', [aNotification({ type: 'team_invite' })]],
])('is absent for %s', async (_which, notifications) => {
  showTeam(aiko, bell(teamApi([]), notifications));
  expect(await screen.findByText('Not in any team')).toBeVisible();
  await gone();
});

it('is absent for a member of a team', async () => {
  const { api } = showTeam(maya, bell(teamApi()));
  await screen.findByRole('table', { name: 'Team Members' });
  await gone();
  expect(api.sent('GET', API.notifications)).toHaveLength(0);
});

it('leads to the members when it is accepted, without saying in between that there is no team', async () => {
  const { api, press } = await invited();
  const members = held<TeamMember[]>();
  api.on('POST', API.acceptInvite('i'), () => {
    answered(api).on('GET', API.teamMembers, members.answer);
    return {};
  });
  await press('Accept');
  expect(await toastText('Success')).toBe('You have joined the team');
  await gone();
  expect(await screen.findByText('Loading team members...')).toBeInTheDocument();
  expect(screen.queryByText('Not in any team')).not.toBeInTheDocument();
  members.resolve(fernbank);
  await screen.findByRole('table', { name: 'Team Members' });
  expect(api.sent('GET', API.me)).toHaveLength(1);
});

it('is gone when it is rejected', async () => {
  const { api, press } = await invited();
  api.on('POST', API.rejectInvite('i'), () => {
    answered(api);
    return {};
  });
  await press('Reject');
  expect(await toastText('Success')).toBe('Invitation rejected');
  expect(await screen.findByText('Not in any team')).toBeVisible();
});

it('is gone when it was accepted in another tab', async () => {
  const { api, store } = await invited();
  answered(api, fernbank);
  act(() => void store.dispatch(calls.util.invalidateTags(['Team', 'Invite', 'Notification', 'Me'])));
  await screen.findByRole('table', { name: 'Team Members' });
  await gone();
});

describe.each([
  ['Accept', API.acceptInvite('i'), 'Failed to accept invitation'],
  ['Reject', API.rejectInvite('i'), 'Failed to reject invitation'],
])('%s that is refused', (name, path, failed) => {
  it('shows the server’s message, and keeps what is still open', async () => {
    const { api, press } = await invited();
    api.on('POST', path, refuse('IN_ANOTHER_TEAM', 'You are already in another team.'));
    await press(name);
    expect(await toastText('Error')).toBe('You are already in another team.');
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('shows its default message when the server has none', async () => {
    const { api, press } = await invited();
    api.on('POST', path, refuse('INVITE_EXPIRED', ''));
    await press(name);
    expect(await toastText('Error')).toBe(failed);
  });

  it('says that an invitation no longer exists, and removes it', async () => {
    const { api, press } = await invited();
    api.on('POST', path, () => {
      answered(api);
      return refuse('NOT_FOUND', 'There is nothing here.');
    });
    await press(name);
    expect(await toastText('Error')).toBe('This invitation no longer exists.');
    expect(await screen.findByText('Not in any team')).toBeVisible();
  });
});

it('is busy while its answer is sent', async () => {
  const { api, press } = await invited();
  const answer = held<object>();
  api.on('POST', API.acceptInvite('i'), answer.answer);
  await press('Accept');
  await press('Accept');
  await press('Reject');
  await act(async () => answer.resolve({}));
  await toastText('Success');
  expect(api.sent('POST', API.acceptInvite('i'))).toHaveLength(1);
  expect(api.sent('POST', API.rejectInvite('i'))).toHaveLength(0);
});

it('shows each of several', async () => {
  await invited([
    invitation,
    aNotification({ ...invitation, _id: 'n2', sender: null, actionData: { inviteId: 'i2' } }),
  ]);
  expect(screen.getByRole('heading', { name: 'You are invited to a team' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2);
});

import { screen, waitFor } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aNotification, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { MAYA } from '../../test/people';
import { Invitations } from './invitation';

const invite = aNotification({
  type: 'team_invite',
  sender: { name: 'Priya Raman', avatar: '' },
  actionData: { role: 'member', teamId: 't', inviteId: 'i' },
});
const show = (notifications = [invite, aNotification()]) => {
  const api = new FakeApi()
    .on('GET', API.notifications, { notifications, unreadCount: 1 })
    .on('GET', API.me, MAYA)
    .on('POST', API.acceptInvite('i'), {})
    .on('POST', API.rejectInvite('i'), {});
  return renderApp(<Invitations />, { user: MAYA, api });
};
const greeting = () => screen.findByRole('region', { name: 'Priya Raman invites you to their team' });
const none = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());

it('is shown to an invited person, who can accept it', async () => {
  const { user, api } = show();
  expect(await greeting()).toBeVisible();
  api.on('GET', API.notifications, { notifications: [], unreadCount: 0 });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You have joined the team')).toBeInTheDocument();
  expect(api.sent('GET', API.me)).toHaveLength(1);
  await none();
});

it('can be rejected', async () => {
  const { user, api } = show();
  await greeting();
  api.on('GET', API.notifications, { notifications: [], unreadCount: 0 });
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Invitation rejected')).toBeInTheDocument();
  await none();
});

it('stays and shows the reason when the server refuses', async () => {
  const { user, api } = show();
  await greeting();
  api.on('POST', API.acceptInvite('i'), refuse('INVITE_EXPIRED', 'The invitation has expired.'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The invitation has expired.')).toBeInTheDocument();
  expect(await greeting()).toBeVisible();
});

it('is absent for a person who is not invited', async () => {
  const { api } = show([aNotification()]);
  await waitFor(() => expect(api.sent('GET', API.notifications)).toHaveLength(1));
  await none();
});

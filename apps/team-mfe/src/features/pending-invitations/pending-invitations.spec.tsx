import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { anInvite, fernbank, maya, showTeam, teamApi } from '../../test/show-team';

const withInvites = (...invites: ReturnType<typeof anInvite>[]) => teamApi(fernbank, invites);
const section = async () => within(await screen.findByRole('region', { name: /^Pending invitations/ }));

it('lists the pending invitations with the dates they were sent and expire', async () => {
  showTeam(maya, withInvites(anInvite()));
  const pending = await section();
  expect(pending.getByText('noor@fernbank.example')).toBeVisible();
  expect(pending.getByText('Invited 2 hours ago')).toBeVisible();
  expect(pending.getByText('expires in 7 days')).toBeVisible();
});

it.each([
  [6, 'expires today'],
  [30, 'expires in 1 day'],
  [-1, 'expires today'],
])('shows for one with %i hours left that it %s', async (hours, words) => {
  const expiresAt = new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
  showTeam(maya, withInvites(anInvite({ expiresAt })));
  expect((await section()).getByText(words)).toBeVisible();
});

it('is absent while nothing is pending', async () => {
  const { api } = showTeam(maya, withInvites(anInvite({ status: 'accepted' })));
  await screen.findAllByRole('button', { name: /^Actions for/ });
  await waitFor(() => expect(api.sent('GET', API.invites)).toHaveLength(1));
  expect(screen.queryByText('noor@fernbank.example')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Pending/ })).not.toBeInTheDocument();
});

it('withdraws an invitation', async () => {
  const { api, user } = showTeam(maya, withInvites(anInvite()));
  api.on('DELETE', API.teamInvite('invite-1'), () => {
    api.on('GET', API.invites, []);
    return {};
  });
  const pending = await section();
  await user.click(
    pending.getByRole('button', { name: 'Withdraw the invitation for noor@fernbank.example' }),
  );
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('noor@fernbank.example')).not.toBeInTheDocument());
});

it('shows why an invitation could not be withdrawn, and keeps it', async () => {
  const { api, user } = showTeam(maya, withInvites(anInvite()));
  api.on('DELETE', API.teamInvite('invite-1'), refuse('INVITE_ANSWERED', 'Noor has already accepted.'));
  await user.click((await section()).getByRole('button', { name: /^Withdraw/ }));
  expect(await screen.findByText('Noor has already accepted.')).toBeVisible();
  expect((await section()).getByText('noor@fernbank.example')).toBeVisible();
});

it('fails without affecting the members, and loads again on Retry', async () => {
  const api = teamApi().on('GET', API.invites, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
  const { user } = showTeam(maya, api);
  const pending = await section();
  expect(pending.getByRole('alert')).toHaveTextContent('Too many requests.');
  expect(screen.getByText('aiko.tanaka@fernbank.example')).toBeVisible();

  api.on('GET', API.invites, [anInvite()]);
  await user.click(pending.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('noor@fernbank.example')).toBeVisible();
});

it('shows nothing while loading, so that nothing moves when there are none', async () => {
  const later = held<unknown>();
  showTeam(maya, teamApi().on('GET', API.invites, later.answer));
  await screen.findAllByRole('button', { name: /^Actions for/ });
  expect(screen.queryByRole('region', { name: /Pending/ })).not.toBeInTheDocument();
  later.resolve([anInvite()]);
  expect((await section()).getByText('noor@fernbank.example')).toBeVisible();
});

it('lists 60 invitations to extreme addresses', async () => {
  const hard = [`${'donaudampfschifffahrt'.repeat(8)}@fernbank.example`, 'سارة@fernbank.example'];
  const emails = [...hard, ...Array.from({ length: 58 }, (_, at) => `guest-${at}@fernbank.example`)];
  showTeam(maya, withInvites(...emails.map((email, at) => anInvite({ _id: `invite-${at}`, email }))));
  const pending = await section();
  expect(pending.getAllByRole('listitem')).toHaveLength(60);
  for (const email of hard) expect(pending.getByText(email)).toBeVisible();
});

const withMail = (...capabilities: string[]) => withInvites(anInvite()).on('GET', API.meta, { capabilities });

it('sends an invitation again, and says that the earlier link no longer works', async () => {
  const { api, user } = showTeam(maya, withMail('mail').on('POST', API.resendInvite('invite-1'), anInvite()));
  await user.click(
    await (await section()).findByRole('button', { name: 'Resend the invitation for noor@fernbank.example' }),
  );
  expect(await screen.findByText('Invitation sent again')).toBeVisible();
  expect(
    screen.getByText('noor@fernbank.example gets a new link. The earlier one no longer works.'),
  ).toBeVisible();
  expect(api.sent('POST', API.resendInvite('invite-1'))).toHaveLength(1);
});

it('offers only the link where no mail can be sent, also for an expired invitation', async () => {
  const api = withInvites(anInvite({ status: 'expired' })).on('GET', API.meta, { capabilities: [] });
  const { user } = showTeam(maya, api);
  api.on('POST', API.inviteLink('invite-1'), { invite: anInvite(), path: '/register?invite=abc' });
  const pending = await section();
  expect(pending.getByText('expired')).toBeVisible();
  expect(pending.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument();
  await user.click(pending.getByRole('button', { name: /^Copy link/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Invitation link for noor@fernbank.example' }),
  );
  expect(dialog.getByLabelText('Link')).toHaveValue(`${location.origin}/register?invite=abc`);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
});

it('shows why a link or a mail is refused', async () => {
  const { api, user } = showTeam(maya, withMail('mail'));
  api.on('POST', API.inviteLink('invite-1'), refuse('TOO_MANY_REQUESTS', 'Too many links.'));
  api.on('POST', API.resendInvite('invite-1'), refuse('INVITE_ANSWERED', ''));
  const pending = await section();
  await user.click(pending.getByRole('button', { name: /^Copy link/ }));
  expect(await screen.findByText('Too many links.')).toBeVisible();
  await user.click(await pending.findByRole('button', { name: /^Resend/ }));
  expect(await screen.findByText('Failed to resend invitation')).toBeVisible();
});

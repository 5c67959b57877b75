import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { held, refuse } from '@taskloom/client/test-kit';
import { aiko, anInvite, maya, showTeam, teamApi } from '../../test/show-team';

const open = async (api = teamApi()) => {
  const view = showTeam(maya, api);
  await view.user.click(screen.getByRole('button', { name: 'Invite Member' }));
  const dialog = await screen.findByRole('dialog', { name: /Invite Team Member/ });
  return { ...view, dialog: within(dialog) };
};

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send Invitation' });

it('explains the invitation, and focuses the address', async () => {
  const { dialog } = await open();
  expect(dialog.getByText("They'll receive a notification to accept")).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
});

it('sends an invitation, confirms it, and lists it as pending', async () => {
  const { api, user } = await open();
  api.on('POST', API.invite, () => {
    api.on('GET', API.invites, [anInvite()]);
    return {};
  });
  await user.type(email(), '  noor@fernbank.example ');
  await user.click(send());
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(screen.getByText('An invitation has been sent to noor@fernbank.example')).toBeVisible();
  expect(api.sent('POST', API.invite).map(({ body }) => body)).toEqual([{ email: 'noor@fernbank.example' }]);
  expect(await screen.findByRole('list', { name: /Pending invitations/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each(['', '   '])('rejects the address "%s" without sending anything', async (address) => {
  const { api, user } = await open();
  if (address) await user.type(email(), address);
  await user.click(send());
  expect(await screen.findByText('Please enter an email address')).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(api.sent('POST', API.invite)).toHaveLength(0);

  await user.type(email(), 'n');
  expect(screen.queryByText('Please enter an email address')).not.toBeInTheDocument();
});

it('leaves the validation of addresses to the server', async () => {
  const { api, user } = await open();
  await user.type(email(), 'noor');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.sent('POST', API.invite)).toHaveLength(1));
});

it('keeps the input when the invitation is refused, and shows why', async () => {
  const { api, user } = await open();
  api.on('POST', API.invite, refuse('ALREADY_IN_TEAM', 'This person is already in your team.'));
  await user.type(email(), 'aiko.tanaka@fernbank.example');
  await user.click(send());
  expect(await screen.findByText('This person is already in your team.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(email()).toHaveValue('aiko.tanaka@fernbank.example');
});

it('is busy while the response is pending, and sends the invitation once', async () => {
  const { api, user } = await open();
  const later = held<object>();
  api.on('POST', API.invite, later.answer);
  await user.type(email(), 'noor@fernbank.example');
  await user.click(send());
  const busy = await screen.findByRole('button', { name: 'Sending...' });
  await user.click(busy);
  await user.type(email(), '{Enter}');
  expect(api.sent('POST', API.invite)).toHaveLength(1);
  later.resolve({});
  expect(await screen.findByText('Invitation sent')).toBeVisible();
});

it('sends nothing when cancelled, and is empty when opened again', async () => {
  const { api, user } = await open();
  await user.type(email(), 'noor@fernbank.example');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Invite Member' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  expect(api.sent('POST', API.invite)).toHaveLength(0);
});

describe('the address of the dialog', () => {
  const AT = '/team?new=invitation';

  it('is set while it is open, and Cancel returns to the previous one', async () => {
    const { user, path } = await open();
    await waitFor(() => expect(path()).toBe(AT));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/team'));
  });

  it('opens it for an admin', async () => {
    showTeam(maya, teamApi(), AT);
    expect(await screen.findByRole('dialog', { name: /Invite Team Member/ })).toBeVisible();
  });

  it('opens nothing for a member', async () => {
    showTeam(aiko, teamApi(), AT);
    await screen.findByText('daniel.osei@fernbank.example');
    expect(screen.queryByRole('button', { name: 'Invite Member' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

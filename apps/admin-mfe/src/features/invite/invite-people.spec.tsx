import { screen, waitFor, within } from '@testing-library/react';
import { API, type InviteResult } from '@taskloom/contracts';
import { refuse, chooseOption } from '@taskloom/client/test-kit';
import { peopleApi, showPeople } from '../../test/show-people';

const answering = (results: InviteResult[]) => peopleApi().on('POST', API.invites, { results });

const open = async (api = peopleApi()) => {
  const view = showPeople(api);
  await view.user.click(screen.getByRole('button', { name: /^Invite people/ }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog, field: dialog.getByRole('textbox', { name: 'Email addresses' }) };
};

it('sends all addresses in one request with the role, and closes when each is invited', async () => {
  const api = answering([
    { email: 'a@x.example', outcome: 'invited' },
    { email: 'b@x.example', outcome: 'invited' },
  ]);
  const { user, dialog, field } = await open(api);
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'a@x.example, B@x.example a@x.example');
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Role' }), 'Admin');
  await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('2 invitations sent')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent('POST', API.invites).map(({ body }) => body)).toEqual([
    { emails: ['a@x.example', 'b@x.example'], role: 'admin' },
  ]);
});

it('shows the result of each address, and keeps those to correct', async () => {
  const api = answering([
    { email: 'a@x.example', outcome: 'invited' },
    { email: 'm@x.example', outcome: 'member' },
    { email: 'p@x.example', outcome: 'pending' },
    { email: 'nonsense', outcome: 'invalid' },
  ]);
  const { user, dialog, field } = await open(api);
  await user.type(field, 'a@x.example m@x.example p@x.example nonsense');
  await user.click(dialog.getByRole('button', { name: 'Invite 4 people' }));
  const results = await dialog.findByRole('list', { name: 'Results' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'nonsenseNot an email address',
    'p@x.exampleAlready invited',
    'm@x.exampleAlready a member',
    'a@x.exampleInvited',
  ]);
  expect(field).toHaveValue('nonsense');
  expect(field).toHaveFocus();
});

it('keeps the addresses when the request is refused, and says why', async () => {
  const api = peopleApi().on('POST', API.invites, refuse('UNAVAILABLE', 'Not right now.'));
  const { user, dialog, field } = await open(api);
  await user.type(field, 'a@x.example');
  await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
  expect(await dialog.findByText('Not right now.')).toBeVisible();
  expect(field).toHaveValue('a@x.example');
});

it('refuses no address and more than 100 without a request', async () => {
  const { user, dialog, field, api } = await open();
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Please enter an email address')).toBeVisible();
  await user.click(field);
  await user.paste(Array.from({ length: 101 }, (_, n) => `p${n}@x.example`).join('\n'));
  await user.click(dialog.getByRole('button', { name: 'Invite 101 people' }));
  expect(
    await dialog.findByText('At most 100 addresses can be invited at once. These are 101.'),
  ).toBeVisible();
  expect(api.sent('POST', API.invites)).toHaveLength(0);
});

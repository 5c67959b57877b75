import { API } from '@taskloom/contracts';
import {
  FakeApi,
  aProject,
  aTeamMember,
  refuse,
  renderApp,
  toastText,
  chooseOption,
} from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { JONAS, MAYA, PRIYA } from '../../test/people';
import { MembersRow } from './members-row';

const project = aProject({ owner: MAYA, members: [JONAS] });
const team = [MAYA, JONAS, PRIYA].map(aTeamMember);

const openDialog = async (api: FakeApi) => {
  const { user } = renderApp(<MembersRow project={project} />, { user: MAYA, api });
  expect(api.sent('GET', API.teamMembers)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

const add = async (api: FakeApi) => {
  const { user, dialog } = await openDialog(api.on('GET', API.teamMembers, team));
  await chooseOption(user, await dialog.findByRole('combobox', { name: 'Team member' }), 'Priya Raman');
  await user.click(dialog.getByRole('button', { name: 'Add Member' }));
};

const remove = async (api: FakeApi) => {
  const { user } = renderApp(<MembersRow project={project} />, { user: MAYA, api });
  await user.click(screen.getByRole('button', { name: /^Show all/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove Jonas Weber' }));
  await user.click(await screen.findByRole('button', { name: 'Remove member' }));
};

/** The action, its request, and the text of the toast when the server sends no sentence (specification 8). */
const FAILURES = [
  ['loading the team', openDialog, 'GET', API.teamMembers, 'Failed to load team members'],
  ['adding a member', add, 'POST', API.projectMembers(project._id), 'Failed to add member'],
  [
    'removing a member',
    remove,
    'DELETE',
    API.projectMember(project._id, JONAS._id),
    'Failed to remove member',
  ],
] as const;

describe('the toast of a failure', () => {
  it.each(FAILURES)('of %s shows the message of the server', async (_what, act, method, path) => {
    await act(new FakeApi().on(method, path, refuse('FORBIDDEN', 'Not today.')));
    expect(await toastText('Error')).toBe('Not today.');
  });

  it.each(FAILURES)(
    'of %s shows a default message when the server sends none',
    async (_what, act, method, path, own) => {
      await act(new FakeApi().on(method, path, refuse('FORBIDDEN', '')));
      expect(await toastText('Error')).toBe(own);
    },
  );
});

it('the toast of adding names the person', async () => {
  await add(new FakeApi().on('POST', API.projectMembers(project._id), project));
  expect(await toastText('Success')).toBe('Added Priya Raman to the project');
});

it('loads the team when the dialog opens, not before', async () => {
  const api = new FakeApi().on('GET', API.teamMembers, team);
  const { dialog } = await openDialog(api);
  await dialog.findByRole('combobox', { name: 'Team member' });
  expect(api.sent('GET', API.teamMembers)).toHaveLength(1);
});

import { API } from '@taskloom/contracts';
import {
  FakeApi,
  aProject,
  aTeamMember,
  aUser,
  held,
  refuse,
  renderApp,
  chooseOption,
} from '@taskloom/client/test-kit';
import { teamApi } from '@taskloom/contracts/rtk';
import { screen, waitFor, within } from '@testing-library/react';
import { offeredOptions } from '../../test/offered-options';
import { titles } from '../../test/full';
import { AIKO, JONAS, MAYA, PRIYA } from '../../test/people';
import { MembersRow } from './members-row';

const mine = aProject({ owner: MAYA, members: [JONAS] });
const theirs = aProject({ owner: JONAS, members: [MAYA, AIKO] });
const team = [MAYA, JONAS, PRIYA, AIKO].map(aTeamMember);
const MEMBERS = API.projectMembers(mine._id);

const open = (project = mine, api = new FakeApi().on('GET', API.teamMembers, team)) =>
  renderApp(<MembersRow project={project} />, { user: MAYA, api, route: '/projects/1' });

const openAdd = async (api?: FakeApi) => {
  const view = open(mine, api);
  await view.user.click(screen.getByRole('button', { name: 'Add Member' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Add Team Member to Project/ }));
  return { ...view, dialog, add: () => dialog.getByRole('button', { name: 'Add Member' }) };
};

describe('adding a member', () => {
  it('offers team members who are not in the project yet', async () => {
    const { user, dialog } = await openAdd();
    const select = await dialog.findByRole('combobox', { name: 'Team member' });
    await user.click(select);
    await waitFor(() => expect(offeredOptions(select)).toEqual(['Priya Raman', 'Aiko Tanaka']));
  });

  it('adds by e-mail and names the person in the toast', async () => {
    const api = new FakeApi().on('GET', API.teamMembers, team).on('POST', MEMBERS, mine);
    const { user, dialog, add } = await openAdd(api);
    await chooseOption(user, await dialog.findByRole('combobox', { name: 'Team member' }), 'Priya Raman');
    await user.click(add());
    await screen.findByText('Added Priya Raman to the project');
    screen.getByText('Success');
    expect(api.sent('POST', MEMBERS)[0]?.body).toEqual({ email: PRIYA.email });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has the focus in the field at once, and again with the message when no one is chosen', async () => {
    const api = new FakeApi().on('GET', API.teamMembers, team).on('POST', MEMBERS, mine);
    const { user, dialog, add } = await openAdd(api);
    const select = await dialog.findByRole('combobox', { name: 'Team member' });
    await waitFor(() => expect(select).toHaveFocus());
    await user.click(add());
    await dialog.findByText('Please select a team member');
    expect(screen.getAllByText('Please select a team member')).toHaveLength(1);
    expect(select).toHaveFocus();
    await user.keyboard('aiko');
    await waitFor(() => expect(offeredOptions(select)).toEqual(['Aiko Tanaka']));
    await chooseOption(user, select, 'Aiko Tanaka');
    await waitFor(() => expect(dialog.queryByText('Please select a team member')).not.toBeInTheDocument());
    await user.click(add());
    await screen.findByText('Added Aiko Tanaka to the project');
    expect(api.sent('POST', MEMBERS)[0]?.body).toEqual({ email: AIKO.email });
  });

  it('keeps what is typed while a change of the team is fetched', async () => {
    const api = new FakeApi().on('GET', API.teamMembers, team);
    const { user, dialog, store } = await openAdd(api);
    const select = await dialog.findByRole('combobox', { name: 'Team member' });
    await waitFor(() => expect(select).toHaveFocus());
    await user.keyboard('pri');
    const later = held<unknown>();
    api.on('GET', API.teamMembers, later.answer);
    const before = api.sent('GET', API.teamMembers).length;
    store.dispatch(teamApi.util.invalidateTags(['Team']));
    await waitFor(() => expect(api.sent('GET', API.teamMembers)).toHaveLength(before + 1));
    expect(dialog.queryByText('Loading team members...')).not.toBeInTheDocument();
    later.resolve(team);
    expect(select).toBeInTheDocument();
    expect(select).toHaveValue('pri');
    await waitFor(() => expect(offeredOptions(select)).toEqual(['Priya Raman']));
  });

  it('requires a choice', async () => {
    const { user, dialog, add, api } = await openAdd();
    await dialog.findByRole('combobox');
    await user.click(add());
    expect(await dialog.findByText('Please select a team member')).toBeVisible();
    expect(api.sent('POST', MEMBERS)).toEqual([]);
  });

  it('has a message when no one is left to add', async () => {
    const { user, dialog } = await openAdd(new FakeApi().on('GET', API.teamMembers, [aTeamMember(JONAS)]));
    await dialog.findByText('All team members are already in this project.');
    dialog.getByText('People who join the team can be added here.');
    expect(dialog.queryByRole('button', { name: 'Add Member' })).not.toBeInTheDocument();
    for (const close of dialog.getAllByRole('button', { name: 'Close' })) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers 60 people with extreme names', async () => {
    const people = titles(60).map((name, at) => aUser({ _id: `person-${at}`, name }));
    const { user, dialog, add, api } = await openAdd(
      new FakeApi().on('GET', API.teamMembers, people.map(aTeamMember)).on('POST', MEMBERS, mine),
    );
    const [hard = ''] = titles(3);
    await chooseOption(user, await dialog.findByRole('combobox'), hard);
    await user.click(add());
    await screen.findByText(`Added ${hard} to the project`);
    expect(api.sent('POST', MEMBERS)[0]?.body).toEqual({ email: people[0]?.email });
  });

  it('shows what went wrong, and stays open', async () => {
    const api = new FakeApi()
      .on('GET', API.teamMembers, team)
      .on('POST', MEMBERS, refuse('NOT_FOUND', 'No such person.'));
    const { user, dialog, add } = await openAdd(api);
    await chooseOption(user, await dialog.findByRole('combobox'), 'Priya Raman');
    await user.click(add());
    await screen.findByText('No such person.');
    await waitFor(() => expect(add()).toBeEnabled());
  });

  it('shows that the team is loading', async () => {
    const later = held<unknown>();
    const { dialog } = await openAdd(new FakeApi().on('GET', API.teamMembers, later.answer));
    await dialog.findByText('Loading team members...');
    later.resolve(team);
    await dialog.findByRole('combobox');
  });

  it('retries when the team could not be loaded', async () => {
    const api = new FakeApi().on('GET', API.teamMembers, refuse('FORBIDDEN', 'Not now.'));
    const { user, dialog } = await openAdd(api);
    const box = within(await dialog.findByRole('alert'));
    box.getByText('Not now.');
    api.on('GET', API.teamMembers, team);
    await user.click(box.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('combobox');
  });

  it('is only for the owner', () => {
    open(theirs);
    expect(screen.queryByRole('button', { name: 'Add Member' })).not.toBeInTheDocument();
  });
});

describe('the members', () => {
  const openList = async (project = mine, api?: FakeApi) => {
    const view = open(project, api);
    await view.user.click(screen.getByRole('button', { name: /^Show all/ }));
    return { ...view, list: within(await screen.findByRole('dialog', { name: /Project Members/ })) };
  };

  it('are listed with name, e-mail and role', async () => {
    const { list } = await openList();
    const [owner, other] = list.getAllByRole('listitem');
    expect(owner).toHaveTextContent(`Maya Lindqvist (you)${MAYA.email}Owner`);
    expect(other).toHaveTextContent(`Jonas Weber ${JONAS.email}Member`);
  });

  it('can be removed by the owner after a confirmation', async () => {
    const path = API.projectMember(mine._id, JONAS._id);
    const { user, list, api } = await openList(mine, new FakeApi().on('DELETE', path, mine));
    await user.click(list.getByRole('button', { name: 'Remove Jonas Weber' }));
    await user.click(await screen.findByRole('button', { name: 'Remove member' }));
    await screen.findByText('Removed Jonas Weber from the project');
    expect(api.sent('DELETE', path)).toHaveLength(1);
  });

  it('cannot be removed when they are the owner', async () => {
    const { list } = await openList();
    expect(list.queryByRole('button', { name: 'Remove Maya Lindqvist' })).not.toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Leave project' })).not.toBeInTheDocument();
  });

  it('cannot be removed by another member, who can leave', async () => {
    const path = API.projectMember(theirs._id, MAYA._id);
    const view = await openList(theirs, new FakeApi().on('DELETE', path, theirs));
    expect(view.list.queryByRole('button', { name: 'Remove Aiko Tanaka' })).not.toBeInTheDocument();
    await view.user.click(view.list.getByRole('button', { name: 'Leave project' }));
    await screen.findByRole('heading', { name: 'Are you sure?' });
    const [, confirm] = screen.getAllByRole('button', { name: 'Leave project' });
    await view.user.click(confirm as HTMLElement);
    await screen.findByText('You have left the project');
    await waitFor(() => expect(view.path()).toBe('/'));
  });

  it('stay in the list when the server refuses', async () => {
    const path = API.projectMember(mine._id, JONAS._id);
    const { user, list } = await openList(
      mine,
      new FakeApi().on('DELETE', path, refuse('UNAVAILABLE', 'Later.')),
    );
    await user.click(list.getByRole('button', { name: 'Remove Jonas Weber' }));
    await user.click(await screen.findByRole('button', { name: 'Remove member' }));
    await screen.findByText('Later.');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });
});

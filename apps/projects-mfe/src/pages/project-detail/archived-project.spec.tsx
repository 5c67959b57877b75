import { API, type Project } from '@taskloom/contracts';
import { aProject, aTask, refuse } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { openProject, projectApi } from '../../test/open-project';
import { JONAS, MAYA } from '../../test/people';

const by = { _id: MAYA._id, name: MAYA.name, avatar: MAYA.avatar };
const archive = { at: '2026-11-20T08:00:00.000Z', by };
const live = aProject({ owner: MAYA, members: [JONAS], title: 'Paper ledger' });
const archived: Project = { ...live, archive, version: live.version + 1 };
const task = aTask({ project: live._id, title: 'Scan the ledger', status: 'inprogress' });
const PATH = API.archivedProject(live._id);

const open = (project: Project, search = '') =>
  openProject(project, projectApi(project, task).on('GET', API.projects, []), search);
const menu = () => screen.findByRole('button', { name: 'Actions for Paper ledger' });

beforeAll(async () => {
  await import('./task-dialogs');
});

describe('the owner', () => {
  it('archives a project from its menu, and the toast undoes it', async () => {
    const { api, user } = open(live);
    api.on('PUT', PATH, archived).on('DELETE', PATH, { ...live, version: live.version + 2, archive: null });
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Archive project' }));
    await screen.findByText('This project is archived and cannot be changed.');
    await screen.findByText('Project archived');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.queryByText('This project is archived and cannot be changed.')).not.toBeInTheDocument(),
    );
    expect(api.sent('DELETE', PATH)).toHaveLength(1);
  });

  it('sees why a project cannot be archived', async () => {
    const { api, user } = open(live);
    api.on('PUT', PATH, refuse('UNAVAILABLE', 'Not now.'));
    await user.click(await menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Archive project' }));
    await screen.findByText('Failed to archive the project');
  });
});

it('an archived project lists its tasks, which open read-only, and its owner restores it', async () => {
  const { api, user } = open(archived);
  api.on('DELETE', PATH, { ...live, version: live.version + 2, archive: null });
  await screen.findByText('This project is archived and cannot be changed.');
  expect(screen.queryByRole('button', { name: /Add task/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Scan the ledger' }));
  const panel = within(await screen.findByRole('region', { name: 'Scan the ledger' }));
  await panel.findByText('The project of this task is archived, so nothing can be changed.');
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});

it('members can neither archive nor restore a project of someone else', async () => {
  const theirs: Project = { ...archived, owner: { _id: JONAS._id, name: JONAS.name, avatar: JONAS.avatar } };
  const { user } = open(theirs);
  await screen.findByText('This project is archived and cannot be changed.');
  expect(screen.queryByRole('button', { name: 'Restore project' })).not.toBeInTheDocument();
  await user.click(await menu());
  await screen.findByRole('menuitem', { name: 'Archive' });
  expect(screen.queryByRole('menuitem', { name: 'Restore project' })).not.toBeInTheDocument();
});

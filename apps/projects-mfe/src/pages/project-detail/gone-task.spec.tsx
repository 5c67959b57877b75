import { API, type TrashEntry } from '@taskloom/contracts';
import { api as rtk } from '@taskloom/contracts/rtk';
import { aProject, aTask, refuse } from '@taskloom/client/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openProject, projectApi } from '../../test/open-project';
import { JONAS, MAYA } from '../../test/people';

const project = aProject({ owner: MAYA, members: [JONAS] });
const task = aTask({ project: project._id, title: 'Rotate secrets', description: 'One per region' });
const PATH = API.task(project._id, task._id);
const RESTORE = API.trashRestore(project._id, task._id);

const entry = (part: Partial<TrashEntry> = {}): TrashEntry => ({
  _id: task._id,
  kind: 'task',
  title: task.title,
  project: { _id: project._id, title: project.title },
  task: null,
  details: { status: 'todo' },
  deletedBy: JONAS,
  deletedAt: '2026-11-20T08:00:00.000Z',
  purgedAt: '2026-12-20T08:00:00.000Z',
  mayRestore: true,
  mayPurge: false,
  ...part,
});

/** Types a comment and a title that is not saved, then someone else deletes the task. */
const deletedWhileTyping = async (found: TrashEntry[]) => {
  const api = projectApi(project, task).on('GET', API.projectTrash(project._id), found);
  const view = openProject(project, api, `/tasks/${task._id}`);
  const panel = within(await screen.findByRole('region', { name: 'Rotate secrets' }));
  await view.user.type(await panel.findByPlaceholderText('Write a comment...'), 'Almost done');
  api.on('PATCH', PATH, refuse('INTERNAL', 'Later.'));
  await view.user.type(panel.getByRole('textbox', { name: 'Title' }), '!{Enter}');
  await panel.findByText('Not saved');
  api.on('GET', PATH, refuse('NOT_FOUND', 'Not found, or not yours.'));
  api.on('PATCH', PATH, refuse('NOT_FOUND', 'Not found, or not yours.'));
  act(() => void view.store.dispatch(rtk.util.invalidateTags([{ type: 'Task', id: task._id }])));
  await screen.findByText('This task no longer exists');
  return { ...view, api };
};

beforeAll(async () => {
  await import('./task-dialogs');
});
afterEach(() => localStorage.clear());

it('names who deleted the task, and keeps what was typed', async () => {
  await deletedWhileTyping([entry()]);
  await screen.findByText(`${JONAS.name} deleted “Rotate secrets”.`);
  const texts = within(screen.getByRole('region', { name: 'Unsaved texts' }));
  texts.getByText('Almost done');
  texts.getByRole('button', { name: 'Copy Comment' });
  texts.getByText('Rotate secrets!');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('restores the task with the typed text', async () => {
  const { api, user } = await deletedWhileTyping([entry()]);
  api.on('POST', RESTORE, { ok: true, missing: [] }).on('GET', PATH, task);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByPlaceholderText('Write a comment...')).toHaveValue('Almost done'));
  expect(api.sent('POST', RESTORE)).toHaveLength(1);
});

it('offers no restoring of what is not in the trash', async () => {
  await deletedWhileTyping([]);
  await screen.findByText('Someone may have deleted it.');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

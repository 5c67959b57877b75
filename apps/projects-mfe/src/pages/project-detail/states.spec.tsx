import { API, type Task } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import { type FakeApi, aProject, aTask, held, toastText, chooseOption } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { titles } from '../../test/full';
import { openProject, projectApi } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const task = aTask({ project: project._id, title: 'Rotate secrets' });
const TASKS = API.tasks(project._id);
const TASK = API.task(project._id, task._id);

const answers = (whole: Task = task) => projectApi(project, whole);

const open = (api: FakeApi, search?: string) => openProject(project, api, search);
const comments = async () => within(await screen.findByRole('region', { name: 'Comments' }));

/**
 * Loads the code of the dialogs up front, because on a busy machine loading takes longer than the timeout of
 * a query.
 */
beforeAll(async () => {
  await import('../../features/task-dialog/create-task.dialog');
  await import('../../features/task-dialog/edit-task.dialog');
});

afterEach(() => localStorage.clear());

it('shows that tasks are loading, below the header of the project', async () => {
  const later = held<unknown>();
  open(answers().on('GET', TASKS, later.answer));
  expect(await screen.findByRole('heading', { level: 1, name: project.title })).toBeVisible();
  expect(await screen.findByText('Loading tasks...')).toBeInTheDocument();
  later.resolve([toCard(task)]);
  expect(await screen.findByRole('heading', { name: 'Rotate secrets' })).toBeVisible();
});

it('shows that a task is loading', async () => {
  const later = held<unknown>();
  const api = answers().on('GET', TASKS, []).on('GET', TASK, later.answer);
  open(api, `?edit=${task._id}`);
  expect(await screen.findByText('Loading task...')).toBeInTheDocument();
  later.resolve(task);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Rotate secrets');
});

it('has an empty state for comments', async () => {
  open(answers(), `?edit=${task._id}`);
  expect(await (await comments()).findByText('No comments yet.')).toBeVisible();
});

it('shows 200 comments with extreme texts', async () => {
  const many = titles(200).map((content) => aComment({ content }));
  open(answers(aTask({ ...task, comments: many })), `?edit=${task._id}`);
  const list = await comments();
  expect(await list.findByText('Number 200')).toBeInTheDocument();
  expect(list.getAllByRole('listitem')).toHaveLength(200);
});

it.each([
  ['To Do', 'todo', 'Low', 'low'],
  ['In Progress', 'inprogress', 'Medium', 'medium'],
])('lets a done, high task be %s (%s) and %s (%s)', async (status, statusValue, priority, priorityValue) => {
  const done = aTask({ ...task, status: 'done', priority: 'high' });
  const { user, api } = open(answers(done).on('PATCH', TASK, done), `?edit=${task._id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await chooseOption(user, await dialog.findByRole('combobox', { name: 'Status' }), status);
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Priority' }), priority);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await toastText('Task updated');
  expect(api.changes(TASK)[0]).toEqual({ status: statusValue, priority: priorityValue });
});

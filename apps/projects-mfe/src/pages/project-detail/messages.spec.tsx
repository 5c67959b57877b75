import { API } from '@taskloom/contracts';
import { type FakeApi, aProject, aTask, refuse, toastText } from '@taskloom/client/test-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aComment, anAttachment } from '../../test/activity';
import { fakeUploads, latestUpload } from '../../test/fake-upload';
import { openProject, projectApi } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const file = anAttachment({ name: 'runbook.pdf' });
const task = aTask({ project: project._id, title: 'Rotate secrets', attachments: [file] });
const PROJECT = API.project(project._id);
const TASKS = API.tasks(project._id);
const TASK = API.task(project._id, task._id);

const answers = () => projectApi(project, task);

const open = (api: FakeApi, search?: string) => openProject(project, api, search);
const dialog = async () => within(await screen.findByRole('dialog'));

const load = async (api: FakeApi) => void open(api);
const create = async (api: FakeApi) => {
  const { user } = open(api, '?task=new');
  const it = await dialog();
  await user.type(it.getByRole('textbox', { name: 'Title' }), 'Map tax codes');
  await user.click(it.getByRole('button', { name: 'Create Task' }));
};
const edit = async (api: FakeApi) => {
  const { user } = open(api, `?edit=${task._id}`);
  const it = await dialog();
  await user.type(await it.findByRole('textbox', { name: 'Title' }), '!');
  await user.click(it.getByRole('button', { name: 'Save Changes' }));
};
const remove = async (api: FakeApi) => {
  const { user } = open(api, `?edit=${task._id}`);
  await user.click(await (await dialog()).findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
  await user.click(await screen.findByRole('button', { name: 'Delete task' }));
};
const comment = async (api: FakeApi) => {
  const { user } = open(api, `?edit=${task._id}`);
  const it = await dialog();
  await user.type(await it.findByRole('textbox', { name: 'Write a comment...' }), 'Agreed');
  await user.click(it.getByRole('button', { name: 'Comment' }));
};
const deleteFile = async (api: FakeApi) => {
  const { user } = open(api, `?edit=${task._id}`);
  await user.click(await (await dialog()).findByRole('button', { name: 'Delete runbook.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Delete file' }));
};

/**
 * The action, its request, and the toast of its failure: title, and the text when the server sends none
 * (specification 8).
 */
const FAILURES = [
  ['loading the project', load, 'GET', PROJECT, 'Error loading project', 'Failed to load project details'],
  [
    'creating a task',
    create,
    'POST',
    TASKS,
    'Failed to create task',
    'There was an error creating the task.',
  ],
  ['saving a task', edit, 'PATCH', TASK, 'Failed to update task', 'There was an error updating the task.'],
  [
    'deleting a task',
    remove,
    'DELETE',
    TASK,
    'Failed to delete task',
    'There was an error deleting the task.',
  ],
  [
    'commenting',
    comment,
    'POST',
    API.comments(project._id, task._id),
    'Failed to add comment',
    'Your comment is still here. Try again.',
  ],
  [
    'deleting a file',
    deleteFile,
    'DELETE',
    API.attachment(project._id, task._id, file._id),
    'Delete failed',
    'Failed to delete file',
  ],
] as const;

/**
 * Loads the code of the dialogs up front, because on a busy machine loading takes longer than the timeout of
 * a query.
 */
beforeAll(async () => {
  await import('../../features/task-dialog/create-task.dialog');
  await import('../../features/task-dialog/edit-task.dialog');
});

afterEach(() => localStorage.clear());

describe('the toast of a failure', () => {
  it.each(FAILURES)('of %s shows the message of the server', async (_what, run, method, path, title) => {
    await run(answers().on(method, path, refuse('FORBIDDEN', 'Not today.')));
    expect(await toastText(title)).toBe('Not today.');
  });

  it.each(FAILURES)(
    'of %s shows a default message when the server sends none',
    async (_what, run, method, path, title, own) => {
      await run(answers().on(method, path, refuse('FORBIDDEN', '')));
      expect(await toastText(title)).toBe(own);
    },
  );
});

/** The action, its request and response, and the toast of its success (specification 8). */
const SUCCESSES = [
  ['creating a task', create, 'POST', TASKS, 'Task created', 'The task has been created successfully.'],
  ['saving a task', edit, 'PATCH', TASK, 'Task updated', 'The task has been updated successfully.'],
  ['deleting a task', remove, 'DELETE', TASK, 'Task deleted', 'The task has been deleted successfully.'],
  [
    'deleting a file',
    deleteFile,
    'DELETE',
    API.attachment(project._id, task._id, file._id),
    'File deleted',
    '',
  ],
] as const;

it.each(SUCCESSES)('shows the success toast of %s', async (_what, run, method, path, title, text) => {
  await run(answers().on(method, path, task));
  expect(await toastText(title)).toBe(text);
});

it('appends the created comment to those of the task without refetching the task', async () => {
  const api = answers().on(
    'POST',
    API.comments(project._id, task._id),
    aComment({ content: 'Agreed', author: MAYA }),
  );
  await comment(api);
  const list = within(await screen.findByRole('region', { name: 'Comments' }));
  await list.findByText(/Agreed/);
  expect(api.sent('GET', TASK)).toHaveLength(1);
});

describe('uploading', () => {
  fakeUploads();

  it.each([
    ['the server’s sentence', { message: 'That is no text.' }, 'That is no text.'],
    ['its own sentence when the server has none', {}, 'Failed to upload file'],
  ])('shows a toast with %s when it fails', async (_whose, body, text) => {
    open(answers(), `?edit=${task._id}`);
    const picker = await screen.findByLabelText('Add a file');
    fireEvent.change(picker, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    await act(async () => latestUpload().answer(415, body));
    expect(await toastText('Upload failed')).toBe(text);
  });
});

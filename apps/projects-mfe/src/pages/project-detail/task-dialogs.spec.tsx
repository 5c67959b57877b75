import { API, addDays, localDay, TASK_DEFAULTS, TASK_EDITS, type Task } from '@taskloom/contracts';
import { commentArrived, pendingWrites, toCard } from '@taskloom/contracts/rtk';
import {
  FakeApi,
  aProject,
  aTask,
  anAssignee,
  fixToday,
  held,
  refuse,
  renderApp,
  chooseOption,
} from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { fieldLabel } from '@taskloom/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aComment, anAttachment } from '../../test/activity';
import { AIKO, JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

fixToday('2026-11-20');
const project = aProject({ owner: MAYA, members: [JONAS, AIKO] });
const rotate = aTask({
  project: project._id,
  title: 'Rotate secrets',
  description: 'One per region',
  status: 'inprogress',
  priority: 'high',
  deadline: '2026-11-18',
  assignees: [anAssignee(JONAS, 'primary'), anAssignee(MAYA, 'secondary')],
  comments: [aComment()],
  attachments: [anAttachment()],
  version: 3,
});
const TASK = API.task(project._id, rotate._id);
const TASKS = API.tasks(project._id);
const COMMENTS = API.comments(project._id, rotate._id);
const PROJECT = `/projects/${project._id}`;

const answers = (task: Task = rotate) =>
  new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', TASKS, [toCard(task)])
    .on('GET', TASK, task);

const open = async (search: string, api = answers()) => {
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
    </Routes>
  );
  const view = renderApp(screens, { user: MAYA, route: `${PROJECT}${search}`, api });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog, save: () => dialog.getByRole('button', { name: 'Save Changes' }) };
};
const openTask = async (api?: FakeApi) => {
  const view = await open(`?edit=${rotate._id}`, api);
  await within(await view.dialog.findByRole('region', { name: 'Comments' })).findAllByText(/ ago$/);
  return view;
};
type View = Awaited<ReturnType<typeof open>>;

const title = ({ dialog }: View) => dialog.getByRole('textbox', { name: 'Title' });
const field = ({ dialog }: View) => dialog.getByRole('textbox', { name: 'Write a comment...' });
const send = ({ dialog }: View) => dialog.getByRole('button', { name: 'Comment' });
const description = ({ dialog }: View) => dialog.getByRole('textbox', { name: 'Description' });
const combobox = ({ dialog }: View, name: string) => dialog.getByRole('combobox', { name });
const valueOf = (view: View, name: string) => combobox(view, name).closest('.ant-select')?.textContent;
const closed = ({ path }: View) => waitFor(() => expect(path()).toBe(PROJECT));
const patches = (api: FakeApi) => api.changes(TASK);

/** Loads the code of the dialogs up front, so that the first test does not wait for it. */
beforeAll(async () => {
  await import('./task-dialogs');
});

afterEach(() => localStorage.clear());

describe('a new task', () => {
  const submit = ({ dialog }: View) => dialog.getByRole('button', { name: 'Create Task' });

  it('has the status of the column, medium priority and a deadline in a week', async () => {
    const created = aTask({ project: project._id, title: 'Map tax codes', status: 'done' });
    const view = await open('?task=new&status=done', answers().on('POST', TASKS, created));
    expect(view.dialog.getByText('Create New Task')).toBeVisible();
    await view.user.type(title(view), ' Map tax codes ');
    await view.user.click(submit(view));
    await screen.findByText('Task created');
    screen.getByText('The task has been created successfully.');
    expect(view.api.sent('POST', TASKS)[0]?.body).toEqual({
      ...TASK_DEFAULTS,
      title: 'Map tax codes',
      status: 'done',
      priority: 'medium',
      deadline: addDays(localDay(), 7),
    });
    await closed(view);
    await screen.findByRole('link', { name: 'Map tax codes' });
  });

  it('has an input, under its label, for each field that people edit, except the cover', async () => {
    const { dialog } = await open('?task=new');
    const missing = TASK_EDITS.filter((field) => field !== 'cover')
      .map(fieldLabel)
      .filter((label) => !dialog.queryByLabelText(label));
    expect(missing).toEqual([]);
  });

  it('is not created without a title', async () => {
    const view = await open('?task=new');
    await view.user.type(title(view), '   ');
    await view.user.click(submit(view));
    await screen.findByText('Title is required');
    expect(view.dialog.getByText('Please enter a task title')).toBeVisible();
    await view.user.type(title(view), 'Map');
    expect(view.dialog.queryByText('Please enter a task title')).not.toBeInTheDocument();
    await view.user.clear(title(view));
    expect(view.api.sent('POST', TASKS)).toEqual([]);
  });

  it('keeps the input when the server refuses', async () => {
    const view = await open('?task=new', answers().on('POST', TASKS, refuse('INTERNAL', '')));
    await view.user.type(title(view), 'Map tax codes');
    await view.user.click(submit(view));
    await screen.findByText('Failed to create task');
    expect(title(view)).toHaveValue('Map tax codes');
  });

  it('survives a reload', async () => {
    const first = await open('?task=new');
    await first.user.type(title(first), 'Half a title');
    first.unmount();
    const second = await open('?task=new');
    expect(title(second)).toHaveValue('Half a title');
  });

  it('has assignees with a role, secondary by default', async () => {
    const view = await open('?task=new', answers().on('POST', TASKS, aTask()));
    await view.user.type(title(view), 'Map tax codes');
    await view.user.click(view.dialog.getByRole('button', { name: 'Add assignee' }));
    expect(combobox(view, 'Assignee 1')).toHaveFocus();
    expect(view.dialog.queryByRole('button', { name: 'Add assignee' })).not.toBeInTheDocument();
    await chooseOption(view.user, combobox(view, 'Assignee 1'), 'Aiko Tanaka');
    expect(valueOf(view, 'Role 1')).toBe('Secondary');
    await view.user.click(submit(view));
    await screen.findByText('Task created');
    expect(view.api.sent('POST', TASKS)[0]?.body).toMatchObject({
      assignees: [{ user: AIKO._id, role: 'secondary' }],
    });
  });
});

describe('an existing task', () => {
  it('shows its fields', async () => {
    const view = await openTask();
    expect(view.dialog.getByText('Edit Task')).toBeVisible();
    expect(title(view)).toHaveValue('Rotate secrets');
    expect(description(view)).toHaveValue('One per region');
    expect(valueOf(view, 'Status')).toBe('In Progress');
    expect(valueOf(view, 'Priority')).toBe('High');
    expect(valueOf(view, 'Assignee 1')).toContain('Jonas Weber');
    expect(valueOf(view, 'Role 1')).toBe('Primary');
    view.dialog.getByText('2 days overdue');
    expect(view.dialog.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('sends only what was changed, under its version', async () => {
    const view = await openTask(answers().on('PATCH', TASK, { ...rotate, version: 4 }));
    await view.user.type(description(view), '!');
    view.dialog.getByText('Unsaved changes');
    await view.user.click(view.save());
    await screen.findByText('Task updated');
    screen.getByText('The task has been updated successfully.');
    expect(patches(view.api)).toEqual([{ description: 'One per region!' }]);
    expect(view.api.sent('PATCH', TASK)[0]?.headers.get('if-match')).toBe('"3"');
    await closed(view);
  });

  it('sends the comment that is written but not sent, when it is saved', async () => {
    const comment = aComment({ content: 'Half a thought' });
    const view = await openTask(answers().on('POST', API.comments(project._id, rotate._id), comment));
    await view.user.type(view.dialog.getByRole('textbox', { name: 'Write a comment...' }), 'Half a thought');
    await view.user.click(view.save());
    await closed(view);
    const sent = view.api.sent('POST', API.comments(project._id, rotate._id));
    expect(sent.map(({ body }) => body)).toEqual([{ content: 'Half a thought' }]);
    const again = await openTask();
    expect(again.dialog.getByRole('textbox', { name: 'Write a comment...' })).toHaveValue('');
  });

  it('sends nothing when nothing was changed', async () => {
    const view = await openTask();
    await view.user.click(view.save());
    await closed(view);
    expect(patches(view.api)).toEqual([]);
  });

  it('requires a title', async () => {
    const view = await openTask();
    await view.user.clear(title(view));
    await view.user.click(view.save());
    await screen.findByText('Title is required');
    expect(patches(view.api)).toEqual([]);
  });

  it('turns the first primary into a secondary when a second is chosen', async () => {
    const view = await openTask();
    await chooseOption(view.user, combobox(view, 'Role 2'), 'Primary');
    expect(valueOf(view, 'Role 1')).toBe('Secondary');
    expect(valueOf(view, 'Role 2')).toBe('Primary');
    view.dialog.getByText(/Jonas Weber is now secondary/);
  });

  it('shows what went wrong and keeps the input', async () => {
    const view = await openTask(answers().on('PATCH', TASK, refuse('INTERNAL', 'Later.')));
    await view.user.type(title(view), '!');
    await view.user.click(view.save());
    await screen.findByText('Failed to update task');
    screen.getByText('Later.');
    expect(title(view)).toHaveValue('Rotate secrets!');
    expect(view.path()).toContain('edit=');
  });

  it('is deleted after a confirmation', async () => {
    const view = await openTask(answers().on('DELETE', TASK, {}));
    await view.user.click(view.dialog.getByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete task' }));
    await screen.findByText('Task deleted');
    await closed(view);
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  it('has a link to copy', async () => {
    const view = await openTask();
    await view.user.click(view.dialog.getByRole('button', { name: 'Copy link to this task' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${PROJECT}/tasks/${rotate._id}`);
  });

  it('shows a message when it no longer exists', async () => {
    const { dialog } = await open('?edit=gone', answers());
    await dialog.findByText('This task no longer exists');
  });

  it('can be retried after a failure', async () => {
    const api = answers().on('GET', TASKS, []).on('GET', TASK, refuse('FORBIDDEN', 'Not now.'));
    const { user, dialog } = await open(`?edit=${rotate._id}`, api);
    await dialog.findByText('Not now.');
    api.on('GET', TASK, rotate);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('textbox', { name: 'Title' });
  });
});

describe('unsaved changes', () => {
  it('ask before they are lost, and can be kept', async () => {
    const view = await openTask();
    await view.user.type(title(view), '!');
    await view.user.click(view.dialog.getByRole('button', { name: 'Close' }));
    await view.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(title(view)).toHaveValue('Rotate secrets!');
    expect(view.path()).toContain('edit=');
  });

  it('ask before they are lost, and can be discarded', async () => {
    const view = await openTask();
    await view.user.type(title(view), '!');
    await view.user.click(view.dialog.getByRole('button', { name: 'Cancel' }));
    await view.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await closed(view);
    expect(Object.keys({ ...localStorage }).filter((key) => key.includes(':draft:'))).toEqual([]);
  });

  it('do not ask when there are none', async () => {
    const view = await openTask();
    await view.user.click(view.dialog.getByRole('button', { name: 'Close' }));
    await closed(view);
  });

  it('survive a reload with a notice, and can be discarded', async () => {
    const first = await openTask();
    await first.user.type(title(first), '!');
    first.unmount();
    const second = await openTask();
    expect(title(second)).toHaveValue('Rotate secrets!');
    second.dialog.getByText('Your unsaved changes from before are back.');
    await second.user.click(second.dialog.getByRole('button', { name: 'Discard them' }));
    expect(title(second)).toHaveValue('Rotate secrets');
  });
});

describe('a concurrent change', () => {
  const stale = (part: Partial<Task>) =>
    refuse('STALE_VERSION', 'Someone else changed it.', { current: { ...rotate, version: 4, ...part } });
  const once = (first: unknown, then: unknown) => {
    const queue = [first];
    return () => queue.shift() ?? then;
  };

  it('of another field is merged without a message', async () => {
    const merged = { ...rotate, title: 'Rotate secrets!', priority: 'low', version: 5 };
    const api = answers().on('PATCH', TASK, merged);
    const view = await openTask(api);
    await view.user.type(title(view), '!');
    await view.user.click(view.save());
    await screen.findByText('Task updated');
    expect(api.sent('PATCH', TASK).map(({ body }) => body)).toEqual([
      { title: 'Rotate secrets!', before: { title: 'Rotate secrets' } },
    ]);
  });

  it('of the same field requires a choice, and keeps mine', async () => {
    const api = answers().on('PATCH', TASK, once(stale({ title: 'Theirs' }), { ...rotate, version: 5 }));
    const view = await openTask(api);
    await view.user.type(title(view), '!');
    await view.user.click(view.save());
    const conflict = within(await view.dialog.findByRole('group', { name: 'Title: which one to keep' }));
    conflict.getByText('Rotate secrets!');
    conflict.getByText('Theirs', { selector: 'p' });
    await view.user.click(conflict.getByRole('button', { name: 'Keep yours' }));
    await view.user.click(view.save());
    await screen.findByText('Task updated');
    expect(patches(api).at(-1)).toEqual({ title: 'Rotate secrets!' });
  });

  it('of the same field requires a choice, and takes theirs', async () => {
    const api = answers().on('PATCH', TASK, once(stale({ title: 'Theirs' }), { ...rotate, version: 5 }));
    const view = await openTask(api);
    await view.user.type(title(view), '!');
    await view.user.click(view.save());
    await view.user.click(await view.dialog.findByRole('button', { name: 'Keep theirs' }));
    expect(title(view)).toHaveValue('Theirs');
    await view.user.click(view.save());
    await closed(view);
    expect(patches(api)).toHaveLength(1);
  });

  it('of the same field blocks saving until the choice is made', async () => {
    const api = answers().on('PATCH', TASK, stale({ title: 'Theirs' }));
    const view = await openTask(api);
    await view.user.type(title(view), '!');
    await view.user.click(view.save());
    await view.dialog.findByRole('group', { name: 'Title: which one to keep' });
    await view.user.click(view.save());
    expect(patches(api)).toHaveLength(1);
  });
});

describe('comments', () => {
  it('are listed with their author', async () => {
    const { dialog } = await openTask();
    const [comment] = within(dialog.getByRole('region', { name: 'Comments' })).getAllByRole('listitem');
    expect(comment).toHaveTextContent(/Jonas Weber .* ago.*Europe on Monday, the Americas on Tuesday\./);
  });

  it('are added at once, apart from the form', async () => {
    const later = held<unknown>();
    const view = await openTask(answers().on('POST', COMMENTS, later.answer));
    await view.user.type(field(view), ' Agreed ');
    await view.user.click(send(view));
    view.dialog.getByText('Agreed');
    expect(field(view)).toHaveValue('');
    later.resolve(aComment({ content: 'Agreed', author: MAYA }));
    await waitFor(() => expect(view.dialog.getAllByText('Agreed')).toHaveLength(1));
    expect(view.api.sent('POST', COMMENTS)[0]?.body).toEqual({ content: 'Agreed' });
    expect(view.dialog.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('are listed once when the socket event arrives before the response, also beside an earlier comment with the same text', async () => {
    const later = held<unknown>();
    const path = { projectId: project._id, taskId: rotate._id };
    const before = aComment({ content: 'Agreed', author: MAYA });
    const view = await openTask(
      answers({ ...rotate, comments: [before] }).on('POST', COMMENTS, later.answer),
    );
    await view.dialog.findByText('Agreed');
    await view.user.type(field(view), 'Agreed');
    await view.user.click(send(view));
    expect(view.dialog.getAllByText('Agreed')).toHaveLength(2);
    expect(view.dialog.getByText('Saving...')).toBeVisible();
    const saved = aComment({ content: 'Agreed', author: MAYA });
    act(() => void view.store.dispatch(commentArrived(path, saved)));
    await waitFor(() => expect(view.dialog.queryByText('Saving...')).not.toBeInTheDocument());
    expect(view.dialog.getAllByText('Agreed')).toHaveLength(2);
    later.resolve(saved);
    await waitFor(() => expect(pendingWrites(view.store.getState())).toEqual([]));
    expect(view.dialog.getAllByText('Agreed')).toHaveLength(2);
  });

  it('are not sent when blank', async () => {
    const view = await openTask();
    await view.user.type(field(view), '  ');
    await view.user.click(send(view));
    expect(view.api.sent('POST', COMMENTS)).toEqual([]);
  });

  it('return to the field when they could not be saved', async () => {
    const view = await openTask(answers().on('POST', COMMENTS, refuse('INTERNAL', 'Later.')));
    await view.user.type(field(view), 'Agreed');
    await view.user.click(send(view));
    await screen.findByText('Failed to add comment');
    expect(field(view)).toHaveValue('Agreed');
  });

  it('survive a reload while being typed', async () => {
    const first = await openTask();
    await first.user.type(field(first), 'Half a');
    first.unmount();
    expect(field(await openTask())).toHaveValue('Half a');
  });
});

describe('a task whose comments and files cannot be loaded', () => {
  it("can be edited with the board's data, shows an error, and retries", async () => {
    const api = answers().on('GET', TASK, refuse('FORBIDDEN', 'Not today.'));
    const view = await open(`?edit=${rotate._id}`, api);
    await view.dialog.findByText('Not today.');
    expect(title(view)).toHaveValue('Rotate secrets');
    const attachments = within(view.dialog.getByRole('region', { name: 'Attachments' }));
    expect(attachments.getByText('The files of this task could not be loaded.')).toBeVisible();
    attachments.getByLabelText('Add a file');
    await view.user.type(field(view), 'Agreed');
    await view.user.click(send(view));
    expect(api.sent('POST', COMMENTS)[0]?.body).toEqual({ content: 'Agreed' });
    api.on('GET', TASK, rotate);
    await view.user.click(view.dialog.getByRole('button', { name: 'Retry' }));
    await view.dialog.findByText(/ ago$/);
    await view.dialog.findByRole('region', { name: 'Comments' });
  });
});

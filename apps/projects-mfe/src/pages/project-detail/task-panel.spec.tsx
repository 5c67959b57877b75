import { API, SCREENS, type Task } from '@taskloom/contracts';
import { taskArrived, toCard } from '@taskloom/contracts/rtk';
import {
  aProject,
  aTask,
  anAssignee,
  FakeApi,
  held,
  refuse,
  renderApp,
  chooseOption,
} from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aComment } from '../../test/activity';
import { AIKO, JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const project = aProject({ owner: MAYA, members: [JONAS, AIKO] });
const rotate = aTask({
  project: project._id,
  title: 'Rotate secrets',
  description: 'One per region',
  status: 'inprogress',
  assignees: [anAssignee(JONAS, 'primary')],
  comments: [aComment()],
  version: 3,
});
const next = aTask({ project: project._id, title: 'Map tax codes', status: 'inprogress', position: 'b' });
const TASK = API.task(project._id, rotate._id);
const PANEL = SCREENS.taskPanel(project._id, rotate._id);
const BOARD = SCREENS.project(project._id);

const answers = (task: Task = rotate) =>
  new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(task), toCard(next)])
    .on('GET', TASK, task)
    .on('GET', API.task(project._id, next._id), next)
    .on('GET', API.taskHistory(project._id, rotate._id), { events: [], next: null });

const open = async (route = PANEL, api = answers()) => {
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
      <Route path="/projects/:id/tasks/:taskId" element={<ProjectDetailPage />} />
    </Routes>
  );
  const view = renderApp(screens, { user: MAYA, route, api });
  const panel = (name = 'Rotate secrets') => screen.findByRole('region', { name });
  return { ...view, panel };
};
const opened = async (api?: FakeApi) => {
  const view = await open(PANEL, api);
  const panel = within(await view.panel());
  await panel.findAllByText(/ ago$/);
  return { ...view, in: panel, title: panel.getByRole('textbox', { name: 'Title' }) };
};
const changes = (api: FakeApi) => api.changes(TASK);
const saves = (part: Partial<Task>) => answers().on('PATCH', TASK, { ...rotate, ...part, version: 4 });

beforeAll(async () => {
  await import('./task-dialogs');
});
// Before each test: closing the last one keeps its draft.
beforeEach(() => localStorage.clear());

describe('a task', () => {
  it('opens beside the board from its card, and closing returns to the card', async () => {
    const { user, path, panel } = await open(BOARD);
    await user.click(await screen.findByRole('link', { name: 'Rotate secrets' }));
    await waitFor(() => expect(path()).toBe(PANEL));
    await panel();
    expect(screen.getByRole('link', { name: 'Rotate secrets' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe(BOARD));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rotate secrets' })).toHaveFocus());
  });

  it('fills the page when its address is the first of the tab', async () => {
    await opened();
    expect(screen.queryByRole('link', { name: 'Map tax codes' })).not.toBeInTheDocument();
    screen.getByRole('heading', { level: 1, name: 'Rotate secrets' });
  });

  it('is reached by stored links', async () => {
    const { path, panel } = await open(SCREENS.task(project._id, rotate._id));
    await panel();
    expect(path()).toBe(PANEL);
  });

  it('links to the next card of its column and back', async () => {
    const view = await opened();
    view.in.getByText('1 of 2');
    expect(view.in.getByRole('button', { name: 'Previous task' })).toBeDisabled();
    await view.user.click(view.in.getByRole('button', { name: 'Next task' }));
    await view.panel('Map tax codes');
    expect(view.path()).toBe(SCREENS.taskPanel(project._id, next._id));
  });

  it('has the specified form in its menu', async () => {
    const view = await opened();
    await view.user.click(view.in.getByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Edit in a form' }));
    await screen.findByRole('dialog', { name: 'Edit Task' });
    expect(view.path()).toBe(`${BOARD}?edit=${rotate._id}`);
  });

  it('shows a message when it no longer exists', async () => {
    await open(SCREENS.taskPanel(project._id, 'gone'));
    await screen.findByText('This task no longer exists');
  });
});

describe('a field', () => {
  it('saves when Enter is pressed, under the version that was seen', async () => {
    const view = await opened(saves({ title: 'Rotate secrets!' }));
    await view.user.type(view.title, '!{Enter}');
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([{ title: 'Rotate secrets!' }]);
    expect(view.api.sent('PATCH', TASK)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('saves when it loses the focus, and shows that it is saving', async () => {
    const answer = held<Task>();
    const view = await opened(answers().on('PATCH', TASK, () => answer.answer()));
    await view.user.click(view.in.getByRole('button', { name: 'Edit description' }));
    await view.user.type(view.in.getByRole('textbox', { name: 'Description' }), '!');
    await view.user.tab();
    await view.in.findByText('Saving…');
    await act(async () => answer.resolve({ ...rotate, description: 'One per region!', version: 4 }));
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([{ description: 'One per region!' }]);
  });

  it('is restored by Escape, which closes the task only outside of fields', async () => {
    const view = await opened();
    await view.user.type(view.title, '!');
    await view.user.keyboard('{Escape}');
    expect(view.title).toHaveValue('Rotate secrets');
    expect(view.path()).toBe(PANEL);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.path()).toBe(BOARD));
    expect(changes(view.api)).toEqual([]);
  });

  it('saves a choice at once', async () => {
    const view = await opened(saves({ status: 'done' }));
    await chooseOption(view.user, view.in.getByRole('combobox', { name: 'Status' }), 'Done');
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([{ status: 'done' }]);
  });

  it('that is chosen is on the card before the response, and no draft', async () => {
    const answer = held<Task>();
    const view = await open(
      BOARD,
      answers().on('PATCH', TASK, () => answer.answer()),
    );
    await view.user.click(await screen.findByRole('link', { name: 'Rotate secrets' }));
    const panel = within(await view.panel());
    await view.user.click(panel.getByRole('button', { name: 'Assignees' }));
    await view.user.click(panel.getByRole('button', { name: 'Add assignee' }));
    await chooseOption(view.user, panel.getByRole('combobox', { name: 'Assignee 2' }), 'Aiko Tanaka');
    await panel.findByText('Saving…');
    // On the card.
    screen.getByText('Jonas Weber +1');
    expect(Object.keys({ ...localStorage }).filter((key) => key.includes(':draft:'))).toEqual([]);
    await act(async () => answer.resolve({ ...rotate, version: 4 }));
  });

  it('that is chosen twice before a response sends both, one after the other', async () => {
    const first = held<Task>();
    const responses = [first.answer, async () => ({ ...rotate, status: 'todo', version: 5 })];
    const view = await opened(answers().on('PATCH', TASK, () => responses.shift()?.()));
    const status = view.in.getByRole('combobox', { name: 'Status' });
    await chooseOption(view.user, status, 'Done');
    await chooseOption(view.user, status, 'To Do');
    await waitFor(() => expect(changes(view.api)).toEqual([{ status: 'done' }]));
    await act(async () => first.resolve({ ...rotate, status: 'done', version: 4 }));
    await view.in.findByText('Saved');
    await waitFor(() => expect(changes(view.api)).toHaveLength(2));
    expect(view.api.sent('PATCH', TASK)[1]?.body).toEqual({ status: 'todo', before: { status: 'done' } });
  });

  it('is undone with Ctrl Z, also to its place in the column', async () => {
    const view = await opened(saves({ status: 'done', position: 'z' }));
    await chooseOption(view.user, view.in.getByRole('combobox', { name: 'Status' }), 'Done');
    await waitFor(() => expect(changes(view.api)).toHaveLength(1));
    await view.in.findByText('Saved');
    view.api.on('GET', TASK, { ...rotate, status: 'done', position: 'z', version: 4 });
    act(() => void (document.activeElement as HTMLElement).blur());
    await view.user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(changes(view.api)[1]).toEqual({ status: 'inprogress', position: rotate.position }),
    );
  });

  it('is ticked in the description, which saves alone', async () => {
    const list = aTask({ ...rotate, description: '- [ ] Europe\n- [ ] Asia' });
    const view = await opened(answers(list).on('PATCH', TASK, { ...list, version: 4 }));
    await view.user.click(await view.in.findByRole('checkbox', { name: 'Asia' }));
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([{ description: '- [ ] Europe\n- [x] Asia' }]);
  });

  it('adds an assignee', async () => {
    const assignees = [anAssignee(JONAS, 'primary'), anAssignee(AIKO)];
    const view = await opened(saves({ assignees }));
    await view.user.click(view.in.getByRole('button', { name: 'Assignees' }));
    await view.user.click(view.in.getByRole('button', { name: 'Add assignee' }));
    await chooseOption(view.user, view.in.getByRole('combobox', { name: 'Assignee 2' }), 'Aiko Tanaka');
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([
      {
        assignees: [
          { user: JONAS._id, role: 'primary' },
          { user: AIKO._id, role: 'secondary' },
        ],
      },
    ]);
  });

  it('refuses an empty title until it is corrected', async () => {
    const view = await opened(saves({ title: 'Rotate' }));
    await view.user.clear(view.title);
    await view.user.tab();
    await view.in.findByText('Please enter a task title');
    expect(changes(view.api)).toEqual([]);
    await view.user.type(view.title, 'Rotate{Enter}');
    await view.in.findByText('Saved');
    expect(view.in.queryByText('Please enter a task title')).not.toBeInTheDocument();
  });

  it('stays typed when saving fails, and can be sent again', async () => {
    const view = await opened(answers().on('PATCH', TASK, refuse('INTERNAL', 'Later.')));
    await view.user.type(view.title, '!{Enter}');
    await view.in.findByText('Not saved');
    expect(view.title).toHaveValue('Rotate secrets!');
    view.api.on('PATCH', TASK, { ...rotate, title: 'Rotate secrets!', version: 4 });
    await view.user.click(view.in.getByRole('button', { name: 'Retry' }));
    await view.in.findByText('Saved');
  });

  it('saves what was typed last when the task closes', async () => {
    const view = await opened(saves({ title: 'Rotate secrets!' }));
    await view.user.type(view.title, '!');
    view.unmount();
    await waitFor(() => expect(changes(view.api)).toEqual([{ title: 'Rotate secrets!' }]));
  });

  it('asks which value to keep when another person changed it too', async () => {
    const view = await opened(saves({ title: 'Rotate secrets!' }));
    await view.user.type(view.title, '!');
    act(() => view.store.dispatch(taskArrived({ ...rotate, title: 'Rotate keys', version: 4 })));
    const conflict = within(await view.in.findByRole('alert'));
    conflict.getByText('Rotate keys');
    view.api.on('PATCH', TASK, { ...rotate, title: 'Rotate secrets!', version: 5 });
    await view.user.click(conflict.getByRole('button', { name: 'Keep yours' }));
    await view.in.findByText('Saved');
    expect(changes(view.api)).toEqual([{ title: 'Rotate secrets!' }]);
    expect(view.api.sent('PATCH', TASK)[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('is saved while another one waits for the decision about a conflict', async () => {
    const view = await opened(saves({ priority: 'low', title: 'Rotate keys' }));
    await view.user.type(view.title, '!');
    act(() => view.store.dispatch(taskArrived({ ...rotate, title: 'Rotate keys', version: 4 })));
    await view.in.findByRole('alert');
    await chooseOption(view.user, view.in.getByRole('combobox', { name: 'Priority' }), 'Low');
    await waitFor(() => expect(changes(view.api)).toEqual([{ priority: 'low' }]));
    await view.in.findByText('Saved');
    expect(view.title).toHaveValue('Rotate secrets!');
    view.in.getByRole('alert');
  });

  it('shows changes of others unless it was edited', async () => {
    const view = await opened();
    act(() => view.store.dispatch(taskArrived({ ...rotate, title: 'Rotate keys', version: 4 })));
    await waitFor(() => expect(view.title).toHaveValue('Rotate keys'));
    expect(view.in.queryByRole('alert')).not.toBeInTheDocument();
  });
});

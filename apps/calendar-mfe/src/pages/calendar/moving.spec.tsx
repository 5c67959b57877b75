import { act, screen, waitFor, within } from '@testing-library/react';
import { API, type CalendarAnswer, type Task, type TaskHit } from '@taskloom/contracts';
import {
  aCard,
  aProject,
  aTask,
  FakeApi,
  fixToday,
  refuse,
  renderApp,
  type ApiCall,
} from '@taskloom/client/test-kit';
import { useUndoneEdits, type Undone } from '@taskloom/client/realtime';
import CalendarPage from './calendar.page';

fixToday('2026-11-20');
let minutes = 0;
// Moves within ten seconds of each other share one toast.
beforeEach(() => jest.setSystemTime(Date.now() + 60_000 * ++minutes));

const outcomes: (readonly Undone[])[] = [];
beforeEach(() => outcomes.splice(0));
/** In place of the shell, which shows what became of undoing. */
function Outcomes() {
  useUndoneEdits((outcome) => outcomes.push(outcome));
  return null;
}

const apollo = aProject({ title: 'Apollo', deadline: null });
const due = (
  title: string,
  deadline: string | null = '2026-11-20',
  part: Partial<TaskHit> = {},
): TaskHit => ({
  ...aCard({ title }),
  deadline,
  project: { _id: apollo._id, title: 'Apollo' },
  ...part,
});
const dock = due('Dock the ship');
const late = due('Late', '2026-11-18');
const idea = due('Some idea', null);

const answer = (tasks: TaskHit[], undated: TaskHit[] = []): CalendarAnswer => ({
  tasks,
  undated,
  more: false,
  moreUndated: false,
});
const asTask = ({ project, ...fields }: TaskHit, part: Partial<Task> = {}): Task => ({
  ...aTask(),
  ...fields,
  project: project._id,
  ...part,
});
const pathOf = ({ _id }: TaskHit) => API.task(apollo._id, _id);

/** The server accepts every change. */
const accept =
  (task: TaskHit) =>
  ({ body }: ApiCall) =>
    asTask(task, { ...(body as Partial<Task>), version: task.version + 1 });

const show = (
  tasks: TaskHit[] = [dock],
  { route = '/calendar', undated = [] as TaskHit[], projects = [apollo] } = {},
) => {
  const api = new FakeApi().on('GET', API.projects, projects).on('GET', API.calendar, answer(tasks, undated));
  for (const task of [...tasks, ...undated]) api.on('PATCH', pathOf(task), accept(task));
  const screens = (
    <>
      <CalendarPage />
      <Outcomes />
    </>
  );
  return renderApp(screens, { route, api });
};

const panel = () => screen.getByRole('region', { name: /^Deadlines for/ });
const inPanel = (title: string) => within(panel()).findByRole('link', { name: new RegExp(`^${title}`) });
const cell = (day: RegExp) => screen.getByRole('gridcell', { name: day });
const lift = async (title: string) => {
  const link = await inPanel(title);
  act(() => link.focus());
  return link;
};
const sent = (api: FakeApi, task: TaskHit) => api.changes(pathOf(task));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** The announcement of a step. */
const says = (words: string | RegExp) => screen.findByText(words, { selector: '[aria-live="assertive"]' });

describe('by keyboard', () => {
  it('lifts a task, moves it by a day and a week, and drops it there with the focus', async () => {
    const { user, api, path } = show();
    await lift('Dock the ship');
    await user.keyboard(' ');
    expect(await says(/^“Dock the ship” lifted, Friday, November 20, 2026/)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await says('Saturday, November 28, 2026')).toBeInTheDocument();
    expect(cell(/November 28/)).toHaveAttribute('data-lands', 'here');
    expect(sent(api, dock)).toEqual([]);
    await user.keyboard(' ');
    expect(await says('“Dock the ship” dropped on Saturday, November 28, 2026.')).toBeInTheDocument();
    expect(within(cell(/November 28/)).getByText('Dock the ship')).toBeVisible();
    expect(path()).toBe('/calendar?day=2026-11-28');
    await waitFor(async () => expect(await inPanel('Dock the ship')).toHaveFocus());
    expect(sent(api, dock)).toEqual([{ deadline: '2026-11-28' }]);
  });

  it('returns the task with Escape, and keeps the selected day and the focus', async () => {
    const { user, api, path } = show();
    const link = await lift('Dock the ship');
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await says('“Dock the ship” returned, Friday, November 20, 2026.')).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(link).toHaveFocus();
    expect([path(), sent(api, dock)]).toEqual(['/calendar', []]);
  });

  it('moves a task into another month, where it is shown before the next response', async () => {
    const { user } = show();
    await lift('Dock the ship');
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown} ');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(within(cell(/December 11/)).getByText('Dock the ship')).toBeVisible();
  });

  it('gives a task without a date one, from the selected day on', async () => {
    const { user, api } = show([], { undated: [idea], route: '/calendar?day=2026-11-24' });
    const link = await screen.findByRole('link', { name: /^Some idea/ });
    act(() => link.focus());
    await user.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(sent(api, idea)).toEqual([{ deadline: '2026-11-25' }]));
    expect(within(cell(/November 25/)).getByText('Some idea')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Without a date' })).not.toBeInTheDocument();
  });

  it('explains which days a task cannot be moved to, and stays lifted', async () => {
    const { user, api } = show();
    await lift('Dock the ship');
    await user.keyboard(' {ArrowLeft}');
    const sentence = 'A deadline cannot be in the past.';
    expect(await says(`Thursday, November 19, 2026. ${sentence}`)).toBeInTheDocument();
    expect(cell(/November 19/)).toHaveAttribute('data-lands', 'refused');
    await user.keyboard(' ');
    expect(await says(sentence)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    await waitFor(() => expect(sent(api, dock)).toEqual([{ deadline: '2026-11-21' }]));
  });

  it('does not move a task before its start', async () => {
    const started = due('Started', '2026-11-25', { startDate: '2026-11-24' });
    const { user } = show([started], { route: '/calendar?day=2026-11-25' });
    await lift('Started');
    await user.keyboard(' {ArrowLeft}{ArrowLeft}');
    expect(await says(/The start date must not be after the deadline\.$/)).toBeInTheDocument();
  });

  it('returns the task when Tab leaves it', async () => {
    const { user, api } = show();
    await lift('Dock the ship');
    await user.keyboard(' {ArrowRight}{Tab}');
    expect(await says(/returned/)).toBeInTheDocument();
    expect(sent(api, dock)).toEqual([]);
  });
});

describe('after a move', () => {
  const move = async (keys: string, tasks?: TaskHit[], title = 'Dock the ship', route?: string) => {
    const shown = show(tasks, { route });
    await lift(title);
    await shown.user.keyboard(keys);
    return shown;
  };

  it('offers to undo it, in the version that was written', async () => {
    const { user, api } = await move(' {ArrowRight} ');
    expect(await screen.findByText('Moved to Saturday, November 21')).toBeVisible();
    await user.click(press(/^Undo/));
    await waitFor(() => expect(sent(api, dock).at(-1)).toEqual({ deadline: '2026-11-20' }));
    expect(within(cell(/November 20/)).getByText('Dock the ship')).toBeVisible();
  });

  it('does not undo what someone else has changed since', async () => {
    const { user, api } = await move(' {ArrowRight} ');
    await screen.findByText('Moved to Saturday, November 21');
    const current = asTask(dock, { deadline: '2026-11-30', version: 3 });
    const by = { deadline: { _id: 'leila', name: 'Leila', avatar: '' } };
    api.on('PATCH', pathOf(dock), refuse('STALE_VERSION', 'Changed.', { current, fields: ['deadline'], by }));
    await user.click(press(/^Undo/));
    await waitFor(() =>
      expect(outcomes).toEqual([[{ lost: [{ title: 'Dock the ship', field: 'deadline', by: 'Leila' }] }]]),
    );
    expect(sent(api, dock)).toHaveLength(2);
  });

  it('explains why an overdue deadline cannot come back', async () => {
    await move(' {ArrowDown} ', [late], 'Late', '/calendar?day=2026-11-18');
    expect(
      await screen.findByText(
        'The earlier deadline of “Late”, Nov 18, 2026, has passed, so the move cannot be undone.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('takes it back with the server’s sentence when the server refuses it', async () => {
    const { user, api } = show();
    api.on('PATCH', pathOf(dock), refuse('FORBIDDEN', 'Only members may do that.'));
    await lift('Dock the ship');
    await user.keyboard(' {ArrowRight} ');
    expect(await screen.findByText('Only members may do that.')).toBeVisible();
    await waitFor(() => expect(within(cell(/November 20/)).getByText('Dock the ship')).toBeVisible());
  });
});

describe('a new task', () => {
  const created = asTask(due('Order the anchor', '2026-11-24'));

  it('is created on the selected day, for the person, and shown there', async () => {
    const { user, api, me } = show([dock], { route: '/calendar?day=2026-11-24' });
    await inPanel('Dock').catch(() => undefined);
    api.on('POST', API.tasks(apollo._id), created);
    await user.click(within(panel()).getByRole('button', { name: 'New task on Tuesday, November 24, 2026' }));
    await user.keyboard('Order the anchor{Enter}');
    expect(await inPanel('Order the anchor')).toBeVisible();
    expect(api.sent('POST', API.tasks(apollo._id))[0]?.body).toEqual({
      title: 'Order the anchor',
      deadline: '2026-11-24',
      assignees: [{ user: me?._id, role: 'primary' }],
    });
    expect(screen.getByRole('textbox', { name: 'Title of the new task' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(panel()).getByRole('button', { name: /^New task on/ })).toHaveFocus();
  });

  it('asks for the project when none of several was used', async () => {
    localStorage.clear();
    const { user, api } = show([dock], { projects: [apollo, aProject({ title: 'Other' })] });
    await inPanel('Dock the ship');
    await user.click(within(panel()).getByRole('button', { name: /^New task on/ }));
    await user.keyboard('Order the anchor{Enter}');
    const choice = screen.getByRole('combobox', { name: 'Project' });
    expect(choice).toHaveFocus();
    expect(choice).toHaveDisplayValue('Choose a project');
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('begins on the day whose button is pressed', async () => {
    const { user, path } = show();
    await inPanel('Dock the ship');
    await user.click(within(cell(/December 1/)).getByLabelText('New task on Tuesday, December 1, 2026'));
    expect(path()).toBe('/calendar?day=2026-12-01');
    expect(screen.getByRole('textbox', { name: 'Title of the new task' })).toHaveFocus();
  });

  it('is not offered for a day in the past', async () => {
    const { user } = show([dock], { route: '/calendar?day=2026-11-18' });
    await screen.findByText('No project deadlines for this date');
    await user.click(within(panel()).getByRole('button', { name: /^New task on/ }));
    expect(within(panel()).getByText('A deadline cannot be in the past.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps its title when the server refuses it', async () => {
    const { user, api } = show();
    await inPanel('Dock the ship');
    api.on('POST', API.tasks(apollo._id), refuse('FORBIDDEN', 'Only members may do that.'));
    await user.click(within(panel()).getByRole('button', { name: /^New task on/ }));
    await user.keyboard('Order the anchor{Enter}');
    expect(await screen.findByText('Only members may do that.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Order the anchor');
  });
});

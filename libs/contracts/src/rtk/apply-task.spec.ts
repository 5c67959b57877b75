import { TASK_DEFAULTS, type Task } from '../task.js';
import { aStore, anApi } from '../test/a-store.js';
import { calendarApi } from './calendar.endpoints.js';
import { tasksApi, taskArrived, taskFieldsArrived } from './tasks.endpoints.js';
import { toCard } from './board-cache.js';
import { workApi } from './work.endpoints.js';

const ann = { _id: 'ann', name: 'Ann', email: 'ann@example.com', avatar: '/ann.svg' };

const task = (_id: string, part: Partial<Task> = {}): Task => ({
  _id,
  project: 'p',
  ...TASK_DEFAULTS,
  title: _id,
  assignees: [{ user: ann, role: 'primary' }],
  labels: ['red'],
  position: _id,
  version: 3,
  createdAt: '',
  updatedAt: '',
  comments: [],
  commentCount: 0,
  attachments: [],
  checklist: [],
  checklistTotal: 0,
  checklistDone: 0,
  relations: [],
  ...part,
});

const MONTH = { from: '2026-12-01', to: '2026-12-31', scope: 'mine', projects: [] } as const;

/** A board, an open task, My Work and a calendar, which all show the task `a`. */
const opened = async () => {
  const tasks = [task('a'), task('b')];
  const hit = { ...toCard(task('a')), commentCount: 4, project: { _id: 'p', title: 'Move' } };
  anApi({
    'GET /projects/p/tasks?view=card': { body: tasks.map(toCard) },
    'GET /projects/p/tasks/a': { body: task('a') },
    'GET /work/tasks?tab=assigned': { body: { tasks: [hit], next: null } },
    'GET /calendar?from=2026-12-01&to=2026-12-31&scope=mine': {
      body: { tasks: [hit], undated: [], more: 0, moreUndated: 0 },
    },
  });
  const store = aStore();
  await Promise.all([
    store.dispatch(tasksApi.endpoints.getBoard.initiate('p')),
    store.dispatch(tasksApi.endpoints.getTask.initiate({ projectId: 'p', taskId: 'a' })),
    store.dispatch(workApi.endpoints.getWork.initiate('assigned')),
    store.dispatch(calendarApi.endpoints.getCalendar.initiate({ ...MONTH })),
  ]);
  const cached = () => {
    const state = store.getState() as never;
    return {
      board: tasksApi.endpoints.getBoard.select('p')(state).data,
      task: tasksApi.endpoints.getTask.select({ projectId: 'p', taskId: 'a' })(state).data,
      work: workApi.endpoints.getWork.select('assigned')(state).data?.pages[0]?.tasks,
      calendar: calendarApi.endpoints.getCalendar.select({ ...MONTH })(state).data?.tasks,
    };
  };
  const arrive = (fields: Partial<Task>) => store.dispatch(taskFieldsArrived('p', { ...fields, _id: 'a' }));
  return { store, cached, arrive };
};

test('fields of an event are written into everything that shows the task', async () => {
  const { cached, arrive } = await opened();
  expect(arrive({ title: 'New', version: 4 })).toBe(true);
  const { board, task: open, work, calendar } = cached();
  for (const shown of [board?.[0], open, work?.[0], calendar?.[0]])
    expect(shown).toMatchObject({ title: 'New', version: 4 });
  expect(work?.[0]).toMatchObject({ commentCount: 4, project: { _id: 'p', title: 'Move' } });
});

test('the response after the event of the same change leaves every object as it is', async () => {
  const { store, cached, arrive } = await opened();
  arrive({ title: 'New', status: 'done', labels: ['red'], version: 4 });
  const before = cached();
  const answer = task('a', {
    title: 'New',
    status: 'done',
    version: 4,
    assignees: [{ user: { ...ann }, role: 'primary' }],
  });
  store.dispatch(taskArrived(answer));
  const after = cached();
  for (const name of ['board', 'task', 'work', 'calendar'] as const) expect(after[name]).toBe(before[name]);
});

test('one changed field leaves the other values and cards as they are', async () => {
  const { cached, arrive } = await opened();
  const before = cached().board;
  arrive({
    priority: 'high',
    assignees: [{ user: { ...ann }, role: 'primary' }],
    labels: ['red'],
    version: 4,
  });
  const after = cached().board;
  expect(after?.[0]).toMatchObject({ priority: 'high', version: 4 });
  expect(after?.[0]?.assignees).toBe(before?.[0]?.assignees);
  expect(after?.[1]).toBe(before?.[1]);
});

test('older fields change nothing, and a position without a version always does', async () => {
  const { cached, arrive } = await opened();
  const before = cached();
  arrive({ title: 'Old', version: 2 });
  expect(cached()).toEqual(before);
  expect(cached().board).toBe(before.board);
  arrive({ position: 'c' });
  expect(cached().board?.map(({ _id }) => _id)).toEqual(['b', 'a']);
});

test('a card that the board does not have is added only as a whole task', async () => {
  const { store, cached } = await opened();
  expect(store.dispatch(taskFieldsArrived('p', { _id: 'n', title: 'New', version: 9 }))).toBe(false);
  store.dispatch(taskArrived(task('n', { position: 'a5' })));
  expect(cached().board?.map(({ _id }) => _id)).toEqual(['a', 'n', 'b']);
});

import { TASK_DEFAULTS, type Task, type TaskCard } from '../task.js';
import { aStore, anApi, type Call } from '../test/a-store.js';
import { searchParams } from './search.endpoints.js';
import { pendingWrites } from './offline-queue/index.js';
import { overlayBoard } from './offline-queue/overlay.js';
import { fileArrived } from './activity.endpoints.js';
import { tasksApi } from './tasks.endpoints.js';

const card = (id: string, position: string): TaskCard => ({
  _id: id,
  project: 'p',
  ...TASK_DEFAULTS,
  title: id,
  position,
  version: 1,
  createdAt: '',
  updatedAt: '',
  commentCount: 2,
  attachmentCount: 0,
  checklistTotal: 0,
  checklistDone: 0,
  relations: [],
});

const whole = ({ attachmentCount: _a, ...fields }: TaskCard): Task => ({
  ...fields,
  comments: [],
  attachments: [],
  checklist: [],
});

const { getBoard, getTask, updateTask, createTask, deleteTask, getTasks } = tasksApi.endpoints;
const board = 'GET /projects/p/tasks?view=card';
const cards = () => [card('a', 'a0'), card('b', 'a1')];

const opened = async (answers: Parameters<typeof anApi>[0]) => {
  const calls: Call[] = anApi({ [board]: { body: cards() }, ...answers });
  const store = aStore();
  await store.dispatch(getBoard.initiate('p'));
  const known = () => getBoard.select('p')(store.getState() as never).data ?? [];
  const shown = () => overlayBoard(known(), pendingWrites(store.getState()), 'p');
  return { store, calls, shown };
};

describe('assigning', () => {
  const assignees = [{ user: 'u', role: 'secondary' as const }];
  const person = { _id: 'u', name: 'Ann', email: '', avatar: '' };
  const assigned = (people?: { user: typeof person; role: 'secondary' }[]) =>
    overlayBoard(
      cards(),
      [
        {
          kind: 'updateTask',
          arg: { projectId: 'p', taskId: 'a', changes: { assignees }, people },
          id: '1',
          userId: '',
          at: 0,
          state: 'sending',
        },
      ],
      'p',
    )[0]?.assignees;

  test('is shown at once where the write has the people', () => {
    expect(assigned([{ user: person, role: 'secondary' }])).toEqual([{ user: person, role: 'secondary' }]);
  });

  test('is shown after the response where it has only ids', () => {
    expect(assigned()).toEqual([]);
  });
});

describe('moving a task', () => {
  const move = updateTask.initiate({ projectId: 'p', taskId: 'a', changes: { status: 'done' }, version: 1 });

  test('is shown at once, and then replaced by the response', async () => {
    const moved = { ...whole(card('a', 'a5')), status: 'done' as const, version: 2 };
    const { store, calls, shown } = await opened({ 'PATCH /projects/p/tasks/a': { body: moved } });
    const answer = store.dispatch(move);
    expect(shown().find(({ _id }) => _id === 'a')?.status).toBe('done');
    await answer;
    expect(shown().find(({ _id }) => _id === 'a')).toMatchObject({ version: 2, position: 'a5' });
    expect(calls[1]?.headers.get('if-match')).toBe('"1"');
  });

  test('to a known position, as undo does, is shown there at once', async () => {
    const others = [card('b', 'a1'), card('c', 'a3')];
    const moved = { ...card('a', 'z'), status: 'done' as const };
    const { store, shown } = await opened({
      [board]: { body: [moved, ...others] },
      'PATCH /projects/p/tasks/a': { body: whole(card('a', 'a2')) },
    });
    const answer = store.dispatch(
      updateTask.initiate({ projectId: 'p', taskId: 'a', changes: { status: 'todo', position: 'a2' } }),
    );
    expect(shown().map(({ _id }) => _id)).toEqual(['b', 'a', 'c']);
    await answer;
    expect(shown().map(({ _id }) => _id)).toEqual(['b', 'a', 'c']);
  });

  test('keeps a file that arrived while the request was pending', async () => {
    const file = {
      _id: 'f',
      name: 'f',
      size: 1,
      type: '',
      url: '',
      uploadedBy: { _id: 'm', name: 'Maya' },
      createdAt: '',
    };
    const task = whole(card('a', 'a0'));
    const { store, shown } = await opened({
      'GET /projects/p/tasks/a': { body: task },
      'PATCH /projects/p/tasks/a': { body: { ...task, status: 'done', version: 2 } },
    });
    const path = { projectId: 'p', taskId: 'a' };
    await store.dispatch(getTask.initiate(path));
    const answer = store.dispatch(move);
    store.dispatch(fileArrived(path, file));
    await answer;
    expect(getTask.select(path)(store.getState() as never).data).toMatchObject({
      status: 'done',
      attachments: [file],
    });
    expect(shown().find(({ _id }) => _id === 'a')?.attachmentCount).toBe(1);
  });

  test('is undone when the server refuses', async () => {
    const { store, shown } = await opened({ 'PATCH /projects/p/tasks/a': { status: 409, body: {} } });
    await store.dispatch(move);
    expect(shown()).toEqual(cards());
  });
});

test('a file that is about to be deleted takes the cover of the card away', () => {
  const arg = { projectId: 'p', taskId: 'a', attachmentId: 'f' };
  const write = {
    kind: 'deleteAttachment' as const,
    arg,
    id: '1',
    userId: '',
    at: 0,
    state: 'sending' as const,
  };
  const [own, other] = cards().map((each) => ({ ...each, attachmentCount: 1, cover: 'f' }));
  if (!own || !other) throw new Error('No cards');
  const shown = overlayBoard([own, { ...other, cover: 'g' }], [write], 'p');
  expect(shown.map(({ cover, attachmentCount }) => [cover, attachmentCount])).toEqual([
    [null, 0],
    ['g', 1],
  ]);
});

test('a created task is added at its position without refetching the board', async () => {
  const { store, calls, shown } = await opened({
    'POST /projects/p/tasks': { status: 201, body: whole(card('n', 'a0V')) },
  });
  await store.dispatch(createTask.initiate({ projectId: 'p', task: { title: 'n' } }));
  expect(shown().map(({ _id }) => _id)).toEqual(['a', 'n', 'b']);
  expect(calls.filter(({ path }) => path.includes('view=card'))).toHaveLength(1);
});

describe('deleting a task', () => {
  test('removes its card', async () => {
    const { store, shown } = await opened({ 'DELETE /projects/p/tasks/a': {} });
    await store.dispatch(deleteTask.initiate({ projectId: 'p', taskId: 'a' }));
    expect(shown().map(({ _id }) => _id)).toEqual(['b']);
  });

  test('restores it when the server refuses', async () => {
    const { store, shown } = await opened({ 'DELETE /projects/p/tasks/a': { status: 404 } });
    await store.dispatch(deleteTask.initiate({ projectId: 'p', taskId: 'a' }));
    expect(shown()).toEqual(cards());
  });
});

test('a response that is not an array becomes an empty list', async () => {
  anApi({ 'GET /projects/p/tasks': { body: { oops: true } } });
  const { data } = await aStore().dispatch(getTasks.initiate('p'));
  expect(data).toEqual([]);
});

describe('a search', () => {
  test('sends only what is set, and the type only when it is not all', () => {
    expect(searchParams({ q: 'x', type: 'all', priority: undefined })).toEqual({ q: 'x' });
    expect(searchParams({ q: 'x', type: 'tasks', status: 'todo', projectId: 'p' })).toEqual({
      q: 'x',
      type: 'tasks',
      status: 'todo',
      projectId: 'p',
    });
  });
});

import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { API, type RemotePermissions, type Task } from '@taskloom/contracts';
import {
  calendarApi,
  pendingWrites,
  taskFieldsArrived,
  tasksApi,
  toCard,
  workApi,
} from '@taskloom/contracts/rtk';
import { useBoard } from '../live/use-live-data';
import { CallsOfRemote } from '../remote/calls-of-remote';
import { aTask, FakeApi, refuse, renderApp } from '../test-kit';
import { undoLast } from '../toasts';
import { forgetUndo } from '../toasts/undo';
import { useEditTasks } from './use-edit-tasks';

const task = (_id: string, part: Partial<Task> = {}) =>
  aTask({ _id, project: 'p', title: `Task ${_id}`, status: 'todo', position: 'a1', version: 1, ...part });

const TASK_A = API.task('p', 'a');
const JANUARY = { from: '2026-01-01', to: '2026-01-31', scope: 'mine', projects: [] } as const;

/** A board beside which tasks are changed, by a remote with these permissions when they are given. */
function setUp({
  api = new FakeApi(),
  permissions,
}: { api?: FakeApi; permissions?: RemotePermissions } = {}) {
  const tasks = ['a', 'b'].map((id) => task(id));
  api.on('GET', API.tasks('p'), tasks.map(toCard));
  let edit: ReturnType<typeof useEditTasks> | undefined;
  const drawn: string[] = [];
  function Board() {
    const { data = [] } = useBoard('p');
    edit = useEditTasks();
    const text = data.map(({ title, status }) => `${title}: ${status}`).join(', ');
    useLayoutEffect(() => void drawn.push(text), [text]);
    return <p>{text}</p>;
  }
  const view = renderApp(
    permissions ? (
      <CallsOfRemote name="reports" permissions={permissions}>
        <Board />
      </CallsOfRemote>
    ) : (
      <Board />
    ),
    { api },
  );
  const change = (
    ids: string[],
    changes: Parameters<NonNullable<typeof edit>>[0][number]['changes'],
    asksItself?: true,
  ) =>
    act(async () => {
      if (!edit) throw new Error('Not rendered');
      const edits = tasks.filter(({ _id }) => ids.includes(_id));
      return edit(edits.map((each) => ({ projectId: 'p', task: each, changes, asksItself })));
    });
  return { ...view, change, drawn, sent: () => api.sent('PATCH', TASK_A).map(({ body }) => body) };
}

afterEach(() => act(() => forgetUndo()));

const DONE = { status: 'done' } as const;
const saved = task('a', { ...DONE, position: 'z9', version: 2 });

it('sends the values that the person saw, and undoes to them and to the place before', async () => {
  const { api, change, sent } = setUp();
  api.on('PATCH', TASK_A, saved);
  const { done, refused } = await change(['a'], DONE);
  expect([done, refused]).toEqual([[expect.objectContaining({ taskId: 'a', version: 2 })], []]);
  await act(() => undoLast());
  const back = { status: 'todo', position: 'a1', before: { status: 'done', position: 'z9' } };
  expect(sent()).toEqual([{ status: 'done', before: { status: 'todo' } }, back]);
});

it('returns what was refused, and undoes only the rest', async () => {
  const { api, change, sent } = setUp();
  api.on('PATCH', TASK_A, refuse('FORBIDDEN', 'Only members may do that.'));
  api.on('PATCH', API.task('p', 'b'), task('b', { ...DONE, version: 2 }));
  const { done, refused } = await change(['a', 'b'], DONE);
  expect(done.map(({ taskId }) => taskId)).toEqual(['b']);
  expect(refused).toEqual([expect.objectContaining({ task: task('a'), error: expect.anything() })]);
  await act(() => undoLast());
  expect([sent().length, api.sent('PATCH', API.task('p', 'b')).length]).toEqual([1, 2]);
});

const inOrder = ['start a', 'end a', 'start b', 'end b'];
it.each([
  ['places one after the other', { afterTaskId: 'c' }, inOrder],
  ['other changes at once', DONE, ['start a', 'start b', 'end b', 'end a']],
])('sends %s', async (_name, changes, expected) => {
  const { api, change } = setUp();
  const log: string[] = [];
  let onB = () => {};
  const b = new Promise<void>((resolve) => (onB = resolve));
  const answer = async (id: string, until?: Promise<void>) => {
    log.push(`start ${id}`);
    await until;
    log.push(`end ${id}`);
    if (id === 'b') onB();
    return task(id, { version: 2 });
  };
  api.on('PATCH', TASK_A, () => answer('a', expected === inOrder ? undefined : b));
  api.on('PATCH', API.task('p', 'b'), () => answer('b'));
  await change(['a', 'b'], changes);
  expect(log).toEqual(expected);
});

const conflict = refuse('STALE_VERSION', 'Changed.', {
  current: task('a', { status: 'inprogress', version: 3 }),
  fields: ['status'],
});

it('leaves a conflict to the queue, or to a caller that asks itself', async () => {
  const { api, store, change } = setUp();
  api.on('PATCH', TASK_A, conflict);
  expect(await change(['a'], DONE, true)).toMatchObject({ done: [], refused: [{ error: { status: 409 } }] });
  expect(pendingWrites(store.getState())).toEqual([]);
  expect(await change(['a'], DONE)).toMatchObject({ done: [], refused: [] });
  expect(pendingWrites(store.getState())).toMatchObject([{ state: 'conflict' }]);
});

it('counts a change that waits for the connection as done', async () => {
  const { api, change } = setUp();
  api.on('PATCH', TASK_A, () => Promise.reject(new TypeError('Failed to fetch')));
  const { done, refused } = await change(['a'], DONE);
  expect(done).toEqual([expect.objectContaining({ taskId: 'a', version: undefined })]);
  expect(refused).toEqual([]);
});

it('is a call of the remote that changes the task', async () => {
  const none = setUp({ permissions: { calls: ['tasks.read'] } });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await none.change(['a'], DONE)).toMatchObject({ done: [], refused: [{ error: { status: 403 } }] });
  expect(quiet).toHaveBeenCalledWith(expect.stringContaining('tasks.write'));
  expect(none.sent()).toEqual([]);
  none.unmount();

  const may = setUp({ permissions: { calls: ['tasks.read', 'tasks.write'] } });
  may.api.on('PATCH', TASK_A, saved);
  expect(await may.change(['a'], DONE)).toMatchObject({ done: [{ taskId: 'a' }], refused: [] });
});

it('draws a change once, and patches each list once for the response and the event together', async () => {
  const { api, store, change, drawn } = setUp();
  const hit = { ...toCard(task('a')), project: { _id: 'p', title: 'Project' } };
  await screen.findByText(/Task a: todo/);
  api.on('GET', TASK_A, task('a')).on('GET', API.workTasks, { tasks: [hit] });
  api.on('GET', API.calendar, { tasks: [hit], undated: [], more: false, moreUndated: false });
  await act(async () => {
    await store.dispatch(tasksApi.endpoints.getTask.initiate({ projectId: 'p', taskId: 'a' }));
    await store.dispatch(workApi.endpoints.getWork.initiate('assigned'));
    await store.dispatch(calendarApi.endpoints.getCalendar.initiate(JANUARY));
  });
  const patches: string[] = [];
  let { queries } = store.getState().api;
  store.subscribe(() => {
    const { queries: now } = store.getState().api;
    for (const [key, entry] of Object.entries(now))
      if (entry?.data !== queries[key]?.data) patches.push(entry?.endpointName ?? '');
    queries = now;
  });
  api.on('PATCH', TASK_A, saved);
  drawn.length = 0;
  await change(['a'], DONE);
  act(() => void store.dispatch(taskFieldsArrived('p', { _id: 'a', ...DONE, position: 'z9', version: 2 })));
  expect(patches).toEqual(['getBoard', 'getTask', 'getWork', 'getCalendar']);
  expect(drawn).toEqual(['Task b: todo, Task a: done']);
  expect(store.getState().api.mutations).toEqual({});
});

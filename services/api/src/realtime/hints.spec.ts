import { HintsService } from './hints.service.js';
import type { RealtimeRepository } from './realtime.repository.js';
import type { RealtimeServer, RealtimeSocket } from './socket-types.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const task = (taskId: string) => ({ projectId: 'p', taskId, revision: 7 });
const socketOf = (name: string) => ({ id: name, data: { user: { _id: name } } }) as RealtimeSocket;
const [mika, ben] = [socketOf('mika'), socketOf('ben')];

const setUp = () => {
  const emit = jest.fn();
  const except = jest.fn(() => ({ emit }));
  const server = { to: () => ({ except }) } as unknown as RealtimeServer;
  const stored = {
    taskFields: jest.fn(async (_projectId: string, _id: string) => ({ title: 'Stored', assignees: [] })),
    comments: jest.fn(async (_projectId: string, _taskId: string, ids: string[]) =>
      ids.map((_id) => ({ _id, author: { _id: 'author' } })),
    ),
  };
  const hints = new HintsService(stored as unknown as RealtimeRepository);
  return { hints, server, stored, emit, except };
};
const pass = () => jest.advanceTimersByTimeAsync(150);

it('merges many hints about one task into one message with the stored task', async () => {
  const { hints, server, stored, emit, except } = setUp();
  for (let count = 0; count < 100; count++) expect(hints.task(server, mika, task('t'))).toBe(true);
  expect(emit).not.toHaveBeenCalled();
  await pass();
  expect(stored.taskFields).toHaveBeenCalledTimes(1);
  expect(emit.mock.calls).toEqual([
    ['task:updated', { ...task('t'), updates: { title: 'Stored', assignees: [] }, actor: { _id: 'mika' } }],
  ]);
  expect(except).toHaveBeenCalledWith('mika');
  await pass();
  expect(emit).toHaveBeenCalledTimes(1);
});

it('reaches everyone when several people send hints about the same task', async () => {
  const { hints, server, except } = setUp();
  for (const socket of [mika, ben, mika]) hints.task(server, socket, task('t'));
  await pass();
  expect(except).toHaveBeenCalledWith([]);
});

it('sends each comment once and refuses more than ten at a time', async () => {
  const { hints, server, stored, emit } = setUp();
  const ids = Array.from({ length: 12 }, (_, at) => `c${at}`);
  const taken = [...ids, ...ids].map((id) => hints.comment(server, mika, task('t'), id));
  expect(taken.filter(Boolean)).toHaveLength(20);
  await pass();
  expect(stored.taskFields).not.toHaveBeenCalled();
  expect(emit.mock.calls.map(([, { comment }]) => comment._id)).toEqual(ids.slice(0, 10));
  expect(hints.comment(server, mika, task('t'), 'c11')).toBe(true);
});

it('refuses more tasks than its limit until the waiting ones are sent', async () => {
  const { hints, server } = setUp();
  for (let count = 0; count < 10_000; count++) hints.task(server, mika, task(`t${count}`));
  expect(hints.task(server, mika, task('one more'))).toBe(false);
  expect(hints.task(server, mika, task('t1'))).toBe(true);
  await pass();
  expect(hints.task(server, mika, task('one more'))).toBe(true);
});

it('sends nothing about a deleted task', async () => {
  const { hints, server, stored, emit } = setUp();
  stored.taskFields.mockResolvedValueOnce(undefined as never);
  hints.task(server, mika, task('t'));
  await pass();
  expect(emit).not.toHaveBeenCalled();
});

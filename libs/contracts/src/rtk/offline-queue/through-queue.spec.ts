import { TASK_DEFAULTS, type Task } from '../../task.js';
import { aStore, anApi } from '../../test/a-store.js';
import { tasksApi } from '../tasks.endpoints.js';
import {
  conflictDecided,
  isKept,
  isUndecided,
  MOST_WAITING,
  pendingWrites,
  writesRestored,
} from './index.js';

const { updateTask, createTask } = tasksApi.endpoints;
const PATCH = 'PATCH /projects/p/tasks/a';
const PATH = { projectId: 'p', taskId: 'a' };

const task = (part: Partial<Task>): Task => ({
  _id: 'a',
  project: 'p',
  ...TASK_DEFAULTS,
  title: 'Old',
  position: 'a0',
  version: 2,
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
const stale = (part: Partial<Task>, fields?: string[]) => ({
  status: 409,
  body: { statusCode: 409, code: 'STALE_VERSION', message: 'Stale.', current: task(part), fields },
});
const rename = { ...PATH, changes: { title: 'Mine' }, before: { title: 'Old' }, version: 1 };

const online = (on: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
afterEach(() => jest.restoreAllMocks());

describe('a write without a response', () => {
  test('is sent again with the same key, and leaves the queue once confirmed', async () => {
    const calls = anApi({ [PATCH]: ['network down', { body: task({ title: 'Mine' }) }] });
    const store = aStore();
    const { data } = await store.dispatch(updateTask.initiate(rename));
    expect(data).toMatchObject({ title: 'Mine' });
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(pendingWrites(store.getState())).toEqual([]);
  });

  test('is kept, and sent again with its key', async () => {
    const calls = anApi({
      [PATCH]: ['network down', 'network down', { status: 503 }, { body: task({ title: 'Mine' }) }],
    });
    const store = aStore();
    const { error } = await store.dispatch(updateTask.initiate(rename));
    expect(isKept(error)).toBe(true);
    const [kept] = pendingWrites(store.getState());
    expect(kept).toMatchObject({ state: 'waiting', kind: 'updateTask', arg: rename });
    await store.dispatch(updateTask.initiate({ ...rename, key: kept?.id }));
    expect(pendingWrites(store.getState())).toEqual([]);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set([kept?.id]));
  });

  test('is not sent while the device is offline or before earlier pending writes', async () => {
    const calls = anApi({ [PATCH]: { body: task({}) } });
    const store = aStore();
    online(false);
    await store.dispatch(updateTask.initiate(rename));
    online(true);
    const { error } = await store.dispatch(createTask.initiate({ projectId: 'p', task: { title: 'Later' } }));
    expect(isKept(error)).toBe(true);
    expect(calls).toEqual([]);
    expect(pendingWrites(store.getState()).map(({ kind }) => kind)).toEqual(['updateTask', 'createTask']);
  });

  test('is refused when the queue is full', async () => {
    anApi({});
    online(false);
    const store = aStore();
    await store.dispatch(updateTask.initiate(rename));
    const [one] = pendingWrites(store.getState());
    if (!one) throw new Error('Expected a pending write');
    const more = Array.from({ length: MOST_WAITING - 1 }, (_, at) => ({ ...one, id: `${at}` }));
    store.dispatch(writesRestored(more));
    const { error } = await store.dispatch(updateTask.initiate(rename));
    expect(isKept(error)).toBe(false);
    expect(error).toMatchObject({ message: expect.stringContaining('Too many') });
    expect(pendingWrites(store.getState())).toHaveLength(MOST_WAITING);
  });
});

describe('several quick writes', () => {
  const POST = 'POST /projects/p/tasks';
  const create = (title: string) => createTask.initiate({ projectId: 'p', task: { title } });

  test('to the same address are sent one after another', async () => {
    const calls = anApi({ [POST]: { body: task({}) } });
    const answer = globalThis.fetch;
    const open: number[] = [];
    globalThis.fetch = async (input) => {
      open.push(calls.length);
      const response = await answer(input);
      await new Promise((resolve) => setTimeout(resolve));
      return response;
    };
    const store = aStore();
    await Promise.all(['First', 'Second', 'Third'].map((title) => store.dispatch(create(title))));
    // Each request starts when the one before has its response.
    expect(open).toEqual([0, 1, 2]);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { title: 'First' },
      { title: 'Second' },
      { title: 'Third' },
    ]);
  });

  test('wait for the connection together, in order', async () => {
    const calls = anApi({ [POST]: ['network down', 'network down', 'network down'] });
    const store = aStore();
    await Promise.all([store.dispatch(create('First')), store.dispatch(create('Second'))]);
    expect(calls).toHaveLength(3);
    expect(pendingWrites(store.getState()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});

test('a refused write leaves the queue and returns the reason', async () => {
  anApi({ [PATCH]: { status: 403, body: { message: 'No.' } } });
  const store = aStore();
  const { error } = await store.dispatch(updateTask.initiate(rename));
  expect(error).toMatchObject({ status: 403, message: 'No.' });
  expect(pendingWrites(store.getState())).toEqual([]);
});

describe('when another person has changed the object first', () => {
  test('in another field, the server can merge them: the request names the values it replaces', async () => {
    const calls = anApi({ [PATCH]: { body: task({ title: 'Mine', status: 'done', version: 8 }) } });
    const people = [{ user: { _id: 'jonas', name: 'Jonas' }, role: 'primary' }];
    const before = { title: ' Old', status: 'todo', assignees: people };
    const changes = { title: 'Mine', assignees: [] };
    const { data } = await aStore().dispatch(updateTask.initiate({ ...rename, changes, before }));
    expect(data).toMatchObject({ title: 'Mine', status: 'done' });
    const replaced = { title: 'Old', assignees: [{ user: 'jonas', role: 'primary' }] };
    expect(calls.map(({ body }) => body)).toEqual([{ ...changes, before: replaced }]);
    expect(calls[0]?.headers.get('if-match')).toBe('"1"');
  });

  test('and the server is of an earlier release, the request is repeated without these values', async () => {
    const unknown = { field: 'before', message: 'property before should not exist' };
    const refused = { status: 400, body: { code: 'VALIDATION_FAILED', errors: [unknown] } };
    const calls = anApi({ [PATCH]: [refused, stale({ status: 'done', version: 7 })] });
    const store = aStore();
    await store.dispatch(updateTask.initiate(rename));
    expect(calls.map(({ body }) => body)).toEqual([
      { title: 'Mine', before: { title: 'Old' } },
      { title: 'Mine' },
    ]);
    expect(pendingWrites(store.getState())[0]?.conflict).toMatchObject({ fields: ['title'] });
  });

  test('a write that an earlier release has queued keeps its body, which belongs to its key', async () => {
    const calls = anApi({ [PATCH]: { body: task({ title: 'Mine' }) } });
    await aStore().dispatch(updateTask.initiate({ ...rename, key: 'kept' }));
    expect(calls.map(({ body }) => body)).toEqual([{ title: 'Mine' }]);
  });

  test('in the place, the person is asked about the column, and no longer once decided', async () => {
    const moved = stale({ status: 'done', position: 'a7', version: 7 });
    const by = { status: { _id: 'jonas', name: 'Jonas', avatar: '' } };
    const calls = anApi({ [PATCH]: { ...moved, body: { ...moved.body, fields: ['position'], by } } });
    const store = aStore();
    const changes = { status: 'todo', position: 'a0' } as const;
    const before = { status: 'done', position: 'a5' };
    await store.dispatch(updateTask.initiate({ ...PATH, changes, before }));
    const [asked] = pendingWrites(store.getState());
    expect(calls[0]?.body).toEqual({ ...changes, before });
    expect(asked?.conflict).toMatchObject({ fields: ['status'], by });
    store.dispatch(conflictDecided({ id: asked?.id ?? '', field: 'status', keep: 'mine' }));
    expect(pendingWrites(store.getState())[0]?.arg).toMatchObject({ version: 7, before: { status: 'done' } });
    expect(pendingWrites(store.getState())[0]?.arg).not.toHaveProperty('before.position');
  });

  test('in the place alone, the write is refused, because there is nothing to ask', async () => {
    const moved = stale({ position: 'a7', version: 7 });
    anApi({ [PATCH]: { ...moved, body: { ...moved.body, fields: ['position'], by: {} } } });
    const store = aStore();
    const arg = { ...PATH, changes: { position: 'a0' }, before: { position: 'a5' } };
    const { error } = await store.dispatch(updateTask.initiate(arg));
    expect(error).toMatchObject({ status: 409 });
    expect(pendingWrites(store.getState())).toEqual([]);
  });

  test('in the same field, keeping mine sends it with the new version', async () => {
    const calls = anApi({
      [PATCH]: [
        stale({ title: 'Theirs', version: 7 }, ['title']),
        { body: task({ title: 'Mine', version: 8 }) },
      ],
    });
    const store = aStore();
    const { error } = await store.dispatch(updateTask.initiate(rename));
    expect(isUndecided(error)).toBe(true);
    const [asked] = pendingWrites(store.getState());
    expect(asked).toMatchObject({ state: 'conflict', conflict: { fields: ['title'] } });
    store.dispatch(conflictDecided({ id: asked?.id ?? '', field: 'title', keep: 'mine' }));
    const [decided] = pendingWrites(store.getState());
    expect(decided).toMatchObject({ state: 'waiting', arg: { version: 7, before: { title: 'Theirs' } } });
    await store.dispatch(updateTask.initiate({ ...(decided?.arg as typeof rename), key: decided?.id }));
    expect(calls.at(-1)?.headers.get('if-match')).toBe('"7"');
    expect(pendingWrites(store.getState())).toEqual([]);
  });

  test('in the same field, taking theirs leaves nothing to send', async () => {
    anApi({ [PATCH]: stale({ title: 'Theirs', version: 7 }) });
    const store = aStore();
    await store.dispatch(updateTask.initiate(rename));
    const id = pendingWrites(store.getState())[0]?.id ?? '';
    store.dispatch(conflictDecided({ id, field: 'title', keep: 'theirs' }));
    expect(pendingWrites(store.getState())).toEqual([]);
  });

  test('a form that handles conflicts itself gets the error unchanged', async () => {
    anApi({ [PATCH]: stale({ title: 'Theirs', version: 7 }) });
    const store = aStore();
    const { error } = await store.dispatch(updateTask.initiate({ ...rename, asksItself: true }));
    expect(error).toMatchObject({ status: 409, data: { current: { title: 'Theirs' } } });
    expect(pendingWrites(store.getState())).toEqual([]);
  });

  test('a refused edit writes the current task into the lists, whether or not its event arrives', async () => {
    anApi({ [PATCH]: stale({ title: 'Theirs', version: 7 }) });
    const store = aStore();
    await store.dispatch(tasksApi.util.upsertQueryData('getTask', PATH, task({})));
    await store.dispatch(updateTask.initiate({ ...rename, asksItself: true }));
    const shown = tasksApi.endpoints.getTask.select(PATH)(store.getState() as never).data;
    expect(shown).toMatchObject({ title: 'Theirs', version: 7 });
  });
});

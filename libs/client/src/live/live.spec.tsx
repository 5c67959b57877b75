import { waitFor } from '@testing-library/react';
import type { Attachment, ChangeStamp, ProjectChange, TaskCard, TaskUpdatedEvent } from '@taskloom/contracts';
import { API, SERVER_EVENTS } from '@taskloom/contracts';
import {
  fileArrived,
  historyApi,
  notificationsApi,
  pendingWrites,
  projectListApi,
  projectsApi,
  tasksApi,
  workApi,
} from '@taskloom/contracts/rtk';
import { unlistedCreations } from '@taskloom/contracts/rtk/overlay';
import type { Realtime, ServerEvent } from '../realtime';
import { sessionStarted } from '../store/auth.slice';
import { createAppStore } from '../session/create-app-store';
import {
  FakeApi,
  aCard,
  aNotification,
  aProject,
  aTask,
  aUser,
  anAssignee,
  atRevision,
  refuse,
} from '../test-kit';
import { changeArrived } from './change-arrived';
import { followChanges } from './follow-changes';
import { followLists } from './follow-lists';

const maya = aUser({ _id: 'maya', name: 'Maya' });
const jonas = aUser({ _id: 'jonas', name: 'Jonas' });
const project = aProject({ _id: 'p', owner: maya, members: [jonas] });
const path = { projectId: 'p', taskId: 'a' };
const actor = { _id: 'jonas', name: 'Jonas', avatar: '' };
const stamp = (revision: number): ChangeStamp => ({ projectId: 'p', revision, actor });

const cards = () => [
  aCard({ _id: 'a', project: 'p', title: 'A', position: 'a0', version: 3, commentCount: 1 }),
  aCard({ _id: 'b', project: 'p', title: 'B', position: 'a1', version: 1 }),
];
const whole = aTask({ _id: 'a', project: 'p', title: 'A', position: 'a0', version: 3 });

/** The server's project is at `revision`, null for a server that doesn't say so. */
async function setUp(api = new FakeApi(), revision: number | null = 7) {
  const at = (body: unknown) => (revision === null ? body : atRevision(revision, body));
  api
    .on('GET', API.project('p'), () => at(project))
    .on('GET', API.projects, () => [project])
    .on('GET', API.tasks('p'), () => at(cards()))
    .on('GET', API.task('p', 'a'), () => at(whole));
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store } = createAppStore();
  store.dispatch(sessionStarted({ token: 't', user: maya }));
  await Promise.all([
    store.dispatch(projectsApi.endpoints.getProject.initiate('p')),
    store.dispatch(projectListApi.endpoints.getProjectList.initiate()),
    store.dispatch(tasksApi.endpoints.getBoard.initiate('p')),
    store.dispatch(tasksApi.endpoints.getTask.initiate(path)),
  ]);
  const board = () => tasksApi.endpoints.getBoard.select('p')(store.getState()).data ?? [];
  const task = () => tasksApi.endpoints.getTask.select(path)(store.getState()).data;
  const card = (id: string): TaskCard | undefined => board().find(({ _id }) => _id === id);
  const list = () => projectListApi.endpoints.getProjectList.select()(store.getState()).data ?? [];
  return { api, store, board, card, task, list };
}

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  jest.useRealTimers();
});

const aFile = (id: string): Attachment => ({
  _id: id,
  name: id,
  size: 1,
  type: 'text/plain',
  url: `/${id}`,
  uploadedBy: actor,
  createdAt: '',
});

const edit = (updates: object, revision = 8): ProjectChange => ({
  event: SERVER_EVENTS.taskUpdated,
  data: { ...stamp(revision), taskId: 'a', updates } as TaskUpdatedEvent,
});

describe('a received change', () => {
  it.each<[string, ProjectChange, Partial<TaskCard>]>([
    ['a newer title', edit({ title: 'New', version: 4 }), { title: 'New', version: 4 }],
    ['an older title changes nothing', edit({ title: 'Old', version: 2 }), { title: 'A', version: 3 }],
    [
      'another column',
      edit({ status: 'done', position: 'a5', version: 4 }),
      { status: 'done', position: 'a5' },
    ],
    [
      'people, with the addresses that the cache knows',
      edit({ assignees: [{ user: actor, role: 'primary' }], version: 4 }),
      { assignees: [{ ...anAssignee(jonas, 'primary'), user: { ...actor, email: jonas.email } }] },
    ],
    [
      'a comment counts',
      {
        event: SERVER_EVENTS.commentAdded,
        data: {
          ...stamp(8),
          taskId: 'a',
          comment: { _id: 'c', content: 'Hi', author: actor, createdAt: '' },
        },
      },
      { commentCount: 2 },
    ],
  ])('%s', async (_what, change, expected) => {
    const { api, store, card } = await setUp();
    const asked = api.calls.length;
    store.dispatch(changeArrived(change));
    expect(card('a')).toMatchObject(expected);
    expect(api.calls).toHaveLength(asked);
  });

  it('adds a card once, whether the response or the event arrives first', async () => {
    const { store, board } = await setUp();
    const { _id, ...rest } = aTask({ _id: 'n', project: 'p', position: 'a0V', version: 1 });
    const made: ProjectChange = {
      event: SERVER_EVENTS.taskUpdated,
      data: { ...stamp(8), taskId: _id, created: true, updates: { _id, ...rest } },
    };
    store.dispatch(changeArrived(made));
    store.dispatch(changeArrived(made));
    expect(board().map((each) => each._id)).toEqual(['a', 'n', 'b']);
  });

  it.each([
    ['another person', actor, 1],
    ['the person', { ...maya }, 0],
  ])('of a new task by %s is compared with a pending one of the same title', async (_who, by, left) => {
    const { store, board } = await setUp(
      new FakeApi().on('POST', API.tasks('p'), () => new Promise(() => {})),
    );
    void store.dispatch(tasksApi.endpoints.createTask.initiate({ projectId: 'p', task: { title: 'Call' } }));
    const { _id, ...rest } = aTask({ _id: 'n', project: 'p', title: 'Call', createdAt: '2099-01-01' });
    const data = { ...stamp(8), actor: by, taskId: _id, created: true as const, updates: { _id, ...rest } };
    store.dispatch(changeArrived({ event: SERVER_EVENTS.taskUpdated, data }));
    expect(unlistedCreations(pendingWrites(store.getState()), board())).toHaveLength(left);
  });

  it('removes a deleted card', async () => {
    const { store, board } = await setUp();
    store.dispatch(
      changeArrived({
        event: SERVER_EVENTS.taskUpdated,
        data: { ...stamp(8), taskId: 'a', deleted: true, updates: {} },
      }),
    );
    expect(board().map(({ _id }) => _id)).toEqual(['b']);
  });

  it('adds a comment to an open task once, and counts it once', async () => {
    const { store, task, card } = await setUp();
    const comment = { _id: 'c', content: 'Hi', author: actor, createdAt: '' };
    const announced: ProjectChange = {
      event: SERVER_EVENTS.commentAdded,
      data: { ...stamp(8), taskId: 'a', comment },
    };
    store.dispatch(changeArrived(announced));
    store.dispatch(changeArrived(announced));
    expect(task()?.comments).toEqual([comment]);
    expect(card('a')?.commentCount).toBe(2);
  });

  it('changes a comment, removes it once, and returns a restored one to its place', async () => {
    const { store, task, card } = await setUp();
    const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
    const [first, last] = [1, 2].map((minute) => ({
      _id: `c${minute}`,
      content: `At ${minute}`,
      author: actor,
      createdAt: at(minute),
    }));
    if (!first || !last) throw new Error('Two comments');
    const about = { ...stamp(8), taskId: 'a' };
    const announced = (comment: typeof first) =>
      store.dispatch(changeArrived({ event: SERVER_EVENTS.commentAdded, data: { ...about, comment } }));
    announced(first);
    announced(last);
    const edited = { ...first, content: 'Changed', editedAt: at(3) };
    store.dispatch(
      changeArrived({ event: SERVER_EVENTS.commentUpdated, data: { ...about, comment: edited } }),
    );
    expect(task()?.comments).toEqual([edited, last]);
    const before = card('a')?.commentCount ?? 0;
    const gone: ProjectChange = {
      event: SERVER_EVENTS.commentDeleted,
      data: { ...about, commentId: first._id },
    };
    store.dispatch(changeArrived(gone));
    store.dispatch(changeArrived(gone));
    expect(task()?.comments).toEqual([last]);
    expect([task()?.commentCount, card('a')?.commentCount]).toEqual([1, before - 1]);
    announced(edited);
    expect(task()?.comments).toEqual([edited, last]);
  });

  it('adds and removes a file once', async () => {
    const { store, task, card } = await setUp();
    const file = aFile('f');
    const up: ProjectChange = {
      event: SERVER_EVENTS.fileUploaded,
      data: { ...stamp(8), taskId: 'a', attachment: file },
    };
    const down: ProjectChange = {
      event: SERVER_EVENTS.fileDeleted,
      data: { ...stamp(9), taskId: 'a', attachmentId: 'f' },
    };
    [up, up].forEach((change) => store.dispatch(changeArrived(change)));
    expect([task()?.attachments.length, card('a')?.attachmentCount]).toEqual([1, 1]);
    [down, down].forEach((change) => store.dispatch(changeArrived(change)));
    expect([task()?.attachments.length, card('a')?.attachmentCount]).toEqual([0, 0]);
  });
});

/** The server side of a connection. */
function aRealtime() {
  const handlers = new Map<string, Set<(payload: never) => void>>();
  const joined = new Set<(projectId: string, answer: never) => void>();
  const refused = new Set<(projectId: string) => void>();
  const listeners = new Set<() => void>();
  let status = 'online';
  const realtime = {
    status: () => status,
    onStatus: (listener: () => void) => listeners.add(listener) && (() => {}),
    on: (event: ServerEvent, handler: (payload: never) => void) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      return () => {};
    },
    rooms: {
      onJoined: (handler: (projectId: string, answer: never) => void) => joined.add(handler) && (() => {}),
      onLeft: () => () => {},
      onRefused: (handler: (projectId: string) => void) => refused.add(handler) && (() => {}),
    },
  } as unknown as Realtime;
  const say = (event: string, payload: unknown) =>
    handlers.get(event)?.forEach((handle) => handle(payload as never));
  const join = (revision: number) =>
    joined.forEach((handler) => handler('p', { ok: true, revision, present: [] } as never));
  const refuseRoom = () => refused.forEach((handler) => handler('p'));
  const turn = (next: 'offline' | 'online') => {
    status = next;
    listeners.forEach((listener) => listener());
  };
  return { realtime, say, join, refuseRoom, turn };
}

const title = (revision: number) => ({
  ...stamp(revision),
  taskId: 'a',
  updates: { title: `At ${revision}`, version: revision },
});
const changesSince = (api: FakeApi) =>
  api.sent('GET', API.projectChanges('p')).map(({ query }) => query.get('since'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('following a project', () => {
  const follow = async (api?: FakeApi, revision?: number | null) => {
    const world = await setUp(api, revision);
    const server = aRealtime();
    stops.push(followChanges(world.store, server.realtime));
    return { ...world, ...server };
  };
  const inStep = async (api?: FakeApi) => {
    const world = await follow(api);
    world.join(7);
    await settled();
    return world;
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await settled();
  };

  it('fetches nothing when the cache is up to date', async () => {
    const { api } = await inStep();
    expect(changesSince(api)).toEqual([]);
  });

  it('applies changes in order and ignores duplicates', async () => {
    const { say, card } = await inStep();
    say(SERVER_EVENTS.taskUpdated, title(8));
    say(SERVER_EVENTS.taskUpdated, title(9));
    say(SERVER_EVENTS.taskUpdated, title(8));
    expect(card('a')?.title).toBe('At 9');
  });

  it('reorders two changes without fetching', async () => {
    const { api, say, card } = await inStep();
    say(SERVER_EVENTS.taskUpdated, title(9));
    expect(card('a')?.title).toBe('A');
    say(SERVER_EVENTS.taskUpdated, title(8));
    expect(card('a')?.title).toBe('At 9');
    expect(changesSince(api)).toEqual([]);
  });

  it('catches up after a gap', async () => {
    const api = new FakeApi().on('GET', API.projectChanges('p'), {
      revision: 10,
      changes: [8, 9, 10].map((at) => ({ event: SERVER_EVENTS.taskUpdated, data: title(at) })),
    });
    const { say, card } = await inStep(api);
    say(SERVER_EVENTS.taskUpdated, title(10));
    await until(() => card('a')?.title === 'At 10');
    expect(changesSince(api)).toEqual(['7']);
  });

  it('catches up when a join or a revision event has a higher revision', async () => {
    const answer = (revision: number) => ({
      revision,
      changes: [{ event: SERVER_EVENTS.taskUpdated, data: title(revision) }],
    });
    const api = new FakeApi().on('GET', API.projectChanges('p'), ({ query }: { query: URLSearchParams }) =>
      answer(Number(query.get('since')) + 1),
    );
    const { join, say, card } = await inStep(api);
    join(8);
    await until(() => card('a')?.title === 'At 8');
    say(SERVER_EVENTS.projectRevision, { projectId: 'p', revision: 9 });
    await until(() => card('a')?.title === 'At 9');
    expect(changesSince(api)).toEqual(['7', '8']);
  });

  const withTitle8 = () =>
    new FakeApi().on('GET', API.projectChanges('p'), {
      revision: 8,
      changes: [{ event: SERVER_EVENTS.taskUpdated, data: title(8) }],
    });

  it('catches up with a change between the responses and the join, even if the lists already show it', async () => {
    const api = withTitle8();
    const { store, realtime, join, say, card } = await follow(api);
    followLists(store, realtime);
    say(SERVER_EVENTS.projectTouched, {
      projectId: 'p',
      revision: 8,
      project: { ...project, updatedAt: 'now' },
    });
    join(8);
    await until(() => card('a')?.title === 'At 8');
    expect(changesSince(api)).toEqual(['7']);
  });

  it('catches up when a response is older than a change that arrived before it', async () => {
    const api = withTitle8();
    const { store, say, card } = await inStep(api);
    say(SERVER_EVENTS.taskUpdated, title(8));
    await store.dispatch(tasksApi.endpoints.getBoard.initiate('p', { forceRefetch: true }));
    expect(card('a')?.title).toBe('A');
    await until(() => card('a')?.title === 'At 8');
    expect(changesSince(api)).toEqual(['7']);
  });

  it('fetches everything when the missed changes are no longer stored', async () => {
    const api = new FakeApi().on('GET', API.projectChanges('p'), refuse('CHANGES_GONE', 'Too long ago.'));
    const { join, say, card } = await inStep(api);
    const before = api.sent('GET', API.tasks('p')).length;
    api
      .on('GET', API.project('p'), () => atRevision(900, project))
      .on('GET', API.tasks('p'), () => atRevision(900, cards()))
      .on('GET', API.task('p', 'a'), () => atRevision(900, whole));
    join(900);
    await until(() => api.sent('GET', API.tasks('p')).length > before);
    say(SERVER_EVENTS.taskUpdated, title(901));
    await until(() => card('a')?.title === 'At 901');
  });

  it('catches up from earlier revisions when the age of the data is unknown, without counting twice', async () => {
    const comment = { _id: 'c', content: 'Hi', author: actor, createdAt: '' };
    const api = new FakeApi().on('GET', API.projectChanges('p'), {
      revision: 60,
      changes: [
        { event: SERVER_EVENTS.taskUpdated, data: title(59) },
        { event: SERVER_EVENTS.commentAdded, data: { ...stamp(60), taskId: 'a', comment } },
      ],
    });
    const { join, card } = await follow(api, null);
    join(60);
    await until(() => api.sent('GET', API.tasks('p')).length === 2);
    await settled();
    expect(changesSince(api)).toEqual(['10']);
    expect(card('a')?.commentCount).toBe(1);
  });

  it('keeps the files of an open task whose creation it looks back at', async () => {
    const { _id, ...created } = aTask({ _id: 'a', project: 'p', position: 'a0', version: 3 });
    const attachment = aFile('late');
    const api = new FakeApi().on('GET', API.projectChanges('p'), {
      revision: 60,
      changes: [
        {
          event: SERVER_EVENTS.taskUpdated,
          data: { ...stamp(59), taskId: 'a', created: true, updates: { _id, ...created } },
        },
        { event: SERVER_EVENTS.fileUploaded, data: { ...stamp(60), taskId: 'a', attachment } },
      ],
    });
    const { join, task, store } = await follow(api, null);
    const seen: unknown[] = [];
    store.dispatch(fileArrived(path, attachment));
    store.subscribe(() => seen.push(task()?.attachments.length));
    api.on('GET', API.task('p', 'a'), () => ({ ...whole, attachments: [attachment] }));
    join(60);
    await until(() => api.sent('GET', API.tasks('p')).length === 2);
    await settled();
    expect(seen).not.toContain(0);
    expect(api.sent('GET', API.task('p', 'a'))).toHaveLength(2);
  });
});

describe('following lists', () => {
  const follow = async () => {
    const world = await setUp();
    const server = aRealtime();
    followLists(world.store, server.realtime);
    return { ...world, ...server };
  };
  const touched = (revision: number, part: object) => ({
    projectId: 'p',
    revision,
    project: { ...project, ...part },
  });

  it('updates a project that is not open, and ignores an older event', async () => {
    const { say, list } = await follow();
    say(
      SERVER_EVENTS.projectTouched,
      touched(9, { title: 'Nine', taskCounts: { todo: 4, inprogress: 0, done: 1 } }),
    );
    say(SERVER_EVENTS.projectTouched, touched(8, { title: 'Eight' }));
    expect(list()[0]).toMatchObject({ title: 'Nine', taskCounts: { todo: 4 } });
    expect(list()[0]?.members[0]?.user.email).toBe(maya.email);
  });

  it('removes a deleted project', async () => {
    const { say, list } = await follow();
    say(SERVER_EVENTS.projectRemoved, { projectId: 'p' });
    expect(list()).toEqual([]);
  });

  it('removes a project whose room the server refuses', async () => {
    const { refuseRoom, list } = await follow();
    refuseRoom();
    expect(list()).toEqual([]);
  });

  it.each([
    [{ change: 'read', notificationIds: ['n1'], unreadCount: 1 }, ['n1 true', 'n2 false'], 1],
    [{ change: 'all-read', unreadCount: 0 }, ['n1 true', 'n2 true'], 0],
    [{ change: 'deleted', notificationIds: ['n1'], unreadCount: 1 }, ['n2 false'], 1],
    [{ change: 'all-deleted', unreadCount: 0 }, [], 0],
  ])('applies changes of notifications in another tab: %j', async (event, shown, unread) => {
    const { store, api, say } = await follow();
    const notifications = ['n1', 'n2'].map((_id) => aNotification({ _id }));
    api.on('GET', API.notifications, { notifications, unreadCount: 2 });
    await store.dispatch(notificationsApi.endpoints.getNotifications.initiate());
    say(SERVER_EVENTS.notificationChanged, event);
    const bell = notificationsApi.endpoints.getNotifications.select()(store.getState()).data;
    expect(bell?.notifications.map(({ _id, read }) => `${_id} ${read}`)).toEqual(shown);
    expect(bell?.unreadCount).toBe(unread);
  });

  it('requests the open list and the counts of the person’s tasks again, once for several changes', async () => {
    const { store, api, say } = await follow();
    api.on('GET', API.workTasks, { tasks: [], next: null }).on('GET', API.workCounts, { due: 1 });
    const open = [
      store.dispatch(workApi.endpoints.getWork.initiate('assigned')),
      store.dispatch(workApi.endpoints.getWorkCounts.initiate('2026-11-20')),
    ];
    await Promise.all(open);
    say(SERVER_EVENTS.workChanged, { taskId: 'a' });
    say(SERVER_EVENTS.notificationNew, aNotification({ type: 'mentioned' }));
    await waitFor(() => expect(api.sent('GET', API.workCounts)).toHaveLength(2));
    await waitFor(() => expect(api.sent('GET', API.workTasks)).toHaveLength(2));
    open.forEach((query) => query.unsubscribe());
  });
});

it.each([
  ['of the task', { projectId: 'p', taskId: 'a' }, API.taskHistory('p', 'a')],
  ['of the project', { projectId: 'p' }, API.projectHistory('p')],
])('an open history %s is fetched again after a change', async (_of, arg, path) => {
  const api = new FakeApi().on('GET', path, { events: [], next: null });
  const { store } = await setUp(api);
  await store.dispatch(historyApi.endpoints.getHistory.initiate(arg));
  const data = { ...stamp(8), taskId: 'a', updates: { title: 'A2', version: 4 } };
  store.dispatch(changeArrived({ event: SERVER_EVENTS.taskUpdated, data }));
  await waitFor(() => expect(api.sent('GET', path)).toHaveLength(2));
});

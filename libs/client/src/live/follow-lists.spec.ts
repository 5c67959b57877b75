import { waitFor } from '@testing-library/react';
import { API, SERVER_EVENTS } from '@taskloom/contracts';
import {
  inboxApi,
  notificationsApi,
  projectListApi,
  projectsApi,
  searchApi,
  teamApi,
  trashApi,
  workApi,
} from '@taskloom/contracts/rtk';
import { createRealtime } from '../realtime';
import { createAppStore } from '../session/create-app-store';
import type { AppStore } from '../store/app-store';
import type { ClientSocket } from '../socket/open-socket';
import { sessionStarted } from '../store/auth.slice';
import { aProject, aUser, FakeApi, held } from '../test-kit';
import { FakeSocket } from '../test-kit/fake-socket';
import { followLists } from './follow-lists';

/** A server whose events and connection the test controls. The socket is held back until `load`. */
function aServer() {
  const socket = new FakeSocket();
  const opened = held<ClientSocket>();
  const realtime = createRealtime(opened.answer);
  return {
    realtime,
    socket,
    /** The connection is being made, and not there yet. */
    start: () => realtime.connect('t'),
    load: async () => {
      opened.resolve(socket as unknown as ClientSocket);
      await waitFor(() => expect(socket.listenerCount('connect')).toBe(1));
    },
    say: (event: string, payload: object) => socket.say(event, payload),
  };
}

type Server = ReturnType<typeof aServer>;
type Opened = { unsubscribe: () => void } & PromiseLike<unknown>;

/** Its socket is loaded and connecting. */
const heldBack = async (): Promise<Server> => {
  const server = aServer();
  server.start();
  await server.load();
  return server;
};

const connected = async (): Promise<Server> => {
  const server = await heldBack();
  server.socket.accept();
  return server;
};

const loseConnection = async ({ socket }: Server): Promise<void> => {
  socket.drop();
  socket.accept();
};
const failFirst = async ({ socket }: Server): Promise<void> => {
  socket.fail('timeout');
  socket.accept();
};
const changeBeforeConnecting = async ({ socket, say }: Server): Promise<void> => {
  socket.accept();
  say(SERVER_EVENTS.listsOutdated, {});
};
const failAndChange = async (server: Server): Promise<void> => {
  await failFirst(server);
  await changeBeforeConnecting(server);
};

function signedIn(api: FakeApi) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store } = createAppStore();
  store.dispatch(sessionStarted({ token: 't', user: aUser() }));
  return store;
}

/** Lists outside of a project's room: the path, a response, and how each is requested. */
const LISTS: [string, string, unknown, (store: AppStore) => Opened][] = [
  [
    'the list of projects',
    API.projects,
    [],
    ({ dispatch }) => dispatch(projectListApi.endpoints.getProjectList.initiate()),
  ],
  [
    'the archived projects',
    API.projects,
    [],
    ({ dispatch }) => dispatch(projectsApi.endpoints.getArchivedProjects.initiate()),
  ],
  [
    'the notifications',
    API.notifications,
    { notifications: [], unreadCount: 0 },
    ({ dispatch }) => dispatch(notificationsApi.endpoints.getNotifications.initiate()),
  ],
  [
    'the counts of the person’s tasks',
    API.workCounts,
    { due: 1 },
    ({ dispatch }) => dispatch(workApi.endpoints.getWorkCounts.initiate('2026-11-20')),
  ],
  [
    'the list of the person’s tasks',
    API.workTasks,
    { tasks: [], next: null },
    ({ dispatch }) => dispatch(workApi.endpoints.getWork.initiate('assigned')),
  ],
  [
    'the inbox',
    API.inbox,
    { notifications: [], next: null },
    ({ dispatch }) =>
      dispatch(inboxApi.endpoints.getInbox.initiate({ tab: 'open', types: [], projectId: null })),
  ],
  [
    'the results of a search',
    API.search,
    { projects: [], tasks: [] },
    ({ dispatch }) => dispatch(searchApi.endpoints.search.initiate({ q: 'dock' })),
  ],
  [
    'the filters of the search',
    API.searchFilters,
    { projects: [], people: [], labels: [] },
    ({ dispatch }) => dispatch(searchApi.endpoints.getSearchFilters.initiate()),
  ],
  ['the trash', API.trash, [], ({ dispatch }) => dispatch(trashApi.endpoints.getTrash.initiate({}))],
  ['the team', API.teamMembers, [], ({ dispatch }) => dispatch(teamApi.endpoints.getTeamMembers.initiate())],
  [
    'the invitations',
    API.invites,
    [],
    ({ dispatch }) => dispatch(teamApi.endpoints.getTeamInvites.initiate()),
  ],
];

describe.each([
  ['after a lost connection', connected, loseConnection],
  ['after a first connection that failed', heldBack, failFirst],
  ['after a change before the first connection', heldBack, changeBeforeConnecting],
  ['after a change before a first connection that failed', heldBack, failAndChange],
])('%s', (_when, aServerAfter, happens) => {
  it.each(LISTS)('requests %s again, once', async (_what, path, body, openIn) => {
    const api = new FakeApi().on('GET', path, body).on('GET', API.me, aUser());
    const store = signedIn(api);
    const server = await aServerAfter();
    const stop = followLists(store, server.realtime);
    const query = openIn(store);
    await query;
    expect(api.sent('GET', path)).toHaveLength(1);
    jest.useFakeTimers();
    await happens(server);
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    await waitFor(() => expect(api.sent('GET', path)).toHaveLength(2));
    expect(api.sent('GET', API.me)).toHaveLength(1);
    stop();
    query.unsubscribe();
  });
});

it('requests nothing on the first connection when nothing has changed', async () => {
  jest.useFakeTimers();
  const api = new FakeApi().otherwise(() => []);
  const store = signedIn(api);
  const server = await heldBack();
  const stop = followLists(store, server.realtime);
  const queries = LISTS.map(([, path, body, openIn]) => {
    api.on('GET', path, body);
    return openIn(store);
  });
  await Promise.all(queries);
  const before = api.calls.length;
  server.socket.accept();
  await jest.runAllTimersAsync();
  expect(server.realtime.status()).toBe('online');
  expect(api.calls).toHaveLength(before);
  stop();
  queries.forEach((query) => query.unsubscribe());
  jest.useRealTimers();
});

it('a project that is removed while the list is loading does not come back with its response', async () => {
  const project = aProject();
  const late = held<unknown>();
  const api = new FakeApi().on('GET', API.projects, [project]).otherwise(() => []);
  const store = signedIn(api);
  const server = await connected();
  const stop = followLists(store, server.realtime);
  const { initiate, select } = projectListApi.endpoints.getProjectList;
  const query = store.dispatch(initiate());
  const listed = () => select()(store.getState()).data?.map(({ _id }) => _id);
  await query;
  api.on('GET', API.projects, late.answer);
  void query.refetch();
  jest.useFakeTimers();
  server.say(SERVER_EVENTS.projectRemoved, { projectId: project._id });
  expect(listed()).toEqual([]);
  api.on('GET', API.projects, []);
  late.resolve([project]);
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  await waitFor(() => expect(listed()).toEqual([]));
  expect(api.sent('GET', API.projects)).toHaveLength(3);
  stop();
  query.unsubscribe();
});

it('shows the archived projects of the new response', async () => {
  const api = new FakeApi().on('GET', API.projects, []);
  const store = signedIn(api);
  const { initiate, select } = projectsApi.endpoints.getArchivedProjects;
  const query = store.dispatch(initiate());
  await query;
  const server = await heldBack();
  const stop = followLists(store, server.realtime);
  api.on('GET', API.projects, [aProject()]);
  await changeBeforeConnecting(server);
  await waitFor(() => expect(select()(store.getState()).data).toHaveLength(1));
  stop();
  query.unsubscribe();
});

describe('the counts of the person’s tasks', () => {
  const project = aProject();
  const touched = (revision: number, part: object = {}) => ({
    projectId: project._id,
    revision,
    project: { ...project, ...part },
  });
  const first = touched(1);

  it.each([
    ['a new status of a project', 'are requested again', touched(2, { status: 'on-hold' }), 1],
    [
      'the archiving of a project',
      'are requested again',
      touched(2, { archive: { at: 'now', by: null } }),
      1,
    ],
    ['another change of a project', 'are not', touched(2, { title: 'New' }), 0],
    ['an older event', 'are not', touched(0, { status: 'on-hold' }), 0],
  ])('after %s, %s', async (_what, _answer, event, times) => {
    jest.useFakeTimers();
    const api = new FakeApi().on('GET', API.workCounts, { due: 1 });
    const store = signedIn(api);
    const query = store.dispatch(workApi.endpoints.getWorkCounts.initiate('2026-11-20'));
    await query;
    const server = await connected();
    const stop = followLists(store, server.realtime);
    const requests = async (happened: object): Promise<number> => {
      const before = api.sent('GET', API.workCounts).length;
      server.say(SERVER_EVENTS.projectTouched, happened);
      await jest.runAllTimersAsync();
      return api.sent('GET', API.workCounts).length - before;
    };
    // The status may have changed before.
    expect(await requests(first)).toBe(1);
    expect(await requests(event)).toBe(times);
    stop();
    query.unsubscribe();
    jest.useRealTimers();
  });
});

import { waitFor } from '@testing-library/react';
import { API, SERVER_EVENTS } from '@taskloom/contracts';
import {
  notificationsApi,
  projectsApi,
  searchApi,
  teamApi,
  trashApi,
  workApi,
} from '@taskloom/contracts/rtk';
import type { Realtime } from '../realtime';
import { createAppStore } from '../session/create-app-store';
import type { AppStore } from '../store/app-store';
import { sessionStarted } from '../store/auth.slice';
import { aProject, aUser, FakeApi } from '../test-kit';
import { followLists } from './follow-lists';

type Status = ReturnType<Realtime['status']>;

/** A server whose events and connection the test controls. */
function aServer() {
  const handlers = new Map<string, (payload: object) => void>();
  const listeners = new Set<() => void>();
  let status: Status = 'online';
  const realtime = {
    on: (event: string, handler: (payload: object) => void) => handlers.set(event, handler) && (() => {}),
    onStatus: (listener: () => void) => listeners.add(listener) && (() => {}),
    status: () => status,
    rooms: { onRefused: () => () => {} },
  } as unknown as Realtime;
  return {
    realtime,
    say: (event: string, payload: object) => handlers.get(event)?.(payload),
    turn: (next: Status) => {
      status = next;
      listeners.forEach((listener) => listener());
    },
  };
}

type Server = ReturnType<typeof aServer>;
type Opened = { unsubscribe: () => void } & PromiseLike<unknown>;
const loseConnection = ({ turn }: Server): void =>
  (['offline', 'connecting', 'online'] as const).forEach(turn);
const changeBeforeConnecting = ({ say }: Server): void => void say(SERVER_EVENTS.listsOutdated, {});

function signedIn(api: FakeApi) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store } = createAppStore();
  store.dispatch(sessionStarted({ token: 't', user: aUser() }));
  return store;
}

/** What a screen outside of a project's room shows: its path, a response, and how it is requested. */
const LISTS: [string, string, unknown, (store: AppStore) => Opened][] = [
  [
    'the projects',
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
    'the results of a search',
    API.search,
    { projects: [], tasks: [] },
    ({ dispatch }) => dispatch(searchApi.endpoints.search.initiate({ q: 'dock' })),
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
  ['after a lost connection', loseConnection],
  ['after a change before the first connection', changeBeforeConnecting],
])('%s', (_when, happens) => {
  it.each(LISTS)('requests %s again, once', async (_what, path, body, openIn) => {
    const api = new FakeApi().on('GET', path, body);
    const store = signedIn(api);
    const query = openIn(store);
    await query;
    const server = aServer();
    const stop = followLists(store, server.realtime);
    happens(server);
    happens(server);
    await waitFor(() => expect(api.sent('GET', path)).toHaveLength(2));
    stop();
    query.unsubscribe();
  });
});

it('requests nothing on the first connection', async () => {
  jest.useFakeTimers();
  const api = new FakeApi().on('GET', API.teamMembers, []);
  const store = signedIn(api);
  const query = store.dispatch(teamApi.endpoints.getTeamMembers.initiate());
  await query;
  const { realtime, turn } = aServer();
  const stop = followLists(store, realtime);
  (['connecting', 'online'] as const).forEach(turn);
  await jest.runAllTimersAsync();
  expect(api.sent('GET', API.teamMembers)).toHaveLength(1);
  stop();
  query.unsubscribe();
  jest.useRealTimers();
});

it('shows the archived projects of the new response', async () => {
  const api = new FakeApi().on('GET', API.projects, []);
  const store = signedIn(api);
  const { initiate, select } = projectsApi.endpoints.getArchivedProjects;
  const query = store.dispatch(initiate());
  await query;
  const server = aServer();
  const stop = followLists(store, server.realtime);
  api.on('GET', API.projects, [aProject()]);
  changeBeforeConnecting(server);
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
    const server = aServer();
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

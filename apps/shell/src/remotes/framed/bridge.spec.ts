import { waitFor } from '@testing-library/react';
import type { InboxPage, RemotePermissions } from '@taskloom/contracts';
import { API } from '@taskloom/contracts';
import { api, storeOf } from '@taskloom/contracts/rtk';
import { createAppStore } from '@taskloom/client';
import { aProject, FakeApi, held, refuse } from '@taskloom/client/test-kit';
import { createCallDesk } from './answer-calls';
import { openChannel } from './channel';
import { CALLS_IN_FLIGHT, MESSAGE_CHARS, MESSAGES_PER_SECOND, PING_MS } from './limits';
import type { FromFrame, ToFrame } from './messages';
import { parseMessage, readMessage } from './read-message';

/** The modules of a frame: the same files, but not the same instances. */
async function modulesOfFrame() {
  const load = async () => ({
    rtk: await import('@taskloom/contracts/rtk'),
    client: await import('@taskloom/client'),
    calls: await import('../../framed/redirect-calls'),
    updates: await import('../../framed/take-update'),
  });
  let modules: Awaited<ReturnType<typeof load>> | undefined;
  await jest.isolateModulesAsync(async () => {
    modules = await load();
  });
  if (!modules) throw new Error('The modules were not loaded.');
  return modules;
}

type Rtk = Awaited<ReturnType<typeof modulesOfFrame>>['rtk'];

const ALL: RemotePermissions = {
  calls: ['projects.read', 'projects.write', 'notifications.read', 'backend'],
};

/** A shell and a frame with a store each. Their messages are JSON. */
async function bridge(server: FakeApi, permissions = ALL) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const shell = createAppStore().store;
  const listeners = new Set<(message: ToFrame) => void>();
  const desk = createCallDesk('reports', storeOf(shell, { name: 'reports', permissions }), (message) => {
    const text = JSON.stringify(message);
    listeners.forEach((listener) => listener(JSON.parse(text) as ToFrame));
  });
  const send = (message: FromFrame): void => {
    const raw = parseMessage(JSON.stringify(message));
    const read = raw && readMessage(raw);
    if (read?.type === 'call') void desk.answer(read);
    if (read?.type === 'left') desk.leave(read);
  };
  const { rtk, client, calls, updates } = await modulesOfFrame();
  const onMessage = (listener: (message: ToFrame) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fits = (part: object) => JSON.stringify(part).length < MESSAGE_CHARS;
  calls.redirectCalls({ send, fits, onMessage });
  const frame = client.createAppStore().store;
  onMessage(updates.takeUpdate(frame.dispatch));
  return { shell, desk, frame, ...rtk };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const inbox = { tab: 'open', types: [], projectId: null } as const;
const page = (next: string | null): InboxPage => ({
  notifications: [],
  next,
  unreadCount: 0,
  snoozedCount: 0,
});

afterEach(() => jest.restoreAllMocks());

it('reads through the shell, and gets newer data and later failures until it leaves the query', async () => {
  const server = new FakeApi().on('GET', API.projects, [aProject({ title: 'One' })]);
  const { shell, desk, frame, projectsApi } = await bridge(server);
  const { getProjects } = projectsApi.endpoints;
  const shown = () => getProjects.select()(frame.getState());
  const titles = () => shown().data?.map(({ title }) => title);
  const refetch = async () => {
    shell.dispatch(api.util.invalidateTags([{ type: 'Project', id: 'LIST' }]));
    for (let turn = 0; turn < 10; turn += 1) await settled();
  };
  await frame.dispatch(getProjects.initiate());
  expect(titles()).toEqual(['One']);
  server.on('GET', API.projects, [aProject({ title: 'Two' })]);
  await refetch();
  await waitFor(() => expect(titles()).toEqual(['Two']));
  server.on('GET', API.projects, refuse('FORBIDDEN', 'No longer.'));
  await refetch();
  await waitFor(() => expect(shown()).toMatchObject({ status: 'rejected', error: { status: 403 } }));
  desk.leave({ call: 'getProjects' });
  server.on('GET', API.projects, [aProject({ title: 'Three' })]);
  await refetch();
  expect(titles()).toEqual(['Two']);
});

it('reads the pages of a query one after the other', async () => {
  const server = new FakeApi().on('GET', API.inbox, ({ query }: { query: URLSearchParams }) =>
    page({ null: 'b', b: 'c', c: null }[String(query.get('cursor'))] ?? null),
  );
  const { frame, inboxApi } = await bridge(server);
  const { getInbox } = inboxApi.endpoints;
  await frame.dispatch(getInbox.initiate(inbox));
  const next = { direction: 'forward' } as const;
  await frame.dispatch(getInbox.initiate(inbox, next));
  const { data } = await frame.dispatch(getInbox.initiate(inbox, next));
  expect(data?.pageParams).toEqual([null, 'b', 'c']);
  expect(data?.pages.map((each) => each.next)).toEqual(['b', 'c', null]);
  expect(server.sent('GET', API.inbox)).toHaveLength(3);
});

it('gets the error of a page, fetches that page on the next attempt, and all pages when it refetches', async () => {
  const served: Record<string, InboxPage | null> = { null: page('b'), b: null };
  const server = new FakeApi().on(
    'GET',
    API.inbox,
    ({ query }: { query: URLSearchParams }) =>
      served[String(query.get('cursor'))] ?? refuse('FORBIDDEN', 'Not that one.'),
  );
  const { frame, inboxApi } = await bridge(server);
  const { getInbox } = inboxApi.endpoints;
  const next = { direction: 'forward' } as const;
  const cursors = () => server.sent('GET', API.inbox).map(({ query }) => query.get('cursor'));
  await frame.dispatch(getInbox.initiate(inbox));
  const failed = await frame.dispatch(getInbox.initiate(inbox, next));
  expect(failed).toMatchObject({ error: { status: 403 }, data: { pageParams: [null] } });
  for (let turn = 0; turn < 10; turn += 1) await settled();
  expect(cursors()).toEqual([null, 'b']);
  served['b'] = page(null);
  const { data, error } = await frame.dispatch(getInbox.initiate(inbox, next));
  expect([data?.pageParams, error]).toEqual([[null, 'b'], undefined]);
  expect(cursors()).toEqual([null, 'b', 'b']);

  served['null'] = page('c');
  served['c'] = page(null);
  const again = await frame.dispatch(getInbox.initiate(inbox, { forceRefetch: true }));
  expect(again.data?.pageParams).toEqual([null, 'c']);
  expect(cursors()).toEqual([null, 'b', 'b', null, 'c']);
});

it('writes, and leaves nothing of it in the store of the shell', async () => {
  const server = new FakeApi().on('PATCH', API.project('p1'), aProject({ _id: 'p1', title: 'New' }));
  const { shell, frame, projectsApi } = await bridge(server);
  const write = projectsApi.endpoints.updateProject.initiate({ projectId: 'p1', changes: { title: 'New' } });
  expect(await frame.dispatch(write)).toMatchObject({ data: { title: 'New' } });
  expect(shell.getState().api.mutations).toEqual({});
});

it.each([
  ['does not declare', 'projects.read', (rtk: Rtk) => rtk.projectsApi.endpoints.getProjects.initiate()],
  ['may never make', 'account', (rtk: Rtk) => rtk.authApi.endpoints.logout.initiate()],
])('is refused a call that it %s', async (_case, group, call) => {
  const server = new FakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { frame, ...rtk } = await bridge(server, { calls: group === 'account' ? [group] : [] });
  expect(await frame.dispatch(call(rtk) as never)).toMatchObject({ error: { status: 403 } });
  expect(server.calls).toEqual([]);
});

it('keeps back what would be too many calls at the same time, and refuses what is too large', async () => {
  const answers = Array.from({ length: CALLS_IN_FLIGHT + 3 }, () => held());
  const server = new FakeApi();
  answers.forEach(({ answer }, at) => server.on('GET', API.project(`p${at}`), answer));
  const { frame, projectsApi, remoteBackendApi } = await bridge(server);
  const reads = answers.map((_answer, at) =>
    frame.dispatch(projectsApi.endpoints.getProject.initiate(`p${at}`)),
  );
  await waitFor(() => expect(server.calls.length).toBeGreaterThanOrEqual(CALLS_IN_FLIGHT));
  await settled();
  expect(server.calls).toHaveLength(CALLS_IN_FLIGHT);
  answers.forEach(({ resolve }, at) => resolve(aProject({ _id: `p${at}` })));
  expect((await Promise.all(reads)).map(({ error }) => error)).toEqual(answers.map(() => undefined));
  const body = 'x'.repeat(MESSAGE_CHARS);
  const large = remoteBackendApi.endpoints.sendToBackend.initiate({ remote: 'reports', path: '/a', body });
  expect(await frame.dispatch(large)).toMatchObject({ error: { status: 413 } });
});

describe('the channel of a frame', () => {
  /** Two ports that deliver at once; jsdom has none. */
  let deliver: (data: unknown) => void = () => {};
  class Ports {
    port1 = {
      onmessage: (_event: { data: unknown }) => {},
      postMessage: (data: string) => sent.push(data),
      close() {},
    };
    port2 = {};
    constructor() {
      const { port1 } = this;
      deliver = (data) => port1.onmessage({ data });
    }
  }
  const sent: string[] = [];
  const say = (message: unknown) => deliver(JSON.stringify(message));

  function open() {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const handed = jest.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => {});
    const [onOpen, onMessage, onBroken] = [jest.fn(), jest.fn(), jest.fn()];
    const close = openChannel({ frame, nonce: 'n1', onOpen, onMessage, onBroken });
    const ask = (nonce: string, source = frame.contentWindow) =>
      window.dispatchEvent(new MessageEvent('message', { source, data: { taskloomFrame: nonce } }));
    return { frame, handed, onOpen, onMessage, onBroken, close, ask };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    Object.assign(globalThis, { MessageChannel: Ports });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('is handed over once, to the window of the frame that knows the nonce', () => {
    const { ask, handed, onOpen } = open();
    ask('n2');
    ask('n1', window);
    expect(onOpen).not.toHaveBeenCalled();
    ask('n1');
    ask('n1');
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(handed).toHaveBeenCalledTimes(1);
  });

  it('breaks when the frame no longer answers, but not while it does', () => {
    const { ask, onBroken, onMessage } = open();
    ask('n1');
    for (let turn = 0; turn < 10; turn += 1) {
      jest.advanceTimersByTime(PING_MS);
      say({ type: 'pong', vitals: { inp: 12.4, cls: -1 } });
    }
    expect(onMessage).toHaveBeenLastCalledWith({ type: 'pong', vitals: { inp: 12 } });
    expect(sent).toContain('{"type":"ping"}');
    jest.advanceTimersByTime(4 * PING_MS);
    expect(onBroken).not.toHaveBeenCalled();
    jest.advanceTimersByTime(PING_MS);
    expect(onBroken).toHaveBeenCalledWith('it stopped answering');
  });

  it.each<[string, (opened: ReturnType<typeof open>) => void]>([
    [
      'it sent too many messages',
      () => Array.from({ length: MESSAGES_PER_SECOND + 1 }, () => say({ type: 'ready' })),
    ],
    ['it sent a message that is too large', () => say({ type: 'threw', reason: 'x'.repeat(MESSAGE_CHARS) })],
    ['it sent an invalid message', () => say({ type: 'navigate', to: '//attacker.example' })],
    ['it sent an invalid message', () => say({ type: 'open', to: 'https://attacker.example' })],
    ['it sent an invalid message', () => deliver({ type: 'ready' })],
    ['it left its page', ({ frame }) => [1, 2].forEach(() => frame.dispatchEvent(new Event('load')))],
  ])('breaks because %s', (reason, act) => {
    const opened = open();
    opened.ask('n1');
    act(opened);
    expect(opened.onBroken.mock.calls).toEqual([[reason]]);
  });
});

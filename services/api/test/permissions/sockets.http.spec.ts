import permissions from '@taskloom/contracts/permissions.json' with { type: 'json' };
import { CLIENT_EVENTS, SERVER_EVENTS, type Comment } from '@taskloom/contracts';
import { multipart, useApi, useSockets, type SocketClient, type TestUser } from '../index.js';
import { ACTORS, type Actor } from './table.js';
import { makeWorld, type World } from './world.js';

const api = useApi();
const { connect, refusal } = useSockets(api);

type Row = Record<Actor, string>;
type SignedIn = Exclude<Actor, 'anonymous'>;
type Ids = { projectId: unknown; taskId: unknown; commentId: unknown };

const { handshake, ...eventRows } = permissions.socket;
const events: readonly string[] = Object.values(CLIENT_EVENTS);
const rows = new Map<string, Row>(Object.entries(eventRows));
const heardRow = [...rows].find(([name]) => name.startsWith('receive '));
const signedIn = ACTORS.filter((actor): actor is SignedIn => actor !== 'anonymous');

/** The payload of a client besides the ids; a test fails for an event that is missing here. */
const PAYLOADS: Readonly<Record<string, (ids: Ids, forged: TestUser) => unknown>> = {
  'join-project': ({ projectId }) => projectId,
  'leave-project': ({ projectId }) => projectId,
  'task-update': ({ projectId, taskId }) => ({ projectId, taskId, updates: { title: 'Forged' } }),
  'comment-added': ({ projectId, taskId, commentId }, forged) => ({
    projectId,
    taskId,
    comment: { _id: commentId, content: 'Forged', author: forged },
  }),
  typing: ({ projectId, taskId }, forged) => ({ projectId, taskId, isTyping: true, user: forged }),
  'open-task': ({ projectId, taskId }, forged) => ({ projectId, taskId, user: forged }),
};

/** `ack 404` and `drop, ack 404` are refusals; any other cell of a signed-in person means success. */
const acknowledged = (cell: string) => (/ack 404/.test(cell) ? { ok: false, code: 404 } : { ok: true });

const say = (socket: SocketClient, event: string, ids: Ids, forged: TestUser) => {
  const body = PAYLOADS[event];
  if (!body) throw new Error(`No test sends ${event}`);
  return socket.ask(event, body(ids, forged));
};

const aRoom = async () => {
  const world = await makeWorld(api);
  const { project, task, people } = world;
  const comment = await api.given.comment({ task, author: people.member });
  const watcher = await connect(people.owner);
  await watcher.ask('join-project', project._id);
  return { world, watcher, ids: { projectId: project._id, taskId: task._id, commentId: comment._id } };
};

const connected = async (world: World, actor: SignedIn, watcher: SocketClient) =>
  actor === 'owner' ? watcher : connect(world.people[actor]);

describe('the rows of sockets', () => {
  it('exist for exactly the events that a client may send', () => {
    const [handled, listed] = [
      [...events].sort(),
      [...rows.keys()].filter((name) => !name.startsWith('receive ')),
    ];
    expect(listed.sort()).toEqual(handled);
    expect(Object.keys(PAYLOADS).sort()).toEqual(handled);
  });

  it('name each event of the specification that a client listens to', () => {
    const named = heardRow?.[0].split(' ').slice(1) ?? [];
    expect(named.filter((name) => !Object.values<string>(SERVER_EVENTS).includes(name))).toEqual([]);
    expect(named).toHaveLength(10);
  });
});

describe('handshake', () => {
  it.each(ACTORS)('of %s is as in the table', async (actor) => {
    const { people } = await makeWorld(api);
    if (actor === 'anonymous') {
      expect(handshake[actor]).toBe(`connect_error ${await refusal({})}`);
    } else {
      expect(handshake[actor]).toBe('ok');
      await connect(people[actor]);
    }
  });
});

describe.each(events)('%s', (event) => {
  it.each(signedIn)('is acknowledged to %s as in the table, and cannot be forged', async (actor) => {
    const { world, watcher, ids } = await aRoom();
    const socket = await connected(world, actor, watcher);
    const expected = acknowledged(rows.get(event)?.[actor] ?? '');
    expect(await say(socket, event, ids, world.people.owner)).toMatchObject(expected);
    await watcher.settled();
    expect(JSON.stringify(watcher.heard)).not.toContain('Forged');
    if (!expected.ok) expect(watcher.heard).toEqual([]);
    const [stored] = await api.rows<{ title: string }>('SELECT title FROM tasks WHERE id = $1', [ids.taskId]);
    expect(stored).toEqual({ title: world.task.title });
  });

  const strange = ['not-an-id', '01890a5d-ac96-774b-bcce-b302099a8057', '', '\0', "'--", '__proto__'];
  it.each([...strange, null, 7, [], {}, [null]])('gets 404 with the id %j', async (id) => {
    const { world, watcher, ids } = await aRoom();
    const socket = await connect(world.people.member);
    const answer = await say(socket, event, { ...ids, projectId: id }, world.people.owner);
    if (event === 'leave-project') expect(answer).toEqual({ ok: true });
    else
      expect(answer).toMatchObject({
        ok: false,
        code: event === 'join-project' || typeof id === 'string' ? 404 : 400,
      });
    await watcher.settled();
    expect(watcher.heard).toEqual([]);
  });
});

const inTasks = events.filter((event) => !event.endsWith('-project'));

describe.each(inTasks)('%s', (event) => {
  it('returns 404 for a task under another project, even if the sender sees both', async () => {
    const { world, watcher, ids } = await aRoom();
    const socket = await connect(world.people.member);
    const crossed = { ...ids, taskId: world.elsewhere.task._id };
    expect(await say(socket, event, crossed, world.people.owner)).toEqual({ ok: false, code: 404 });
    await watcher.settled();
    expect(watcher.heard).toEqual([]);
  });
});

it('comment-added finds no comment under another task of the same project', async () => {
  const { world, watcher, ids } = await aRoom();
  const other = await api.given.task({ project: world.project });
  const socket = await connect(world.people.member);
  const crossed = { ...ids, taskId: other._id };
  expect(await say(socket, 'comment-added', crossed, world.people.owner)).toEqual({ ok: false, code: 404 });
  await watcher.settled();
  expect(watcher.heard).toEqual([]);
});

/** Triggers each event that a room receives. */
const stir = async ({ world, watcher }: Awaited<ReturnType<typeof aRoom>>): Promise<void> => {
  const { people, project, task } = world;
  const path = `/projects/${project._id}/tasks/${task._id}`;
  const person = await api.given.user();
  await api.given.projectMember({ project, user: person });
  const visitor = await connect(person);
  await visitor.ask('join-project', project._id);
  await visitor.ask('open-task', { projectId: project._id, taskId: task._id });
  await visitor.ask('typing', { projectId: project._id, taskId: task._id, isTyping: true });
  await api.as(person).patch(path, { title: 'Stirred' });
  const { body: comment } = await api.as(person).post<Comment>(`${path}/comments`, { content: 'Stirred' });
  await api.as(person).patch(`${path}/comments/${comment._id}`, { content: 'Shaken' });
  await api.as(person).delete(`${path}/comments/${comment._id}`);
  const file = multipart([{ filename: 'notes.txt', content: 'Stirred' }]);
  await api.as(person).post(`${path}/upload`, file.body, { headers: file.headers });
  await api.as(people.member).delete(`${path}/attachments/${world.ownAttachment._id}`);
  visitor.socket.disconnect();
  await watcher.hears('user:left', ({ user }) => user._id === person._id);
};

describe(heardRow?.[0] ?? '', () => {
  const named = heardRow?.[0].split(' ').slice(1) ?? [];

  it.each(signedIn)('reach %s as in the table', async (actor) => {
    const room = await aRoom();
    const { world, watcher, ids } = room;
    const socket = await connected(world, actor, watcher);
    await socket.ask('join-project', ids.projectId);
    await stir(room);
    await socket.settled();
    const heard = new Set(socket.heard.map(({ event }) => event));
    const mayHear = heardRow?.[1][actor].startsWith('while in room');
    expect(named.filter((name) => heard.has(name))).toEqual(mayHear ? named : []);
  });

  it('stop for a removed member once the removal is confirmed', async () => {
    const room = await aRoom();
    const { world, ids } = room;
    const removed = await connect(world.people.removedMember);
    await api.given.projectMember({ project: world.project, user: world.people.removedMember });
    expect(await removed.ask('join-project', ids.projectId)).toMatchObject({ ok: true });
    await api
      .as(world.people.owner)
      .delete(`/projects/${world.project._id}/members/${world.people.removedMember._id}`);
    await removed.settled();
    const { length } = removed.heard;
    await stir(room);
    await removed.settled();
    expect(removed.heard.slice(length)).toEqual([]);
  });
});

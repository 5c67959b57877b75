import { CHANGE_EVENTS, type Comment, type ProjectChange, type Task } from '@taskloom/contracts';
import { useApi, useSockets } from '../../test/index.js';
import { ProjectChanged } from '../modules/projects/index.js';
import { Events } from '../platform/events/index.js';

class Changed extends ProjectChanged {}

const api = useApi();
const { as, given, rows } = api;
const { connect, refusal } = useSockets(api);

const aBoard = async () => {
  const [owner, mika, stranger] = [
    await given.user({ name: 'Olga' }),
    await given.user({ name: 'Mika' }),
    await given.user({ name: 'Sam' }),
  ];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project, title: 'Land' });
  return { owner, mika, stranger, project, task, path: `/projects/${project._id}/tasks/${task._id}` };
};
const person = (user: { _id: string; name: string }) => ({
  _id: user._id,
  name: user.name,
  avatar: expect.any(String),
});

describe('the handshake', () => {
  it('admits a valid session and refuses everyone else', async () => {
    const user = await given.user();
    await connect(user);
    for (const auth of [
      {},
      { token: '' },
      { token: 5 },
      { token: `${user.token}x` },
      { token: [user.token] },
    ]) {
      expect(await refusal(auth)).toBe('unauthorized');
    }
  });

  it('refuses a page of another origin and accepts its own', async () => {
    const { token } = await given.user();
    const url = await api.listen();
    expect(await refusal({ token }, { origin: 'https://evil.example' })).toMatch(/websocket error/);
    expect(await refusal({}, { origin: url })).toBe('unauthorized');
  });

  it.each(['', '&sid=nobody', '&EIO=3'])(
    'sends the security headers that every response has (%s)',
    async (more) => {
      const url = `${await api.listen()}/socket.io/?EIO=4&transport=polling${more}`;
      expect(Object.fromEntries((await fetch(url)).headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('disconnects when the session ends', async () => {
    const user = await given.user();
    const socket = await connect(user);
    const ended = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    await as(user).post('/auth/logout');
    await ended;
  });
});

describe('joining a project', () => {
  it('sends a member the revision and the people present', async () => {
    const { owner, mika, project, path } = await aBoard();
    await as(owner).patch(path, { title: 'Landed' });
    const [first, second] = [await connect(owner), await connect(mika)];
    await first.ask('join-project', project._id);
    expect(await second.ask('join-project', project._id)).toEqual({
      ok: true,
      revision: 1,
      open: [],
      present: expect.arrayContaining([person(owner), person(mika)]),
    });
    expect(await first.hears('user:joined')).toEqual({ projectId: project._id, user: person(mika) });
  });

  it('responds to a stranger with 404 and sends them nothing', async () => {
    const { owner, stranger, project, path } = await aBoard();
    const [inside, outside] = [await connect(owner), await connect(stranger)];
    await inside.ask('join-project', project._id);
    expect(await outside.ask('join-project', project._id)).toEqual({ ok: false, code: 404 });
    await as(owner).patch(path, { title: 'Secret' });
    await inside.hears('task:updated');
    await outside.settled();
    expect(outside.heard).toEqual([]);
  });

  it.each([undefined, null, 5, {}, [], 'x', 'x'.repeat(1_000), '01890a5d-ac96-774b-bcce-b302099a8057'])(
    'refuses %j',
    async (body) => {
      const socket = await connect(await given.user());
      expect(await socket.ask('join-project', body)).toMatchObject({ ok: false });
    },
  );

  it("notifies the others when a person's last tab has closed", async () => {
    const { owner, mika, project } = await aBoard();
    const [watcher, tab1, tab2] = [await connect(owner), await connect(mika), await connect(mika)];
    for (const socket of [watcher, tab1, tab2]) await socket.ask('join-project', project._id);
    await tab1.ask('leave-project', project._id);
    await watcher.settled();
    expect(watcher.of('user:left')).toEqual([]);
    tab2.socket.disconnect();
    expect(await watcher.hears('user:left')).toEqual({ projectId: project._id, user: person(mika) });
    expect(watcher.of('user:joined')).toHaveLength(1);
  });
});

describe('the changes of a project', () => {
  it('are sent to its room under each of their names, and nowhere else', async () => {
    const { owner, project } = await aBoard();
    const [inside, elsewhere] = [await connect(owner), await connect(owner)];
    await inside.ask('join-project', project._id);
    const changes = CHANGE_EVENTS.map((event, index) => ({
      event,
      data: { projectId: project._id, revision: index, actor: null },
    }));
    // The room doesn't read what else the data contains.
    for (const change of changes)
      api
        .app()
        .get(Events)
        .announce(new Changed(change as ProjectChange));
    for (const { event } of changes) await inside.hears(event);
    await elsewhere.settled();
    expect(inside.heard.filter(({ event }) => event !== 'project:touched')).toEqual(changes);
    expect(elsewhere.heard.filter(({ event }) => event !== 'project:touched')).toEqual([]);
  });
});

describe('the room of a project that is deleted', () => {
  it('is emptied, so that its former occupants receive nothing more about each other', async () => {
    const { owner, mika, project } = await aBoard();
    const [first, second] = [await connect(owner), await connect(mika)];
    for (const socket of [first, second]) await socket.ask('join-project', project._id);
    await as(owner).delete(`/projects/${project._id}`);
    await second.hears('project:removed');
    await first.ask('leave-project', project._id);
    await second.settled();
    expect(second.of('user:left')).toEqual([]);
  });
});

describe('the task that a person has open', () => {
  it('is sent to the room and to people who join later, until it is closed', async () => {
    const { owner, mika, project, task } = await aBoard();
    const [watcher, tab] = [await connect(owner), await connect(mika)];
    for (const socket of [watcher, tab]) await socket.ask('join-project', project._id);
    const opened = { projectId: project._id, user: person(mika), taskIds: [task._id] };
    await tab.ask('open-task', { projectId: project._id, taskId: task._id });
    expect(await watcher.hears('task:opened')).toEqual(opened);
    const later = await connect(owner);
    expect(await later.ask('join-project', project._id)).toMatchObject({
      open: [{ user: person(mika), taskIds: [task._id] }],
    });
    await tab.ask('open-task', { projectId: project._id, taskId: null });
    await watcher.hears('task:opened', ({ taskIds }) => taskIds.length === 0);
  });

  it('stays while another of their tabs has it open, and ends with the last connection', async () => {
    const { owner, mika, project, task } = await aBoard();
    const [watcher, tab1, tab2] = [await connect(owner), await connect(mika), await connect(mika)];
    for (const socket of [watcher, tab1, tab2]) await socket.ask('join-project', project._id);
    for (const tab of [tab1, tab2]) {
      await tab.ask('open-task', { projectId: project._id, taskId: task._id });
    }
    await tab1.ask('leave-project', project._id);
    await watcher.settled();
    expect(watcher.of('task:opened').map(({ taskIds }) => taskIds.length)).toEqual([1, 1, 1]);
    tab2.socket.disconnect();
    await watcher.hears('task:opened', ({ taskIds }) => taskIds.length === 0);
  });

  it("isn't shown for a person who is not in the room", async () => {
    const { owner, mika, stranger, project, task } = await aBoard();
    const [watcher, tab, outside] = [await connect(owner), await connect(mika), await connect(stranger)];
    await watcher.ask('join-project', project._id);
    await tab.ask('open-task', { projectId: project._id, taskId: task._id });
    await watcher.settled();
    await outside.settled();
    expect([watcher.heard, outside.heard]).toEqual([[], []]);
  });
});

describe('a committed change', () => {
  it('reaches everyone in the room, its author included, with its revision and without e-mail addresses', async () => {
    const { owner, mika, project, path } = await aBoard();
    const socket = await connect(mika);
    await socket.ask('join-project', project._id);
    const { body } = await as(owner).post<Task>(`/projects/${project._id}/tasks`, {
      title: 'Dock',
      assignees: [{ user: mika._id, role: 'primary' }],
    });
    const created = await socket.hears('task:updated', (event) => event.created === true);
    expect(created).toMatchObject({
      taskId: body._id,
      revision: 1,
      actor: person(owner),
      updates: { title: 'Dock' },
    });
    await as(owner).patch(path, { status: 'done' });
    const moved = await socket.hears('task:updated', ({ revision }) => revision === 2);
    expect(moved.updates).toMatchObject({ status: 'done', version: 2 });
    await as(owner).post(`${path}/comments`, { content: 'Down' });
    expect(await socket.hears('comment:added')).toMatchObject({ revision: 3, comment: { content: 'Down' } });
    await as(owner).patch(`/projects/${project._id}`, { title: 'Gemini' });
    expect(await socket.hears('project:updated')).toMatchObject({
      revision: 4,
      updates: { title: 'Gemini' },
    });
    await as(owner).delete(path);
    expect(await socket.hears('task:updated', ({ deleted }) => deleted === true)).toMatchObject({
      revision: 5,
    });
    expect(JSON.stringify(socket.heard)).not.toContain('@');
  });

  it('notifies the person concerned on every screen', async () => {
    const { owner, mika, task, path } = await aBoard();
    const socket = await connect(mika);
    await as(owner).patch(path, { assignees: [{ user: mika._id, role: 'primary' }] });
    expect(await socket.hears('notification:new')).toMatchObject({
      type: 'task_assigned',
      link: `/projects/${task.project._id}?task=${task._id}`,
    });
  });

  it('is not sent when it is rolled back', async () => {
    const { owner, stranger, mika, project, path } = await aBoard();
    const socket = await connect(mika);
    await socket.ask('join-project', project._id);
    await as(owner).patch(path, { title: 'No', assignees: [{ user: stranger._id }] });
    await as(owner).patch(path, { title: 'Yes' });
    await socket.hears('task:updated', ({ updates }) => updates.title === 'Yes');
    expect(socket.of('task:updated')).toHaveLength(1);
  });
});

describe('a removed member', () => {
  it('receives nothing more once the removal is answered', async () => {
    const { owner, mika, project, path } = await aBoard();
    const [inside, removed] = [await connect(owner), await connect(mika)];
    for (const socket of [inside, removed]) await socket.ask('join-project', project._id);
    await as(owner).delete(`/projects/${project._id}/members/${mika._id}`);
    const { length } = removed.heard;
    await as(owner).patch(path, { title: 'After' });
    await inside.hears('task:updated');
    await removed.settled();
    expect(removed.heard.slice(length).filter(({ event }) => event === 'task:updated')).toEqual([]);
    expect(await removed.hears('project:removed')).toEqual({ projectId: project._id });
    expect(await inside.hears('user:left')).toEqual({ projectId: project._id, user: person(mika) });
    expect(await removed.ask('join-project', project._id)).toEqual({ ok: false, code: 404 });
  });
});

describe('hints', () => {
  it("task-update sends the stored task, not the client's fields, and writes nothing", async () => {
    const { owner, mika, project, task } = await aBoard();
    const [sender, other] = [await connect(mika), await connect(owner)];
    for (const socket of [sender, other]) await socket.ask('join-project', project._id);
    const forged = { projectId: project._id, taskId: task._id, updates: { title: 'Forged' }, actor: 'Olga' };
    expect(await sender.ask('task-update', forged)).toEqual({ ok: true });
    expect(await other.hears('task:updated')).toMatchObject({
      updates: { title: 'Land' },
      actor: person(mika),
    });
    await sender.settled();
    expect(sender.of('task:updated')).toEqual([]);
    expect(await rows('SELECT title FROM tasks WHERE id = $1', [task._id])).toEqual([{ title: 'Land' }]);
  });

  it('comment-added sends the stored comment with the given id and ignores the other fields', async () => {
    const { owner, mika, project, task, path } = await aBoard();
    const { body: comment } = await as(mika).post<Comment>(`${path}/comments`, { content: 'True' });
    const [sender, other] = [await connect(mika), await connect(owner)];
    for (const socket of [sender, other]) await socket.ask('join-project', project._id);
    const hint = { projectId: project._id, taskId: task._id };
    const forged = { ...comment, content: 'Forged', author: person(owner) };
    expect(await sender.ask('comment-added', { ...hint, comment: forged })).toEqual({ ok: true });
    expect(await other.hears('comment:added')).toMatchObject({ comment });
    const unknown = { ...hint, comment: { _id: task._id } };
    expect(await sender.ask('comment-added', unknown)).toEqual({ ok: false, code: 404 });
    expect(await sender.ask('comment-added', { ...hint, comment: {} })).toEqual({ ok: false, code: 400 });
  });

  it('typing sends the person of the token to the others, at most twice a second', async () => {
    const { owner, mika, project, task } = await aBoard();
    const [sender, other] = [await connect(mika), await connect(owner)];
    for (const socket of [sender, other]) await socket.ask('join-project', project._id);
    const state = { projectId: project._id, taskId: task._id, isTyping: true, user: person(owner) };
    expect(await sender.ask('typing', state)).toEqual({ ok: true });
    expect(await other.hears('user:typing')).toEqual({
      projectId: project._id,
      taskId: task._id,
      isTyping: true,
      user: person(mika),
    });
    await sender.ask('typing', { ...state, field: 'title' });
    expect(await other.hears('user:typing', ({ field }) => field === 'title')).toMatchObject({
      isTyping: true,
    });
    const flood = await Promise.all(Array.from({ length: 60 }, () => sender.ask('typing', state)));
    expect(flood).toContainEqual({ ok: false, code: 429 });
  });

  it.each([{ isTyping: 'yes' }, { isTyping: undefined }, { isTyping: true, field: 'colour' }])(
    'typing with %j is refused and sent to no one',
    async (extra) => {
      const { owner, mika, project, task } = await aBoard();
      const [sender, other] = [await connect(mika), await connect(owner)];
      for (const socket of [sender, other]) await socket.ask('join-project', project._id);
      const hint = { projectId: project._id, taskId: task._id, ...extra };
      expect(await sender.ask('typing', hint)).toEqual({ ok: false, code: 400 });
      await other.settled();
      expect(other.of('user:typing')).toEqual([]);
    },
  );

  it.each(['task-update', 'comment-added', 'typing'])('%s of a stranger is refused', async (event) => {
    const { owner, stranger, project, task } = await aBoard();
    const comment = await given.comment({ task });
    const [outside, inside] = [await connect(stranger), await connect(owner)];
    await inside.ask('join-project', project._id);
    const hint = { projectId: project._id, taskId: task._id, comment, isTyping: true };
    expect(await outside.ask(event, hint)).toEqual({ ok: false, code: 404 });
    const shapeless = { projectId: project._id, taskId: task._id, comment: 'x', isTyping: 'x' };
    expect(await outside.ask(event, shapeless)).toEqual({ ok: false, code: 404 });
    await inside.settled();
    expect(inside.heard).toEqual([]);
  });

  it.each(['task-update', 'comment-added', 'typing'])(
    '%s with a malformed body is refused',
    async (event) => {
      const socket = await connect(await given.user());
      for (const body of [
        undefined,
        null,
        1,
        'x',
        [],
        {},
        { projectId: {} },
        { projectId: 'a', taskId: [] },
      ]) {
        expect(await socket.ask(event, body)).toEqual({ ok: false, code: 400 });
      }
      expect(await socket.ask(event, 'a', 'b', 'c')).toEqual({ ok: false, code: 400 });
    },
  );
});

import type { ErrorBody, Project, Task, TaskPatch } from '@taskloom/contracts';
import { refusal, useApi, type TestTask, type TestUser } from '../../../../test/index.js';

const { as, given, rows } = useApi();

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;

/** A task that Ann has read in its first version, and that Bob may change. */
const aTask = async (part: Parameters<typeof given.task>[0] = {}) => {
  const [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => given.user({ name })));
  if (!ann || !bob || !cleo) throw new Error('Expected three people');
  const project = await given.project({ owner: ann, members: [bob, cleo] });
  const task = await given.task({ project, title: 'Plan', ...part });
  const first = { headers: { 'if-match': '"1"' } };
  const send = (who: TestUser, patch: TaskPatch, options = {}) =>
    as(who).patch<Task & ErrorBody>(pathOf(task), patch, options);
  return {
    ann,
    bob,
    cleo,
    project,
    task,
    byBob: (changes: TaskPatch) => send(bob, changes),
    byAnn: (patch: TaskPatch) => send(ann, patch, first),
    send,
    current: async () => (await as(ann).get<Task>(pathOf(task))).body,
  };
};

describe('an edit that names the values it replaces', () => {
  it("is merged with another person's edit of other fields", async () => {
    const { byAnn, byBob } = await aTask();
    await byBob({ priority: 'high', description: 'By Friday' });
    expect(await byAnn({ title: 'Plan all', before: { title: 'Plan' } })).toMatchObject({
      status: 200,
      body: { title: 'Plan all', priority: 'high', description: 'By Friday', version: 3 },
    });
  });

  it('is refused when someone else has changed the same field, and names the field and the person', async () => {
    const { byAnn, byBob, bob, current } = await aTask();
    await byBob({ title: 'Plan nothing' });
    await byBob({ status: 'done' });
    const refused = await byAnn({
      title: 'Plan all',
      priority: 'low',
      before: { title: 'Plan', priority: 'medium' },
    });
    expect(refused).toMatchObject(refusal(409, 'STALE_VERSION'));
    expect(refused.body).toMatchObject({
      current: { title: 'Plan nothing', status: 'done', version: 3, comments: [] },
      fields: ['title'],
      by: { title: { _id: bob._id, name: 'Bob' } },
    });
    expect(await current()).toMatchObject({ title: 'Plan nothing', priority: 'medium', version: 3 });
  });

  it('names the last of several people, for people as for other fields', async () => {
    const { byAnn, byBob, send, bob, cleo } = await aTask();
    await byBob({ assignees: [{ user: bob._id }] });
    await send(cleo, { assignees: [{ user: bob._id, role: 'primary' }] });
    await byBob({ title: 'Else' });
    const { body } = await byAnn({ assignees: [], before: { assignees: [{ user: cleo._id }] } });
    expect(body).toMatchObject({ fields: ['assignees'] });
    expect(body.by).toEqual({ assignees: expect.objectContaining({ name: 'Cleo' }) });
  });

  it('is accepted when both want the same, or the value is as before again', async () => {
    const { byAnn, byBob, bob } = await aTask({ deadline: '2060-01-01' });
    await byBob({ assignees: [{ user: bob._id }], priority: 'high', deadline: '2060-05-05' });
    await byBob({ deadline: '2060-01-01' });
    const same = await byAnn({
      assignees: [{ user: bob._id, role: 'secondary' }],
      priority: 'high',
      deadline: '2060-02-02',
      before: { assignees: [], priority: 'medium', deadline: '2060-01-01T09:00:00Z' },
    });
    expect(same).toMatchObject({ status: 200, body: { deadline: '2060-02-02' } });
  });

  it('is compared without a version too', async () => {
    const { ann, byBob, send } = await aTask();
    await byBob({ title: 'Plan nothing' });
    expect(await send(ann, { title: 'Mine', before: { title: 'Plan' } })).toMatchObject({ status: 409 });
    expect(await send(ann, { title: 'Mine', before: { title: 'Plan nothing' } })).toMatchObject({
      status: 200,
    });
  });

  it('does not compare a field whose value it leaves out', async () => {
    const { byAnn, byBob } = await aTask();
    await byBob({ title: 'Plan nothing' });
    expect(await byAnn({ title: 'Mine', before: {} })).toMatchObject({
      status: 200,
      body: { title: 'Mine' },
    });
  });

  it('is refused when the card has been moved from the place it replaces', async () => {
    const { ann, byBob, send, task, project } = await aTask();
    const other = await given.task({ project, status: 'done' });
    const { body: moved } = await send(ann, { status: 'done' });
    const back = {
      status: 'todo',
      position: 'a0',
      before: { status: 'done', position: moved.position },
    } as const;
    await byBob({ beforeTaskId: other._id });
    const refused = await send(ann, back);
    expect(refused).toMatchObject(refusal(409, 'STALE_VERSION'));
    expect(refused.body).toMatchObject({
      current: { _id: task._id, status: 'done' },
      fields: ['position'],
      by: {},
    });
    const place = refused.body.current as Task;
    const again = { ...back, before: { status: 'done', position: place.position } } as const;
    expect(await send(ann, again)).toMatchObject({ status: 200, body: { status: 'todo' } });
  });

  it('names no one when the account is deleted', async () => {
    const { byAnn, byBob, bob } = await aTask();
    await byBob({ title: 'Plan nothing' });
    await rows('UPDATE project_events SET actor_id = NULL WHERE actor_id = $1', [bob._id]);
    const { body } = await byAnn({ title: 'Mine', before: { title: 'Plan' } });
    expect(body).toMatchObject({ fields: ['title'], by: {} });
  });

  it.each<[string, unknown]>([
    ['a text', 'Plan'],
    ['a list', [{ title: 'Plan' }]],
    ['null', null],
    ['an unknown field', { colour: 'red' }],
    ['an invalid value', { status: 'open' }],
    ['a version', { version: 1 }],
  ])('is refused when these values are %s', async (_what, before) => {
    const { ann, send, current } = await aTask();
    // Not what a client that knows the types sends.
    const patch = { title: 'Mine', before } as TaskPatch;
    expect(await send(ann, patch)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await current()).toMatchObject({ title: 'Plan', version: 1 });
  });
});

it('an edit of a project is merged and refused by the same rules', async () => {
  const { ann, bob, project } = await aTask();
  const path = `/projects/${project._id}`;
  const first = { headers: { 'if-match': '"1"' } };
  await as(bob).patch(path, { status: 'on-hold' });
  const merged = await as(ann).patch(path, { title: 'New', before: { title: project.title } }, first);
  expect(merged).toMatchObject({ status: 200, body: { title: 'New', status: 'on-hold' } });
  const body = { status: 'completed', before: { status: 'active' } };
  const refused = await as(ann).patch<ErrorBody>(path, body, first);
  expect(refused).toMatchObject(refusal(409, 'STALE_VERSION'));
  expect(refused.body).toMatchObject({ fields: ['status'], by: { status: { name: 'Bob' } } });
  expect((refused.body.current as Project).status).toBe('on-hold');
  expect(await as(bob).patch(path, { status: 'active', before: { status: 'on-hold' } })).toMatchObject({
    status: 200,
  });
});

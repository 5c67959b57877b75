import type { Task, TaskUpdate } from '@taskloom/contracts';
import { refusal, useApi, type TestTask, type TestUser } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { ProjectChanged } from '../projects/index.js';
import { TaskCreated, TaskDeleted } from './task.events.js';
import { TasksService } from './tasks.service.js';

const { app, as, given, rows } = useApi();

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;

const patch = (task: TestTask, changes: TaskUpdate, who: TestUser = task.project.owner) =>
  as(who).patch<Task>(pathOf(task), changes);

describe('a listener', () => {
  it('receives a created and a deleted task, including its people', async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann] });
    const heard: ProjectChanged[] = [];
    app()
      .get(Events)
      .after(ProjectChanged, (event) => void heard.push(event));
    const { body: task } = await as(project.owner).post<Task>(`/projects/${project._id}/tasks`, {
      title: 'Short-lived',
      assignees: [{ user: ann._id }],
    });
    await as(ann).delete(`/projects/${project._id}/tasks/${task._id}`);
    const {
      comments: _comments,
      commentCount: _count,
      attachments: _attachments,
      checklist: _items,
      ...fields
    } = task;
    expect(heard).toMatchObject([
      { task, project: { title: project.title }, actor: { _id: project.owner._id } },
      {
        task: fields,
        actor: { _id: ann._id },
        change: { data: { deleted: true, updates: {}, revision: 2 } },
      },
    ]);
    expect(heard.map(({ constructor }) => constructor)).toEqual([TaskCreated, TaskDeleted]);
  });

  it('receives nothing when a transactional subscriber fails, and no task is stored', async () => {
    const project = await given.project();
    const events = app().get(Events);
    const heard: object[] = [];
    events.after(TaskCreated, (event) => void heard.push(event));
    let failing = true;
    events.during(TaskCreated, async () => {
      if (failing) throw new Error('The notification could not be written');
    });
    const path = `/projects/${project._id}/tasks`;
    expect(await as(project.owner).post(path, { title: 'Lost' })).toMatchObject(refusal(500, 'INTERNAL'));
    failing = false;
    expect(heard).toEqual([]);
    expect(await as(project.owner).get(path)).toMatchObject({ body: [] });
    expect(await rows('SELECT revision FROM projects WHERE id = $1', [project._id])).toEqual([
      { revision: 0 },
    ]);
  });
});

test('a writer who is no longer a member writes nothing, even after the guard has admitted them', async () => {
  const task = await given.task();
  const { token: _token, ...user } = await given.user();
  const caller = { ...user, avatar: '/a.svg', role: 'member' as const, teamId: null, sessionId: user._id };
  const notThere = expect.objectContaining({ code: 'NOT_FOUND' });
  const tasks = app().get(TasksService);
  await expect(tasks.create(caller, task.project, { title: 'New' })).rejects.toEqual(notThere);
  await expect(tasks.update(caller, task.project, task, { title: 'Other' })).rejects.toEqual(notThere);
  await expect(tasks.delete(caller, task.project, task)).rejects.toEqual(notThere);
  expect(await as(task.project.owner).get(`/projects/${task.project._id}/tasks`)).toMatchObject({
    body: [{ title: task.title, version: 1 }],
  });
});

describe('concurrent writers', () => {
  it('that set different fields all succeed', async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    const project = await given.project({ members: [ann, bob] });
    const task = await given.task({ project });
    await Promise.all([
      patch(task, { title: 'By the owner' }),
      patch(task, { description: 'By Ann' }, ann),
      patch(task, { status: 'done' }, bob),
      patch(task, { assignees: [{ user: bob._id }] }, ann),
      patch(task, { priority: 'high' }),
    ]);
    expect(await as(ann).get(pathOf(task))).toMatchObject({
      body: {
        title: 'By the owner',
        description: 'By Ann',
        status: 'done',
        priority: 'high',
        assignees: [{ user: { _id: bob._id } }],
        version: 6,
      },
    });
  });

  it('lose no acknowledged edit: each field has the value of its last write', async () => {
    const project = await given.project();
    const task = await given.task({ project });
    const edits = Array.from({ length: 45 }, (_, at): TaskUpdate => {
      const kinds: TaskUpdate[] = [
        { title: `Title ${at}` },
        { description: `Description ${at}` },
        { title: `Both ${at}`, description: `Both ${at}` },
      ];
      return kinds[at % kinds.length] ?? {};
    });
    const answers = await Promise.all(edits.map(async (edit) => ({ edit, answer: await patch(task, edit) })));
    const history = answers
      .map(({ edit, answer }) => ({ edit, version: answer.body.version }))
      .sort((one, other) => one.version - other.version);
    expect(history.map(({ version }) => version)).toEqual(edits.map((_, at) => at + 2));
    const last = (field: 'title' | 'description') => history.findLast(({ edit }) => edit[field])?.edit[field];
    expect(await as(project.owner).get(pathOf(task))).toMatchObject({
      body: { title: last('title'), description: last('description') },
    });
  });

  it('that create tasks get all of them, each with its own position', async () => {
    const project = await given.project();
    const path = `/projects/${project._id}/tasks`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => as(project.owner).post<Task>(path, { title: `Task ${at}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.position)).size).toBe(20);
    const { body } = await as(project.owner).get<{ revision: number; changes: unknown[] }>(
      `/projects/${project._id}/changes`,
      { query: { since: '0' } },
    );
    expect(body).toMatchObject({ revision: 20 });
    expect(body.changes).toHaveLength(20);
  });

  it('of which one deletes the task: it is deleted once, and no other write restores it', async () => {
    const task = await given.task();
    const answers = await Promise.all([
      patch(task, { title: 'Edited' }),
      as(task.project.owner).delete(pathOf(task)),
      patch(task, { status: 'done' }),
      as(task.project.owner).delete(pathOf(task)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect([answers[1].status, answers[3].status].sort()).toEqual([200, 404]);
    expect(await rows('SELECT 1 FROM tasks WHERE id = $1', [task._id])).toEqual([]);
  });
});

describe('a repeated request with the same key', () => {
  it('creates one task and returns it twice', async () => {
    const project = await given.project();
    const path = `/projects/${project._id}/tasks`;
    const once = { headers: { 'idempotency-key': 'form-1' } };
    const first = await as(project.owner).post<Task>(path, { title: 'Once' }, once);
    const again = await as(project.owner).post<Task>(path, { title: 'Once' }, once);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await as(project.owner).get(path)).toMatchObject({ body: [{ _id: first.body._id }] });
  });

  it('moves a card once, also when a neighbour is refused inside the transaction', async () => {
    const project = await given.project();
    const [task, other] = [await given.task({ project }), await given.task()];
    const key = { headers: { 'idempotency-key': 'move-1' } };
    const move = (afterTaskId: string) => as(project.owner).patch(pathOf(task), { afterTaskId }, key);
    expect(await move(other._id)).toMatchObject({ status: 400 });
    const neighbour = await given.task({ project });
    expect(await move(neighbour._id)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await move(neighbour._id)).toMatchObject({ status: 200, body: { version: 2 } });
  });
});

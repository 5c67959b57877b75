import type { Task, TaskStatus } from '@taskloom/contracts';
import { refusal, useApi, type TestProject, type TestTask } from '../../../../test/index.js';
import { isPosition, LONGEST, positionsFor } from './position.js';

const { as, given, rows } = useApi();

const aBoard = async (columns: Partial<Record<TaskStatus, number>>) => {
  const project = await given.project();
  const tasks: TestTask[] = [];
  for (const [status, count] of Object.entries(columns) as [TaskStatus, number][]) {
    for (let at = 0; at < count; at++) tasks.push(await given.task({ project, status }));
  }
  return { project, ids: tasks.map(({ _id }) => _id) };
};

const move = (project: TestProject, id: string | undefined, changes: object) =>
  as(project.owner).patch<Task>(`/projects/${project._id}/tasks/${id}`, changes);

const column = async (project: TestProject, status: TaskStatus) => {
  const { body } = await as(project.owner).get<Task[]>(`/projects/${project._id}/tasks`);
  return body.filter((task) => task.status === status).map(({ _id }) => _id);
};

const positions = async ({ _id }: TestProject) =>
  (
    await rows<{ position: string }>('SELECT position FROM tasks WHERE project_id = $1 ORDER BY position', [
      _id,
    ])
  ).map(({ position }) => position);

const allOf = ({ _id }: TestProject) =>
  rows<{ id: string; position: string }>(
    `SELECT id, position FROM tasks WHERE project_id = $1 AND status = 'todo' ORDER BY position`,
    [_id],
  );

describe('moving a card', () => {
  it.each([
    ['after the first', (ids: string[]) => ({ afterTaskId: ids[0] }), [0, 3, 1, 2]],
    ['before the first', (ids: string[]) => ({ beforeTaskId: ids[0] }), [3, 0, 1, 2]],
    ['before the last', (ids: string[]) => ({ beforeTaskId: ids[2] }), [0, 1, 3, 2]],
    ['after the last', (ids: string[]) => ({ afterTaskId: ids[2] }), [0, 1, 2, 3]],
    ['without a place', () => ({}), [0, 1, 2, 3]],
  ])('puts a card from another column %s', async (_, place, order) => {
    const { project, ids } = await aBoard({ done: 3, todo: 1 });
    const { status, body } = await move(project, ids[3], { status: 'done', ...place(ids) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'done', version: 2 });
    expect(await column(project, 'done')).toEqual(order.map((at) => ids[at]));
    expect(await column(project, 'todo')).toEqual([]);
  });

  it('moves within a column without naming it', async () => {
    const { project, ids } = await aBoard({ todo: 3 });
    await move(project, ids[2], { beforeTaskId: ids[0] });
    expect(await column(project, 'todo')).toEqual([ids[2], ids[0], ids[1]]);
    await move(project, ids[2], { afterTaskId: ids[0]?.toUpperCase() });
    expect(await column(project, 'todo')).toEqual([ids[0], ids[2], ids[1]]);
  });

  it('stays where it is when its status is named again', async () => {
    const { project, ids } = await aBoard({ todo: 3 });
    await move(project, ids[0], { status: 'todo', title: 'Still first' });
    expect(await column(project, 'todo')).toEqual(ids);
  });

  it('accepts a position, or uses the next free one when it is taken', async () => {
    const { project, ids } = await aBoard({ todo: 1, done: 2 });
    expect(await move(project, ids[0], { status: 'done', position: 'a0' })).toMatchObject({
      body: { position: 'a0', status: 'done' },
    });
    const { body } = await move(project, ids[2], { position: 'a0' });
    expect(body.position > 'a0').toBe(true);
    expect(await column(project, 'done')).toEqual([ids[0], ids[2], ids[1]]);
  });

  it('goes to the end when its neighbour has moved on to another column', async () => {
    const { project, ids } = await aBoard({ todo: 1, inprogress: 1, done: 2 });
    const { status } = await move(project, ids[0], { status: 'done', beforeTaskId: ids[1] });
    expect(status).toBe(200);
    expect(await column(project, 'done')).toEqual([ids[2], ids[3], ids[0]]);
  });

  it('refuses a neighbour of another project, and itself', async () => {
    const { project, ids } = await aBoard({ todo: 2 });
    const elsewhere = await given.task({ project: await given.project({ owner: project.owner }) });
    for (const id of [elsewhere._id, ids[0]]) {
      const answer = await move(project, ids[0], { afterTaskId: id });
      expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
      expect(answer.body).toMatchObject({ errors: [{ field: 'afterTaskId' }] });
    }
  });
});

/** Sets a position that earlier versions allowed. */
const misplace = (id: string | undefined, position: string) =>
  rows('UPDATE tasks SET position = $2 WHERE id = $1', [id, position]);

describe('a gap without room', () => {
  it('is widened for a position that nothing fits beside', async () => {
    const { project, ids } = await aBoard({ todo: 3 });
    const [first, second] = await positions(project);
    const last = await move(project, ids[0], { position: '~~not-an-index~~' });
    expect(isPosition(last.body.position)).toBe(true);
    expect(await column(project, 'todo')).toEqual([ids[1], ids[2], ids[0]]);
    const between = await move(project, ids[0], { position: `${second}${'V'.repeat(200)}` });
    expect(isPosition(between.body.position)).toBe(true);
    expect(await column(project, 'todo')).toEqual([ids[1], ids[0], ids[2]]);
    expect(String(first) < between.body.position).toBe(true);
  });

  it('is widened beside a position of an earlier version', async () => {
    const { project, ids } = await aBoard({ todo: 3 });
    await misplace(ids[2], '~~not-an-index~~');
    const created = await as(project.owner).post<Task>(`/projects/${project._id}/tasks`, { title: 'Last' });
    expect(await column(project, 'todo')).toEqual([...ids, created.body._id]);
    expect(await positions(project)).toEqual(['a0', 'a1', 'a2', 'a3']);
  });

  it('sends every card with a new position to the room, with its version', async () => {
    const { project, ids } = await aBoard({ todo: 2, done: 1 });
    await misplace(ids[0], '}');
    await misplace(ids[1], '~');
    await move(project, ids[2], { status: 'todo' });
    const { body } = await as(project.owner).get<{ revision: number; changes: { data: object }[] }>(
      `/projects/${project._id}/changes`,
      { query: { since: '0' } },
    );
    expect(body.revision).toBe(3);
    expect(body.changes.map(({ data }) => data)).toMatchObject([
      { revision: 1, taskId: ids[2], updates: { status: 'todo', position: 'a2' } },
      { revision: 2, taskId: ids[0], updates: { position: 'a0' } },
      { revision: 3, taskId: ids[1], updates: { position: 'a1' } },
    ]);
    expect(await as(project.owner).get(`/projects/${project._id}/tasks/${ids[0]}`)).toMatchObject({
      body: { version: 1 },
    });
  });

  it('moves only neighbours among 4,000 cards', async () => {
    const { project, ids } = await aBoard({ done: 3 });
    await rows(
      `INSERT INTO tasks (project_id, id, title, position, created_by)
       SELECT $1, gen_random_uuid(), 'Card', position, $2 FROM unnest($3::text[]) AS position`,
      [project._id, project.owner._id, positionsFor(4_000)],
    );
    const [middle] = await rows<{ id: string; position: string }>(
      `SELECT id, position FROM tasks WHERE project_id = $1 AND status = 'todo' ORDER BY position OFFSET 2000 LIMIT 1`,
      [project._id],
    );
    const crowded = `${middle?.position}${'0'.repeat(61)}V`;
    await move(project, ids[0], { status: 'todo', afterTaskId: middle?.id });
    await misplace(ids[0], crowded);
    const before = new Map((await allOf(project)).map(({ id, position }) => [id, position]));
    await move(project, ids[1], { status: 'todo', afterTaskId: middle?.id });
    const after = await allOf(project);
    const moved = after.filter(({ id, position }) => before.get(id) !== position);
    expect(moved.length).toBeGreaterThan(1);
    expect(moved.length).toBeLessThan(40);
    const order = after.map(({ id }) => id);
    const at = order.indexOf(String(middle?.id));
    expect(order.slice(at + 1, at + 3)).toEqual([ids[1], ids[0]]);
    expect(order.filter((id) => id !== ids[1])).toEqual([...before.keys()].filter((id) => id !== ids[1]));
  });

  it('makes room within a column for a card whose old position equals one of the new ones', async () => {
    const { project, ids } = await aBoard({ todo: 4 });
    const [first] = await positions(project);
    const crowded = `${first?.padEnd(LONGEST - 1, '0')}V`;
    await misplace(ids[1], crowded);
    await move(project, ids[3], { afterTaskId: ids[0] });
    expect(await column(project, 'todo')).toEqual([ids[0], ids[3], ids[1], ids[2]]);
    await misplace(ids[2], '~');
    await move(project, ids[0], { afterTaskId: ids[2] });
    expect(await column(project, 'todo')).toEqual([ids[3], ids[1], ids[2], ids[0]]);
  });

  it('stays in order after hundreds of drops at one place', async () => {
    const { project, ids } = await aBoard({ todo: 3 });
    const [top, ...others] = ids;
    for (let count = 0; count < 400; count++) {
      await move(project, others[count % 2], { afterTaskId: top });
    }
    expect(await column(project, 'todo')).toEqual([top, others[1], others[0]]);
    for (const position of await positions(project)) expect(position.length).toBeLessThanOrEqual(64);
  });
});

describe('concurrent drops', () => {
  it('give every card that is dropped at the same place its own position', async () => {
    const { project, ids } = await aBoard({ done: 2, todo: 20 });
    const [first, second, ...dropped] = ids;
    const answers = await Promise.all(
      dropped.map((id) => move(project, id, { status: 'done', afterTaskId: first })),
    );
    expect(answers.map(({ status }) => status)).toEqual(dropped.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.position)).size).toBe(20);
    const done = await column(project, 'done');
    expect(done).toHaveLength(22);
    expect([done[0], done.at(-1)]).toEqual([first, second]);
    expect(new Set(done)).toEqual(new Set(ids));
  });

  it('give cards that are sent to the same position different ones', async () => {
    const { project, ids } = await aBoard({ todo: 10 });
    const answers = await Promise.all(ids.map((id) => move(project, id, { status: 'done', position: 'a5' })));
    expect(new Set(answers.map(({ body }) => body.position)).size).toBe(10);
  });
});

import {
  LIMITS,
  type HistoryPage,
  type RelationChanged,
  type RelationKind,
  type Task,
  type TaskCard,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi } from '../../../../test/index.js';

const { as, given, rows } = useApi();

const aProject = async () => {
  const [owner, ann] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Ann' })];
  const project = await given.project({ owner, members: [ann] });
  const tasks = `/projects/${project._id}/tasks`;
  const task = (title: string) => given.task({ project, title });
  const add = (from: { _id: string }, kind: RelationKind, to: { _id: string }, user = owner, _id = uuid()) =>
    as(user).post<RelationChanged<Task>>(`${tasks}/${from._id}/relations`, { _id, kind, task: to._id });
  const read = async ({ _id }: { _id: string }) => (await as(ann).get<Task>(`${tasks}/${_id}`)).body;
  const kinds = async (of: { _id: string }) =>
    (await read(of)).relations.map(({ kind, task: other }) => [kind, other]);
  const restore = (of: { _id: string }) =>
    as(owner).post(`/projects/${project._id}/trash/${of._id}/restore`, {});
  return { owner, ann, project, tasks, task, add, read, kinds, restore };
};

describe('a relation', () => {
  it('is shown on both tasks, in every view', async () => {
    const { owner, ann, tasks, task, add, read } = await aProject();
    const [map, rotate] = [await task('Map'), await task('Rotate')];
    const { status, body } = await add(rotate, 'blockedBy', map, ann);
    expect(status).toBe(201);
    const [relation] = body.task.relations;
    expect(body.task).toMatchObject({ version: 2, relations: [{ kind: 'blockedBy', task: map._id }] });
    expect(body.other).toMatchObject({
      version: 2,
      relations: [{ _id: relation?._id, kind: 'blocks', task: rotate._id }],
    });
    expect(await read(map)).toEqual(body.other);
    const cards = (await as(owner).get<TaskCard[]>(`${tasks}?view=card`)).body;
    expect(cards.map(({ relations }) => relations.length)).toEqual([1, 1]);
    expect((await as(owner).get<Task[]>(tasks)).body).toEqual(
      expect.arrayContaining([body.task, body.other]),
    );
  });

  it('is removed from either task, and only once', async () => {
    const { owner, ann, tasks, task, add, kinds } = await aProject();
    const [a, b] = [await task('A'), await task('B')];
    const [relation] = (await add(a, 'duplicateOf', b)).body.task.relations;
    const path = `${tasks}/${b._id}/relations/${relation?._id}`;
    expect(await as(ann).delete(path)).toMatchObject({ status: 200 });
    expect([await kinds(a), await kinds(b)]).toEqual([[], []]);
    expect(await as(owner).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('that already exists stays as it is, from either side', async () => {
    const { task, add, kinds } = await aProject();
    const [a, b] = [await task('A'), await task('B')];
    await add(a, 'relatesTo', b);
    expect(await add(b, 'relatesTo', a)).toMatchObject({ status: 201, body: { task: { version: 2 } } });
    expect(await kinds(a)).toEqual([['relatesTo', b._id]]);
  });

  it('to the task itself, to another project and of an unknown kind is refused', async () => {
    const { owner, tasks, task, add } = await aProject();
    const a = await task('A');
    const elsewhere = await given.task({ project: await given.project({ owner }) });
    expect(await add(a, 'blocks', a)).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message: 'A task cannot be related to itself.' },
    });
    expect(await add(a, 'blocks', elsewhere)).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message: 'Both tasks of a relation must be in the same project.' },
    });
    const unknown = { kind: 'likes', task: elsewhere._id };
    expect(await as(owner).post(`${tasks}/${a._id}/relations`, unknown)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it('that would lead back to the task is refused, but not one of another kind', async () => {
    const { task, add } = await aProject();
    const [a, b, c] = [await task('A'), await task('B'), await task('C')];
    await add(a, 'blocks', b);
    await add(b, 'blocks', c);
    expect(await add(c, 'blocks', a)).toMatchObject(refusal(409, 'RELATION_CYCLE'));
    expect(await add(a, 'blockedBy', b)).toMatchObject(refusal(409, 'RELATION_CYCLE'));
    expect(await add(c, 'parentOf', a)).toMatchObject({ status: 201 });
    expect(await add(a, 'parentOf', c)).toMatchObject(refusal(409, 'RELATION_CYCLE'));
  });

  it('beyond the limit of either task is refused', async () => {
    const { owner, project, task, add } = await aProject();
    const [hub, b] = [await task('Hub'), await task('B')];
    await rows(
      `INSERT INTO tasks (project_id, id, title, position, created_by)
       SELECT $1, gen_random_uuid(), 'Spoke', 'a' || lpad(n::text, 6, '0') || 'V', $2
       FROM generate_series(1, ${LIMITS.relations}) n`,
      [project._id, owner._id],
    );
    await rows(
      `INSERT INTO task_relations (project_id, id, from_id, to_id, kind)
       SELECT $1, gen_random_uuid(), $2, id, 'blocks' FROM tasks WHERE project_id = $1 AND title = 'Spoke'`,
      [project._id, hub._id],
    );
    expect(await add(b, 'relatesTo', hub)).toMatchObject(refusal(409, 'TOO_MANY_RELATIONS'));
  });

  it('is recorded in the history of both tasks', async () => {
    const { owner, tasks, task, add } = await aProject();
    const [a, b] = [await task('A'), await task('B')];
    await add(a, 'blocks', b);
    for (const [of, field, to] of [
      [a, 'blocks', 'B'],
      [b, 'blockedBy', 'A'],
    ] as const) {
      const { body } = await as(owner).get<HistoryPage>(`${tasks}/${of._id}/history`);
      expect(body.events[0]).toMatchObject({
        type: 'relations_changed',
        changes: [{ field, from: null, to }],
      });
    }
  });
});

describe('the relations of a deleted task', () => {
  it('are hidden and return with it', async () => {
    const { owner, tasks, task, add, kinds, restore } = await aProject();
    const [a, b] = [await task('A'), await task('B')];
    await add(a, 'blocks', b);
    await as(owner).delete(`${tasks}/${a._id}`);
    expect(await kinds(b)).toEqual([]);
    expect(await restore(a)).toMatchObject({ status: 200 });
    expect([await kinds(a), await kinds(b)]).toEqual([[['blocks', b._id]], [['blockedBy', a._id]]]);
  });

  it('return with the second one when both were deleted', async () => {
    const { owner, tasks, task, add, kinds, restore } = await aProject();
    const [a, b] = [await task('A'), await task('B')];
    await add(a, 'parentOf', b);
    for (const each of [a, b]) await as(owner).delete(`${tasks}/${each._id}`);
    expect(await restore(a)).toMatchObject({ status: 200 });
    expect(await kinds(a)).toEqual([]);
    await restore(b);
    expect(await kinds(a)).toEqual([['parentOf', b._id]]);
  });

  it('do not return when they would close a cycle by then', async () => {
    const { owner, tasks, task, add, kinds, restore } = await aProject();
    const [a, b, c] = [await task('A'), await task('B'), await task('C')];
    await add(a, 'blocks', b);
    await add(c, 'blocks', a);
    await as(owner).delete(`${tasks}/${a._id}`);
    await add(b, 'blocks', c);
    await restore(a);
    expect(await kinds(a)).toHaveLength(1);
  });
});

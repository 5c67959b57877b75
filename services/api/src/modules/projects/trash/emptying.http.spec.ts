import type { Task } from '@taskloom/contracts';
import { refusal, useApi, type Answer, type TestProject } from '../../../../test/index.js';
import { ProjectRevisionsRepository } from '../project-revisions.repository.js';
import { RemovalsRepository, STEP_ROWS } from '../removal/removals.repository.js';
import { RemovalsService } from '../removal/removals.service.js';

const { app, as, given, rows } = useApi();

/** With two parameters for each entry, more than a statement of PostgreSQL may have: 65,535. */
const VERY_MANY = 33_000;

/** The queued removals stay, so that they can be counted. */
beforeEach(() => jest.spyOn(app().get(RemovalsService), 'wake').mockImplementation(() => undefined));
afterEach(async () => {
  jest.restoreAllMocks();
  await rows('DELETE FROM removals');
});

/** A deleted task, and comments that were deleted from it before, one second after the other. */
const aFullTrash = async (comments: number) => {
  const project = await given.project();
  const task = await given.task({ project, title: 'Call the bank' });
  await given.comment({ task });
  const { owner, _id } = project;
  expect(await as(owner).delete(`/projects/${_id}/tasks/${task._id}`)).toMatchObject({ status: 200 });
  await rows(
    `INSERT INTO trash (project_id, id, kind, title, task_id, task_title, deleted_by, deleted_at)
     SELECT $1, gen_random_uuid(), 'comment', 'Comment ' || n, $2, 'Call the bank', $3, now() - make_interval(secs => ${comments} + 60 - n)
     FROM generate_series(1, ${comments}) n`,
    [_id, task._id, owner._id],
  );
  return { project, owner, task, path: `/projects/${_id}/trash` };
};

const kindsOf = ({ _id }: TestProject) =>
  rows('SELECT kind, count(*)::int AS count FROM trash WHERE project_id = $1 GROUP BY kind ORDER BY kind', [
    _id,
  ]);
const queuedOf = ({ _id }: TestProject) =>
  rows(
    'SELECT count(*)::int AS count, count(DISTINCT task_id)::int AS things FROM removals WHERE project_id = $1',
    [_id],
  );
const stepsOf = (queue: jest.SpyInstance<unknown, Parameters<RemovalsRepository['queue']>>) =>
  queue.mock.calls.map(([, removals]) => removals.length);

/** Whether a statement waits for a lock. */
const isWaiting = async () =>
  (await rows(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
    .length > 0;

describe('more entries than a statement has parameters', () => {
  it.each([
    ['of a project', () => ''],
    ['that belong to a task', (id: string) => `/${id}`],
  ])('%s are removed in steps', async (_which, entry) => {
    const { project, owner, task, path } = await aFullTrash(VERY_MANY);
    const queue = jest.spyOn(app().get(RemovalsRepository), 'queue');
    expect(await as(owner).delete(path + entry(task._id))).toMatchObject({ status: 200, body: { ok: true } });
    expect(await kindsOf(project)).toEqual([]);
    expect(await queuedOf(project)).toEqual([{ count: VERY_MANY + 1, things: VERY_MANY + 1 }]);
    expect(stepsOf(queue)).toEqual([...Array<number>(VERY_MANY / STEP_ROWS).fill(STEP_ROWS), 1]);
  });
});

it('two requests at once queue each entry once', async () => {
  const { project, owner, path } = await aFullTrash(3 * STEP_ROWS);
  const empty = () => as(owner).delete(path);
  for (const answer of await Promise.all([empty(), empty()])) expect(answer).toMatchObject({ status: 200 });
  expect(await kindsOf(project)).toEqual([]);
  expect(await queuedOf(project)).toEqual([{ count: 3 * STEP_ROWS + 1, things: 3 * STEP_ROWS + 1 }]);
});

it('a step that fails leaves what comes after it, tasks last, to the next request', async () => {
  const { project, owner, task, path } = await aFullTrash(STEP_ROWS + 500);
  await rows(`UPDATE trash SET deleted_at = deleted_at - interval '1 day' WHERE id = $1`, [task._id]);
  const repository = app().get(RemovalsRepository);
  const queue = repository.queue.bind(repository);
  const spy = jest.spyOn(repository, 'queue');
  spy.mockImplementationOnce(queue).mockRejectedValueOnce(new Error('The disk is full'));
  expect(await as(owner).delete(path)).toMatchObject({ status: 500 });
  expect(await kindsOf(project)).toEqual([
    { kind: 'comment', count: 500 },
    { kind: 'task', count: 1 },
  ]);
  expect(await queuedOf(project)).toEqual([{ count: STEP_ROWS, things: STEP_ROWS }]);
  expect(await as(owner).delete(path)).toMatchObject({ status: 200 });
  expect(await kindsOf(project)).toEqual([]);
  expect(await queuedOf(project)).toEqual([{ count: STEP_ROWS + 501, things: STEP_ROWS + 501 }]);
});

/** Stops at a call until `go`. */
const stopAt = (nth: number) => {
  let [reach, go, calls] = [() => {}, () => {}, 0];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const going = new Promise<void>((resolve) => (go = resolve));
  const call = async () => {
    if (++calls !== nth) return;
    reach();
    await going;
  };
  return { reached, call, go: () => go() };
};

describe('after the second of three steps', () => {
  const empty = async (
    full: Awaited<ReturnType<typeof aFullTrash>>,
    other: () => Promise<Answer<unknown>>,
  ) => {
    const revisions = app().get(ProjectRevisionsRepository);
    const lock = revisions.lock.bind(revisions);
    const third = stopAt(3);
    jest.spyOn(revisions, 'lock').mockImplementation(async (...args) => {
      await third.call();
      return lock(...args);
    });
    const emptying = as(full.owner).delete(full.path);
    await Promise.race([third.reached, emptying]);
    const answer = await other();
    third.go();
    expect(answer).toMatchObject({ status: 200 });
    return emptying;
  };

  it('a restored task keeps its comments', async () => {
    const full = await aFullTrash(2 * STEP_ROWS + 500);
    const { project, owner, task, path } = full;
    const answer = await empty(full, () => as(owner).post(`${path}/${task._id}/restore`));
    expect(answer).toMatchObject({ status: 200 });
    expect(await kindsOf(project)).toEqual([]);
    expect(await queuedOf(project)).toEqual([{ count: 2 * STEP_ROWS + 500, things: 2 * STEP_ROWS + 500 }]);
    await rows('DELETE FROM removals WHERE task_id <> $1', [task._id]);
    await app().get(RemovalsService).run();
    const { body } = await as(owner).get<Task>(`/projects/${project._id}/tasks/${task._id}`);
    expect(body).toMatchObject({ title: 'Call the bank', commentCount: 1 });
  });

  it('a deleted task stays in the trash', async () => {
    const full = await aFullTrash(2 * STEP_ROWS + 500);
    const { project, owner } = full;
    const late = await given.task({ project, title: 'Late' });
    const path = `/projects/${project._id}/tasks/${late._id}`;
    expect(await empty(full, () => as(owner).delete(path))).toMatchObject({ status: 200 });
    expect(await rows('SELECT id FROM trash WHERE project_id = $1', [project._id])).toEqual([
      { id: late._id },
    ]);
  });

  it('an archived project keeps the rest', async () => {
    const full = await aFullTrash(2 * STEP_ROWS + 500);
    const { project, owner } = full;
    const answer = await empty(full, () => as(owner).put(`/projects/${project._id}/archived`));
    expect(answer).toMatchObject(refusal(409, 'PROJECT_ARCHIVED'));
    expect(await kindsOf(project)).toEqual([
      { kind: 'comment', count: 500 },
      { kind: 'task', count: 1 },
    ]);
  });
});

it('an entry that a step has taken is no longer restored', async () => {
  const { project, owner, task, path } = await aFullTrash(STEP_ROWS + 500);
  const repository = app().get(RemovalsRepository);
  const queue = repository.queue.bind(repository);
  const second = stopAt(2);
  jest.spyOn(repository, 'queue').mockImplementation(async (...args) => {
    await second.call();
    return queue(...args);
  });
  const emptying = as(owner).delete(path);
  await Promise.race([second.reached, emptying]);
  let answered = false;
  const restored = as(owner)
    .post(`${path}/${task._id}/restore`)
    .finally(() => (answered = true));
  while (!answered && !(await isWaiting()));
  second.go();
  expect(await restored).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await emptying).toMatchObject({ status: 200 });
  expect(await queuedOf(project)).toEqual([{ count: STEP_ROWS + 501, things: STEP_ROWS + 501 }]);
});

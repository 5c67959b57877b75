import { type Project, type SearchResult } from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestProject } from '../../../../test/index.js';
import { PARTS_OF_PROJECT, RemovalsRepository, STEP_ROWS } from './removals.repository.js';
import { RemovalsService } from './removals.service.js';

const api = useApi();
const { app, as, given, rows } = api;
const { connect } = useSockets(api);

const removals = () => app().get(RemovalsService);

const countOf = async (table: string, projectId: string) =>
  (
    await rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE project_id = $1`, [
      projectId,
    ])
  )[0]?.count;

/** More rows than one transaction removes, in every table below a project. */
const fill = async ({ _id, owner }: TestProject, tasks: number) => {
  const ids = [_id, owner._id];
  await rows(
    `INSERT INTO tasks (project_id, id, title, position, created_by)
     SELECT $1, gen_random_uuid(), 'Heap ' || n, 'a' || lpad(n::text, 6, '0') || 'V', $2 FROM generate_series(1, ${tasks}) n`,
    ids,
  );
  await rows(
    `INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT project_id, id, gen_random_uuid(), $2, 'Heap' FROM tasks WHERE project_id = $1`,
    ids,
  );
  await rows(
    'INSERT INTO task_assignees (project_id, task_id, user_id) SELECT $1, id, $2 FROM tasks WHERE project_id = $1',
    ids,
  );
};

/** Pauses the background job while the test checks its remaining work. */
const paused = () => {
  const next = jest.spyOn(removals(), 'wake').mockImplementation(() => undefined);
  return { resume: () => next.mockRestore() };
};

const purge = async ({ _id, owner }: TestProject, id = _id) =>
  expect(await as(owner).delete(`/projects/${_id}/trash/${id}`)).toMatchObject({ status: 200 });

describe('a large project', () => {
  const aHeap = async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann], title: 'Heap of tasks' });
    await fill(project, STEP_ROWS + 500);
    const task = await given.task({ project, title: 'Heap with a file', deadline: '2030-01-01' });
    const file = await given.attachment({ task, name: 'heap.txt' });
    return { ann, project, task, file, path: `/projects/${project._id}` };
  };

  it('disappears at once for everyone, while its rows still exist', async () => {
    const { ann, project, task, file, path } = await aHeap();
    const socket = await connect(ann);
    await socket.ask('join-project', { projectId: project._id });
    const { resume } = paused();
    try {
      expect(await as(project.owner).delete(path)).toMatchObject({ status: 200, body: { ok: true } });
      await purge(project);
      expect(await countOf('tasks', project._id)).toBeGreaterThan(STEP_ROWS);
      for (const person of [project.owner, ann]) {
        const asPerson = as(person);
        expect((await asPerson.get<Project[]>('/projects')).body).toEqual([]);
        expect((await asPerson.get<Project[]>('/projects', { query: { limit: '10' } })).body).toEqual([]);
        const { body } = await asPerson.get<SearchResult>('/search', { query: { q: 'heap' } });
        expect(body).toMatchObject({ projects: [], tasks: [] });
        expect((await asPerson.get('/search/filters')).body).toMatchObject({ projects: [], assignees: [] });
        const gone = [
          path,
          `${path}/tasks`,
          `${path}/tasks/${task._id}`,
          `${path}/changes?since=0`,
          `/files/${file._id}`,
        ];
        for (const url of gone) expect(await asPerson.get(url)).toMatchObject(refusal(404, 'NOT_FOUND'));
        expect(await asPerson.delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
        const write = await asPerson.post(`${path}/tasks`, { title: 'Late' });
        expect(write).toMatchObject(refusal(404, 'NOT_FOUND'));
      }
      expect(await socket.ask('join-project', { projectId: project._id })).toMatchObject({
        ok: false,
        code: 404,
      });
    } finally {
      resume();
    }
  });

  it('is removed completely in the background once it leaves the trash, and its files go to the sweeper', async () => {
    const { project, path } = await aHeap();
    await as(project.owner).delete(path);
    expect(await countOf('comments', project._id)).toBeGreaterThan(STEP_ROWS);
    await purge(project);
    await removals().idle();
    for (const table of [...PARTS_OF_PROJECT, 'project_memberships', 'removals']) {
      expect({ table, count: await countOf(table, project._id) }).toEqual({ table, count: 0 });
    }
    expect(await rows('SELECT 1 FROM projects WHERE id = $1', [project._id])).toEqual([]);
  });

  it('is removed after the next start when the process was stopped', async () => {
    const { project, path } = await aHeap();
    const { resume } = paused();
    await as(project.owner).delete(path);
    await purge(project);
    resume();
    expect(await countOf('removals', project._id)).toBe(1);
    removals().onApplicationBootstrap();
    await removals().idle();
    expect(await rows('SELECT 1 FROM projects WHERE id = $1', [project._id])).toEqual([]);
    expect(await countOf('removals', project._id)).toBe(0);
  });
});

describe('a task with very many comments', () => {
  it('disappears at once with its comments and files, and leaves no row after it leaves the trash', async () => {
    const project = await given.project();
    const task = await given.task({ project, title: 'Talk' });
    const file = await given.attachment({ task, name: 'talk.txt' });
    await rows(
      `INSERT INTO comments (project_id, task_id, id, author_id, content)
       SELECT $1, $2, gen_random_uuid(), $3, 'Talk' FROM generate_series(1, ${STEP_ROWS + 500})`,
      [project._id, task._id, project.owner._id],
    );
    const kept = await given.comment({ task: await given.task({ project }) });
    const { resume } = paused();
    const path = `/projects/${project._id}/tasks/${task._id}`;
    expect(await as(project.owner).delete(path)).toMatchObject({ status: 200 });
    expect(await countOf('comments', project._id)).toBe(STEP_ROWS + 501);
    await purge(project, task._id);
    expect(await as(project.owner).get(`/files/${file._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(
      (await as(project.owner).get<SearchResult>('/search', { query: { q: 'talk' } })).body.tasks,
    ).toEqual([]);
    resume();
    removals().wake();
    await removals().idle();
    expect(await rows('SELECT id AS "_id" FROM comments WHERE project_id = $1', [project._id])).toEqual([
      { _id: kept._id },
    ]);
    expect(await countOf('attachments', project._id)).toBe(0);
  });
});

describe('a removal that fails', () => {
  it('delays no other, is reported, and is finished later', async () => {
    const { _id: projectId } = await given.project();
    const first = '00000000-0000-4000-8000-000000000001';
    await rows('INSERT INTO removals (id, project_id, task_id) VALUES ($1, $2, $1)', [first, projectId]);
    await rows(
      'INSERT INTO removals (project_id, task_id) SELECT $1, gen_random_uuid() FROM generate_series(1, 30)',
      [projectId],
    );
    const repository = app().get(RemovalsRepository);
    const step = repository.step.bind(repository);
    const failing = jest.spyOn(repository, 'step').mockImplementation(async (tx, removal) => {
      if (removal.taskId === first) throw new Error('Locked by a maintenance');
      return step(tx, removal);
    });
    try {
      await expect(removals().run()).rejects.toThrow('Locked by a maintenance');
      expect(await rows('SELECT id FROM removals WHERE project_id = $1', [projectId])).toEqual([
        { id: first },
      ]);
      expect(failing).toHaveBeenCalledTimes(31);
    } finally {
      failing.mockRestore();
    }
    await removals().run();
    expect(await countOf('removals', projectId)).toBe(0);
  });
});

it('every table that cascades from a project or a task is removed in steps or has a small bound', async () => {
  const children = await rows<{ child: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS child FROM pg_constraint
     WHERE contype = 'f' AND confdeltype = 'c' AND confrelid::regclass::text IN ('projects', 'tasks', 'project_memberships')`,
  );
  // Memberships: as many as there are people in the project.
  const bounded = [...PARTS_OF_PROJECT, 'project_memberships'];
  expect(children.map(({ child }) => child).filter((child) => !bounded.includes(child))).toEqual([]);
});

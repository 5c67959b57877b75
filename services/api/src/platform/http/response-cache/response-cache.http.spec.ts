import { setImmediate as turn } from 'node:timers/promises';
import type { Project, ProjectList, Task } from '@taskloom/contracts';
import { refusal, useApi, type TestProject } from '../../../../test/index.js';

const JWT_SECRET = 'b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a';
const first = useApi({ JWT_SECRET });
/** Another process on the same database. */
const second = useApi({ JWT_SECRET }, { between: () => Promise.resolve(first.databaseUrl()) });
const { as, given } = first;

const WRITERS = 8;
const WRITES = 12;
const READERS = 4;

const LIST = '/projects?view=list';
const board = ({ _id }: TestProject) => `/projects/${_id}/tasks`;

it('never serves a response that lacks a confirmed change, with 8 writers and two processes', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const tasks = await Promise.all(Array.from({ length: WRITERS }, () => given.task({ project, title: '0' })));
  const processOf = (n: number) => (n % 2 ? first : second).as(owner);
  const confirmed = new Map(tasks.map(({ _id }) => [_id, 0]));
  let writing = WRITERS;
  const write = async (id: string, writer: number) => {
    for (let n = 1; n <= WRITES; n++) {
      const { status } = await processOf(writer + n).patch(`${board(project)}/${id}`, { title: String(n) });
      expect(status).toBe(200);
      confirmed.set(id, n);
    }
    writing--;
  };
  let reads = 0;
  const stale: string[] = [];
  const read = async (reader: number) => {
    while (writing > 0) {
      const least = new Map(confirmed);
      const view = reads % 3 === 0 ? '' : '?view=card';
      const { body } = await processOf(reader + reads++).get<Task[]>(board(project) + view);
      for (const { _id, title } of body)
        if (Number(title) < (least.get(_id) ?? 0)) stale.push(`${title} after ${least.get(_id)}`);
    }
  };
  await Promise.all([
    ...tasks.map(({ _id }, n) => write(_id, n)),
    ...Array.from({ length: READERS }, (_, n) => read(n)),
  ]);
  expect(stale).toEqual([]);
  expect(reads).toBeGreaterThan(WRITES);
});

it('lists each project at least as new as its last confirmed change, with two processes', async () => {
  const owner = await given.user();
  const projects = await Promise.all(Array.from({ length: WRITERS }, () => given.project({ owner })));
  const processOf = (n: number) => (n % 2 ? first : second).as(owner);
  const confirmed = new Map<string, number>();
  let writing = WRITERS;
  const write = async ({ _id }: TestProject, writer: number) => {
    for (let n = 1; n <= WRITES; n++) {
      const answer = await processOf(writer + n).patch(`/projects/${_id}`, { title: String(n) });
      expect(answer.status).toBe(200);
      confirmed.set(_id, n);
    }
    writing--;
  };
  let reads = 0;
  const stale: string[] = [];
  const read = async (reader: number) => {
    while (writing > 0) {
      const least = new Map(confirmed);
      const { body } = await processOf(reader + reads++).get<ProjectList>(LIST);
      for (const { _id, title } of body.projects)
        if (Number(title) < (least.get(_id) ?? 0)) stale.push(`${title} after ${least.get(_id)}`);
    }
  };
  await Promise.all([
    ...projects.map((project, n) => write(project, n)),
    ...Array.from({ length: READERS }, (_, n) => read(n)),
  ]);
  expect(stale).toEqual([]);
  expect(reads).toBeGreaterThan(WRITES);
});

it.each([
  ['the project', ''],
  ['the board', '/tasks?view=card'],
  ['a task', '/tasks/:task'],
  ['the labels', '/labels'],
])('says up to which revision a response includes all changes: %s', async (_name, path) => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const task = await given.task({ project });
  const url = `/projects/${project._id}${path.replace(':task', task._id)}`;
  const revision = async () => Number((await first.as(owner).get(url)).headers['x-project-revision']);
  const before = await revision();
  await second.as(owner).patch(`${board(project)}/${task._id}`, { title: 'Later' });
  expect(await revision()).toBe(before + 1);
});

it('shows a new name at once on every board and project, in every process', async () => {
  const [owner, mate] = [await given.user(), await given.user({ name: 'Before' })];
  const project = await given.project({ owner, members: [mate] });
  await given.task({ project, assignees: [{ user: mate }] });
  const names = async () => {
    const found: unknown[] = [];
    for (const client of [first.as(owner), second.as(owner)]) {
      const { body: tasks } = await client.get<Task[]>(board(project));
      const { body: one } = await client.get<Project>(`/projects/${project._id}`);
      const { body: projects } = await client.get<Project[]>('/projects');
      const { body: list } = await client.get<ProjectList>(LIST);
      found.push(tasks[0]?.assignees[0]?.user.name);
      found.push(...[one, ...projects].map(({ members }) => members[1]?.user.name));
      found.push(list.users[list.projects[0]?.members[1] ?? -1]?.name);
    }
    return new Set(found);
  };
  expect(await names()).toEqual(new Set(['Before']));
  await second.as(mate).patch('/auth/me', { name: 'After' });
  expect(await names()).toEqual(new Set(['After']));
});

it('serves no cached response to a removed member', async () => {
  const [owner, mate] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mate] });
  await given.task({ project });
  expect((await as(mate).get<Task[]>(board(project))).body).toHaveLength(1);
  expect((await as(mate).get<ProjectList>(LIST)).body.projects).toHaveLength(1);
  await as(owner).delete(`/projects/${project._id}/members/${mate._id}`);
  expect(await as(mate).get(board(project))).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect((await as(mate).get('/projects')).body).toEqual([]);
  expect((await as(mate).get(LIST)).body).toEqual({ users: [], projects: [] });
});

it('returns 304 until something changes', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const task = await given.task({ project });
  for (const path of [board(project), `/projects/${project._id}`, '/projects', LIST]) {
    const { headers } = await as(owner).get(path);
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect(await as(owner).get(path, again)).toMatchObject({ status: 304, text: '' });
    await as(owner).patch(`${board(project)}/${task._id}`, { title: `Changed ${path}` });
    expect((await as(owner).get(path, again)).status).toBe(200);
  }
});

it('compresses a response that is requested again, without changing its content', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  for (let n = 0; n < 30; n++) await given.task({ project, title: `Task ${n}` });
  const { text } = await as(owner).get(board(project));
  const compressed = async () => {
    const url = `${await first.listen()}/api${board(project)}`;
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'br;q=1' };
    return fetch(url, { headers });
  };
  // The compressed copy has a known length; a response that is compressed on its own has none.
  let answer = await compressed();
  while (!answer.headers.has('content-length')) {
    expect(await answer.text()).toBe(text);
    await turn();
    answer = await compressed();
  }
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(text);
});

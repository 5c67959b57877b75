import type {
  CalendarAnswer,
  HistoryPage,
  Project,
  ProjectUpdatedEvent,
  SearchFilters,
  SearchResult,
  WorkCounts,
} from '@taskloom/contracts';
import { Client } from 'pg';
import {
  isBlocking,
  refusal,
  useApi,
  useSockets,
  type TestProject,
  type TestUser,
} from '../../../test/index.js';

const api = useApi();
const { as, databaseUrl, given } = api;
const { connect } = useSockets(api);

const pathOf = ({ _id }: TestProject) => `/projects/${_id}`;
const archive = (person: TestUser, project: TestProject) =>
  as(person).put<Project>(`${pathOf(project)}/archived`);
const restore = (person: TestUser, project: TestProject) =>
  as(person).delete<Project>(`${pathOf(project)}/archived`);
const listOf = async (person: TestUser, query: Record<string, string> = {}) =>
  (await as(person).get<Project[]>('/projects', { query })).body.map(({ _id }) => _id);

const aProject = async () => {
  const [owner, mika] = [await given.user(), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika], title: 'Paper ledger' });
  const task = await given.task({
    project,
    title: 'Scan the ledger',
    deadline: '2026-11-20',
    assignees: [{ user: mika, role: 'primary' as const }],
  });
  return { owner, mika, project, task };
};

describe('an archived project', () => {
  it('is in no list unless asked for, and everything of it can be read', async () => {
    const { owner, mika, project, task } = await aProject();
    const other = await given.project({ owner });
    const { body } = await archive(owner, project);
    expect(body).toMatchObject({ archive: { at: expect.stringMatching(/Z$/), by: { _id: owner._id } } });
    expect(await archive(owner, project)).toMatchObject({ status: 200 });
    expect(await listOf(owner)).toEqual([other._id]);
    expect(await listOf(owner, { archived: 'true' })).toEqual([project._id]);
    expect(await listOf(owner, { limit: '10' })).toEqual([other._id]);
    expect(await listOf(owner, { limit: '10', archived: 'true' })).toEqual([project._id]);
    expect((await as(mika).get<Project>(pathOf(project))).body.archive).toMatchObject({
      by: { _id: owner._id },
    });
    expect((await as(mika).get(`${pathOf(project)}/tasks/${task._id}`)).status).toBe(200);
    expect((await as(mika).get(`${pathOf(project)}/tasks`)).body).toHaveLength(1);
  });

  it('is out of My Work, the calendar, search and its filters', async () => {
    const { owner, mika, project, task } = await aProject();
    await archive(owner, project);
    const day = { query: { day: '2026-11-25' } };
    expect((await as(mika).get<WorkCounts>('/work/counts', day)).body).toMatchObject({ assigned: 0, due: 0 });
    const month = { query: { from: '2026-11-01', to: '2026-11-30', scope: 'all' } };
    expect((await as(mika).get<CalendarAnswer>('/calendar', month)).body.tasks).toEqual([]);
    const search = async (query: Record<string, string>) =>
      (await as(mika).get<SearchResult>('/search', { query: { q: 'ledger', ...query } })).body;
    expect(await search({})).toMatchObject({ projects: [], tasks: [] });
    expect(await search({ archived: 'true' })).toMatchObject({
      projects: [{ _id: project._id, archive: { by: { _id: owner._id } } }],
      tasks: [{ _id: task._id }],
    });
    expect((await as(mika).get<SearchFilters>('/search/filters')).body.projects).toEqual([]);
    const stranger = await given.user();
    const query = { q: 'ledger', archived: 'true' };
    expect((await as(stranger).get('/search', { query })).body).toMatchObject({ projects: [], tasks: [] });
  });

  it('refuses every change with one sentence, and can be deleted', async () => {
    const { owner, mika, project, task } = await aProject();
    const deleted = await given.task({ project });
    await as(owner).delete(`${pathOf(project)}/tasks/${deleted._id}`);
    await archive(owner, project);
    const [path, of] = [pathOf(project), `${pathOf(project)}/tasks/${task._id}`];
    const refused = refusal(409, 'PROJECT_ARCHIVED');
    const { body } = await as(owner).patch(path, { title: 'Other' });
    expect(body).toMatchObject({
      message: 'The project "Paper ledger" is archived. Please restore it first.',
    });
    for (const answer of [
      await as(owner).patch(path, { title: 'Other' }),
      await as(mika).patch(path, { status: 'completed' }),
      await as(owner).post(`${path}/tasks`, { title: 'New' }),
      await as(mika).patch(of, { title: 'Other' }),
      await as(mika).delete(of),
      await as(mika).post(`${of}/comments`, { content: 'Late' }),
      await as(mika).put(`${of}/archive`),
      await as(owner).post(`${path}/labels`, { name: 'Late', color: 'iris' }),
      await as(owner).delete(`${path}/members/${mika._id}`),
      await as(mika).post(`${path}/trash/${deleted._id}/restore`),
      await as(owner).delete(`${path}/trash/${deleted._id}`),
      await as(owner).delete(`${path}/trash`),
    ])
      expect(answer).toMatchObject(refused);
    expect(await as(owner).delete(path)).toMatchObject({ status: 200 });
  });

  it('is archived and restored by its owner only', async () => {
    const { owner, mika, project } = await aProject();
    expect(await archive(mika, project)).toMatchObject(refusal(403, 'FORBIDDEN'));
    await archive(owner, project);
    expect(await restore(mika, project)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await restore(owner, project)).body.archive).toBeNull();
    expect(await restore(owner, project)).toMatchObject({ status: 200 });
    expect(await listOf(mika)).toEqual([project._id]);
    expect(await as(mika).post(`${pathOf(project)}/tasks`, { title: 'New' })).toMatchObject({ status: 201 });
    const { body } = await as(owner).get<HistoryPage>(`${pathOf(project)}/history`);
    expect(body.events.slice(1, 3).map(({ type }) => type)).toEqual([
      'project_unarchived',
      'project_archived',
    ]);
  });

  it('is announced to its room and to the lists of its members', async () => {
    const { owner, mika, project } = await aProject();
    const socket = await connect(mika);
    await socket.ask('join-project', project._id);
    await archive(owner, project);
    const heard: ProjectUpdatedEvent = await socket.hears('project:updated');
    expect(heard.updates).toMatchObject({ archive: { by: { _id: owner._id } }, version: 2 });
    expect(await socket.hears('project:touched')).toMatchObject({
      project: { archive: { by: { _id: owner._id } } },
    });
  });
});

it('a write that has passed its guard when the project is archived is refused', async () => {
  const { owner, mika, project, task } = await aProject();
  const of = `${pathOf(project)}/tasks/${task._id}`;
  const archiving = new Client({ connectionString: databaseUrl() });
  await archiving.connect();
  try {
    for (const write of [
      () => as(mika).patch(of, { title: 'Other' }),
      () => as(mika).post(`${of}/comments`, { content: 'Late' }),
      () => as(owner).delete(`${pathOf(project)}/members/${mika._id}`),
    ]) {
      await archiving.query('BEGIN');
      await archiving.query('UPDATE projects SET archived_at = now() WHERE id = $1', [project._id]);
      let answered = false;
      const answer = write().finally(() => (answered = true));
      // Ends with the response, which must not arrive yet, or once the request waits for the project.
      while (!answered && !(await isBlocking(archiving)));
      await archiving.query('COMMIT');
      expect(await answer).toMatchObject(refusal(409, 'PROJECT_ARCHIVED'));
      await restore(owner, project);
    }
  } finally {
    await archiving.end();
  }
});

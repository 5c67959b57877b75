import { LIMITS, type Project, type ProjectList } from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestProject, type TestUser } from '../../../../test/index.js';

const api = useApi();
const { as, given, rows } = api;
const { connect } = useSockets(api);

const pathOf = ({ _id }: TestProject) => `/projects/${_id}`;
const add = (person: TestUser, project: TestProject) => as(person).put(`${pathOf(project)}/favourite`);
const remove = (person: TestUser, project: TestProject) => as(person).delete(`${pathOf(project)}/favourite`);
const one = async (person: TestUser, project: TestProject) =>
  (await as(person).get<Project>(pathOf(project))).body;
const all = async (person: TestUser, query: Record<string, string> = {}) =>
  (await as(person).get<Project[]>('/projects', { query })).body;
const brief = async (person: TestUser) =>
  (await as(person).get<ProjectList>('/projects', { query: { view: 'list' } })).body.projects;
const favouritesIn = (projects: readonly Pick<Project, '_id' | 'favourite'>[]) =>
  projects.filter(({ favourite }) => favourite).map(({ _id }) => _id);
const stored = ({ _id }: TestProject) =>
  rows('SELECT user_id FROM favourite_projects WHERE project_id = $1', [_id]);

const aProject = async () => {
  const [owner, mika] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  return { owner, mika, project };
};

describe('a favourite', () => {
  it('is marked for the person in each form of the list and in the project, and for no one else', async () => {
    const { owner, mika, project } = await aProject();
    const other = await given.project({ owner, members: [mika] });
    const before = await one(mika, project);
    expect(before).not.toHaveProperty('favourite');
    expect(await add(mika, project)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await one(mika, project)).toEqual({ ...before, favourite: true });
    const forms: Record<string, string>[] = [{}, { limit: '10' }];
    for (const query of forms) {
      expect(favouritesIn(await all(mika, query))).toEqual([project._id]);
      expect(await all(owner, query)).toHaveLength(2);
      expect(favouritesIn(await all(owner, query))).toEqual([]);
    }
    expect(favouritesIn(await brief(mika))).toEqual([project._id]);
    expect(favouritesIn(await brief(owner))).toEqual([]);
    for (const each of [project, other]) expect(await one(owner, each)).not.toHaveProperty('favourite');
  });

  it('is added and removed as often as one likes, without a new revision of the project', async () => {
    const { owner, project } = await aProject();
    const before = await one(owner, project);
    for (const step of [add, add]) expect(await step(owner, project)).toMatchObject({ status: 200 });
    expect(favouritesIn(await brief(owner))).toEqual([project._id]);
    for (const step of [remove, remove]) expect(await step(owner, project)).toMatchObject({ status: 200 });
    expect(favouritesIn(await brief(owner))).toEqual([]);
    expect(await one(owner, project)).toEqual(before);
  });

  it('leaves the order of the list and of its pages as it is', async () => {
    const owner = await given.user();
    const projects = [];
    for (let count = 0; count < 3; count++) projects.push(await given.project({ owner }));
    const [first, second, third] = projects.map(({ _id }) => _id);
    await add(owner, projects[0] ?? (await given.project()));
    expect((await all(owner)).map(({ _id }) => _id)).toEqual([third, second, first]);
    const page = await all(owner, { limit: '2' });
    expect(page.map(({ _id }) => _id)).toEqual([third, second]);
    const rest = await all(owner, { limit: '2', cursor: second ?? '' });
    expect(rest).toMatchObject([{ _id: first, favourite: true }]);
  });

  it('can also be an archived project, or one on hold', async () => {
    const { owner, mika, project } = await aProject();
    await as(owner).patch(pathOf(project), { status: 'on-hold' });
    expect(await add(owner, project)).toMatchObject({ status: 200 });
    await as(owner).put(`${pathOf(project)}/archived`);
    expect(await add(mika, project)).toMatchObject({ status: 200 });
    expect(favouritesIn(await all(mika, { archived: 'true' }))).toEqual([project._id]);
    expect(await remove(owner, project)).toMatchObject({ status: 200 });
    expect(favouritesIn(await all(owner, { archived: 'true' }))).toEqual([]);
  });

  it('of a stranger does not exist', async () => {
    const { project } = await aProject();
    const stranger = await given.user();
    for (const step of [add, remove])
      expect(await step(stranger, project)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await stored(project)).toEqual([]);
  });

  it('ends with the membership, and is not back after another one', async () => {
    const { owner, mika, project } = await aProject();
    for (const person of [owner, mika]) await add(person, project);
    await as(owner).delete(`${pathOf(project)}/members/${mika._id}`);
    expect(await stored(project)).toEqual([{ user_id: owner._id }]);
    await given.projectMember({ project, user: mika });
    expect(favouritesIn(await brief(mika))).toEqual([]);
    expect(favouritesIn(await brief(owner))).toEqual([project._id]);
  });

  it('is one again when the project is restored from the trash', async () => {
    const { owner, project } = await aProject();
    await add(owner, project);
    await as(owner).delete(pathOf(project));
    expect(await brief(owner)).toEqual([]);
    await as(owner).post(`${pathOf(project)}/trash/${project._id}/restore`);
    expect(favouritesIn(await brief(owner))).toEqual([project._id]);
  });

  it('is announced to the other tabs of the person, once and to no one else', async () => {
    const { owner, mika, project } = await aProject();
    const [tab, others] = [await connect(mika), await connect(owner)];
    const favourite = { projectId: project._id, title: project.title };
    for (const step of [add, add, remove, remove]) await step(mika, project);
    await tab.settled();
    expect(tab.heard).toEqual([
      { event: 'project:favourite', data: { ...favourite, favourite: true } },
      { event: 'project:favourite', data: { ...favourite, favourite: false } },
    ]);
    await others.settled();
    expect(others.heard).toEqual([]);
  });
});

describe('the limit of favourites', () => {
  const full = async () => {
    const owner = await given.user();
    const [next, last] = [await given.project({ owner }), await given.project({ owner })];
    await rows(
      `WITH made AS (
         INSERT INTO projects (id, owner_id, title, description, status)
         SELECT gen_random_uuid(), $1, 'Project ' || n, '', 'active' FROM generate_series(2, $2::int) n RETURNING id),
       members AS (
         INSERT INTO project_memberships (project_id, user_id) SELECT id, $1 FROM made RETURNING project_id)
       INSERT INTO favourite_projects (project_id, user_id) SELECT project_id, $1 FROM members`,
      [owner._id, LIMITS.favouriteProjects],
    );
    return { owner, next, last };
  };

  it('refuses one more with one sentence, and accepts it after another was removed', async () => {
    const { owner, next, last } = await full();
    expect(await add(owner, next)).toMatchObject({ status: 200 });
    expect(await add(owner, last)).toMatchObject({
      ...refusal(409, 'TOO_MANY_FAVOURITES'),
      body: { message: 'You can have at most 100 favorites. Remove one first.' },
    });
    expect(await add(owner, next)).toMatchObject({ status: 200 });
    await remove(owner, next);
    expect(await add(owner, last)).toMatchObject({ status: 200 });
  });

  it('holds for requests at the same time, and does not count projects in the trash', async () => {
    const { owner, next, last } = await full();
    const statuses = await Promise.all([next, last].map(async (each) => (await add(owner, each)).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
    await as(owner).delete(pathOf(statuses[0] === 200 ? next : last));
    expect(await add(owner, statuses[0] === 200 ? last : next)).toMatchObject({ status: 200 });
  });
});

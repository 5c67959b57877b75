import { LIMITS, type ChangesAnswer, type ProjectLabel, type Task, type TaskCard } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestProject } from '../../../../test/index.js';

const { as, given, rows } = useApi();

const labelsOf = ({ _id }: TestProject) => `/projects/${_id}/labels`;
const tasksOf = ({ _id }: TestProject) => `/projects/${_id}/tasks`;

const aProject = async () => {
  const ann = await given.user();
  const project = await given.project({ members: [ann] });
  return { ann, owner: project.owner, project };
};
const create = async (project: TestProject, name: string, color?: string) =>
  (await as(project.owner).post<ProjectLabel>(labelsOf(project), { name, ...(color && { color }) })).body;

describe('a label', () => {
  it('is created by any member and listed by name', async () => {
    const { ann, owner, project } = await aProject();
    const { status, body } = await as(ann).post<ProjectLabel>(labelsOf(project), { name: ' finance ' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { _id: expect.any(String), name: 'finance', color: 'iris' },
    });
    await create(project, 'api', 'sky');
    const { body: listed } = await as(owner).get<ProjectLabel[]>(labelsOf(project));
    expect(listed.map(({ name, color }) => [name, color])).toEqual([
      ['api', 'sky'],
      ['finance', 'iris'],
    ]);
  });

  it('is the existing one when its name exists in any case, even for two people at once', async () => {
    const { ann, owner, project } = await aProject();
    const answers = await Promise.all(
      [ann, owner, ann, owner].map((person, at) =>
        as(person).post<ProjectLabel>(labelsOf(project), { name: at % 2 ? 'Finance' : 'finance' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await as(ann).get<ProjectLabel[]>(labelsOf(project))).body).toHaveLength(1);
  });

  it.each([
    ['RED', 'red'],
    ['Caf\u00E9', 'Cafe\u0301'],
    ['\uFF32ed', 'Red'],
    ['\uFB01x', 'FIX'],
    ['ΦΟΡΟΣ', 'φορος'],
    ['GRÜN', 'gru\u0308n'],
  ])('named %j is the existing one for %j, and no other gets this name', async (first, second) => {
    const { owner, project } = await aProject();
    const { _id } = await create(project, first);
    expect(await create(project, second)).toMatchObject({ _id, name: first });
    const other = await create(project, 'another');
    expect(await as(owner).patch(`${labelsOf(project)}/${other._id}`, { name: second })).toMatchObject(
      refusal(409, 'LABEL_EXISTS'),
    );
    await expect(
      rows('UPDATE labels SET name = $2 WHERE id = $1 RETURNING id', [other._id, second]),
    ).rejects.toThrow('labels_by_name');
  });

  it('with another letter or accent has a name of its own', async () => {
    const { project } = await aProject();
    const names = ['resume', 'résumé', 'Maße', 'Masse'];
    for (const name of names) await create(project, name);
    const { body } = await as(project.owner).get<ProjectLabel[]>(labelsOf(project));
    expect(body.map(({ name }) => name)).toEqual(['Masse', 'Maße', 'resume', 'résumé']);
  });

  it('is listed in the order of a language, not of its bytes', async () => {
    const { owner, project } = await aProject();
    for (const name of ['Zoo', 'ärger', 'v10', 'apfel', 'v9', 'Birne']) await create(project, name);
    const { body } = await as(owner).get<ProjectLabel[]>(labelsOf(project));
    expect(body.map(({ name }) => name)).toEqual(['apfel', 'ärger', 'Birne', 'v9', 'v10', 'Zoo']);
  });

  it('is renamed and recoloured by the owner, but not to a name of another one', async () => {
    const { owner, project } = await aProject();
    const { _id } = await create(project, 'finance');
    await create(project, 'api');
    const path = `${labelsOf(project)}/${_id}`;
    expect(await as(owner).patch(path, { name: 'Finance', color: 'rose' })).toMatchObject({
      status: 200,
      body: { _id, name: 'Finance', color: 'rose' },
    });
    expect(await as(owner).patch(path, { name: 'API' })).toMatchObject(refusal(409, 'LABEL_EXISTS'));
  });

  it('of another project cannot be changed or deleted', async () => {
    const { owner, project } = await aProject();
    const { _id } = await create(await given.project({ owner }), 'elsewhere');
    const path = `${labelsOf(project)}/${_id}`;
    expect(await as(owner).patch(path, { color: 'rose' })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(owner).delete(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'x'.repeat(LIMITS.labelName + 1) }, 'Name must be at most 40 characters long.'],
    [{ name: 'x', color: 'pink' }, /^Color must be one of iris, rose/],
  ])('is refused as %p', async (label, message) => {
    const { owner, project } = await aProject();
    const { status, body } = await as(owner).post<{ message: string }>(labelsOf(project), label);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('is refused when the project has a hundred', async () => {
    const { ann, project } = await aProject();
    await rows(
      `INSERT INTO labels (project_id, id, name, color)
       SELECT $1, gen_random_uuid(), 'Label ' || n, 'sky' FROM generate_series(1, ${LIMITS.labelsInProject}) n`,
      [project._id],
    );
    expect(await as(ann).post(labelsOf(project), { name: 'one more' })).toMatchObject(
      refusal(409, 'TOO_MANY_LABELS'),
    );
  });
});

describe('the labels of a task', () => {
  it('are saved with a new task, changed, and shown on its card', async () => {
    const { ann, project } = await aProject();
    const [api, finance] = [await create(project, 'api'), await create(project, 'finance')];
    const { body: task } = await as(ann).post<Task>(tasksOf(project), {
      title: 'Map tax codes',
      labels: [finance._id],
    });
    expect(task.labels).toEqual([finance._id]);
    const path = `${tasksOf(project)}/${task._id}`;
    const { body: changed } = await as(ann).patch<Task>(path, { labels: [api._id, finance._id] });
    expect(changed).toMatchObject({ labels: [api._id, finance._id], version: 2 });
    const { body: cards } = await as(ann).get<TaskCard[]>(`${tasksOf(project)}?view=card`);
    expect(cards[0]?.labels).toEqual([api._id, finance._id]);
  });

  it('are empty by default, and stay when a change does not name them', async () => {
    const { ann, project } = await aProject();
    const label = await create(project, 'api');
    const { body: plain } = await as(ann).post<Task>(tasksOf(project), { title: 'Plain' });
    expect(plain.labels).toEqual([]);
    const path = `${tasksOf(project)}/${plain._id}`;
    await as(ann).patch(path, { labels: [label._id] });
    expect((await as(ann).patch<Task>(path, { status: 'done' })).body.labels).toEqual([label._id]);
  });

  it('leave out labels of other projects and deleted ones, so that a late change is not lost', async () => {
    const { owner, project } = await aProject();
    const label = await create(project, 'api');
    const foreign = await create(await given.project({ owner }), 'foreign');
    const { body } = await as(owner).post<Task>(tasksOf(project), {
      title: 'Late',
      labels: [foreign._id, uuid(), label._id],
    });
    expect(body.labels).toEqual([label._id]);
  });

  it('lose a label that is deleted, and both changes are announced', async () => {
    const { ann, owner, project } = await aProject();
    const label = await create(project, 'api');
    const { body: task } = await as(ann).post<Task>(tasksOf(project), {
      title: 'Task',
      labels: [label._id],
    });
    await as(owner).delete(`${labelsOf(project)}/${label._id}`);
    expect((await as(ann).get<Task>(`${tasksOf(project)}/${task._id}`)).body.labels).toEqual([]);
    const { body: cards } = await as(ann).get<TaskCard[]>(`${tasksOf(project)}?view=card`);
    expect(cards[0]?.labels).toEqual([]);
    const { body } = await as(ann).get<ChangesAnswer>(`/projects/${project._id}/changes?since=0`);
    expect(body.changes.map(({ event, data }) => [event, 'labels' in data && data.labels?.length])).toEqual([
      ['project:updated', 1],
      ['task:updated', false],
      ['project:updated', 0],
    ]);
  });

  it('are announced only when they change', async () => {
    const { ann, project } = await aProject();
    const label = await create(project, 'api');
    const { body: task } = await as(ann).post<Task>(tasksOf(project), { title: 'A' });
    const path = `${tasksOf(project)}/${task._id}`;
    await as(ann).patch(path, { labels: [label._id] });
    await as(ann).patch(path, { labels: [label._id], title: 'B' });
    const { body } = await as(ann).get<ChangesAnswer>(`/projects/${project._id}/changes?since=2`);
    expect(body.changes.map(({ data }) => 'updates' in data && Object.keys(data.updates))).toEqual([
      ['labels', 'version', 'updatedAt'],
      ['title', 'version', 'updatedAt'],
    ]);
  });

  it.each([['a text'], [['an invalid id']], [[null]]])('are refused as %p', async (labels) => {
    const { ann, project } = await aProject();
    const { status, body } = await as(ann).post<{ message: string }>(tasksOf(project), {
      title: 'A',
      labels,
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Labels must be a list of at most 20 ids, each once.');
  });
});

import type { HistoryPage, Project, ProjectLabel, Task } from '@taskloom/contracts';
import { PROJECT_TEMPLATES, TEMPLATE_LANGUAGES, templateGroups } from '@taskloom/contracts/project-templates';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';
import { TasksService } from '../tasks.service.js';

const { app, as, given, rows } = useApi();

const start = async (owner: TestUser, fields: object) =>
  (await as(owner).post<Project>('/projects', { title: 'Winter release', ...fields })).body;

const tasksOf = async (owner: TestUser, { _id }: Project) =>
  (await as(owner).get<Task[]>(`/projects/${_id}/tasks`)).body;

const labelsOf = async (owner: TestUser, { _id }: Project) =>
  (await as(owner).get<ProjectLabel[]>(`/projects/${_id}/labels`)).body;

describe('a project with a template', () => {
  it('needs a title only, and has no invented deadline', async () => {
    const owner = await given.user();
    expect(await as(owner).post('/projects', { title: ' Move ', template: 'blank' })).toMatchObject({
      status: 201,
      body: {
        title: 'Move',
        description: '',
        deadline: null,
        status: 'active',
        taskCounts: { todo: 0, inprogress: 0, done: 0 },
      },
    });
  });

  it.each(
    PROJECT_TEMPLATES.flatMap((template) => TEMPLATE_LANGUAGES.map((language) => ({ template, language }))),
  )(
    'begins with the labels and tasks of $template in $language, all in To Do, without people and dates',
    async ({ template, language }) => {
      const owner = await given.user();
      const groups = templateGroups(template, language);
      const project = await start(owner, { template, language });
      const labels = await labelsOf(owner, project);
      expect(new Set(labels.map(({ name, color }) => `${name} ${color}`))).toEqual(
        new Set(groups.map(({ label, color }) => `${label} ${color}`)),
      );
      const nameOf = (id?: string) => labels.find(({ _id }) => _id === id)?.name;
      const tasks = await tasksOf(owner, project);
      expect(tasks.map(({ title, labels: ids }) => [ids?.map(nameOf), title])).toEqual(
        groups.flatMap(({ label, tasks: titles }) => titles.map((title) => [[label], title])),
      );
      for (const task of tasks)
        expect(task).toMatchObject({ status: 'todo', assignees: [], deadline: null, startDate: null });
      expect(project.taskCounts).toEqual({ todo: tasks.length, inprogress: 0, done: 0 });
    },
  );

  it('is in English unless the request names a language', async () => {
    const owner = await given.user();
    const project = await start(owner, { template: 'hiring' });
    expect((await tasksOf(owner, project)).map(({ title }) => title)).toContain('Describe the role');
  });

  it('keeps the description, status and deadline of the request', async () => {
    const fields = { description: 'For winter', status: 'on-hold', deadline: '2060-01-02' };
    expect(await start(await given.user(), { template: 'personal', ...fields })).toMatchObject(fields);
  });

  it('has a history: the project first, then each task by its creator', async () => {
    const owner = await given.user({ name: 'Olga' });
    const { _id } = await start(owner, { template: 'personal' });
    const { body } = await as(owner).get<HistoryPage>(`/projects/${_id}/history`);
    const created = body.events.map(({ type, actor, task }) => [type, actor?.name, task?.title]).reverse();
    expect(created).toEqual([
      ['project_created', 'Olga', undefined],
      ...templateGroups('personal', 'en').flatMap(({ tasks }) =>
        tasks.map((title) => ['task_created', 'Olga', title]),
      ),
    ]);
  });

  it('is created once for one key', async () => {
    const owner = await given.user();
    const headers = { 'idempotency-key': 'start' };
    const body = { title: 'Once', template: 'release' };
    const first = await as(owner).post<Project>('/projects', body, { headers });
    const again = await as(owner).post<Project>('/projects', body, { headers });
    expect(again.body).toEqual(first.body);
    expect((await as(owner).get('/projects')).body).toHaveLength(1);
    expect(await tasksOf(owner, first.body)).toHaveLength(12);
  });
});

describe('a template that fails', () => {
  it('leaves no project, label or task behind', async () => {
    const owner = await given.user();
    const tasks = app().get<{ add: () => Promise<Task> }>(TasksService);
    const fails = jest.spyOn(tasks, 'add').mockRejectedValue(new Error('The disk is full'));
    expect((await as(owner).post('/projects', { title: 'Half', template: 'release' })).status).toBe(500);
    fails.mockRestore();
    expect((await as(owner).get('/projects')).body).toEqual([]);
    expect(await rows(`SELECT 1 FROM projects WHERE owner_id = $1`, [owner._id])).toEqual([]);
  });

  it('is refused with one sentence when it is unknown', async () => {
    const owner = await given.user();
    const answer = await as(owner).post('/projects', { title: 'Move', template: 'garden' });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.body).toMatchObject({
      errors: [
        {
          field: 'template',
          message: 'Template must be one of blank, release, marketing, hiring, personal.',
        },
      ],
    });
    expect((await as(owner).get('/projects')).body).toEqual([]);
  });
});

it.each(PROJECT_TEMPLATES)('%s has labels and titles that fit on a card', (template) => {
  const groups = TEMPLATE_LANGUAGES.flatMap((language) => templateGroups(template, language));
  const texts = groups.flatMap(({ label, tasks }) => [label, ...tasks]);
  expect(texts.filter(({ length }) => length > 40)).toEqual([]);
});

import type { HistoryEvent, HistoryPage, Task, UploadResult } from '@taskloom/contracts';
import { multipart, refusal, useApi, type TestTask, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const aProject = async () => {
  const ann = await given.user({ name: 'Ann' });
  const team = await given.team({ members: [ann] });
  const owner = await given.user({ name: 'Olga', team });
  const project = await given.project({ owner, members: [ann], title: 'Move' });
  return { ann, owner, team, project, path: `/projects/${project._id}` };
};

const pathOf = (task: TestTask) => `/projects/${task.project._id}/tasks/${task._id}`;
const historyOf = async (person: TestUser, path: string, query = {}) =>
  (await as(person).get<HistoryPage>(`${path}/history`, { query })).body;
const short = ({ type, actor, task, changes, subject }: HistoryEvent) => ({
  type,
  by: actor?.name,
  task: task?.title,
  changes: changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
  subject: subject?.title,
});

describe('the history of a task', () => {
  it('lists who changed what, before and after, newest first', async () => {
    const { ann, owner, path } = await aProject();
    const { body: task } = await as(ann).post<Task>(`${path}/tasks`, { title: 'Plan' });
    const at = `${path}/tasks/${task._id}`;
    await as(owner).patch(at, { title: 'Plan all', status: 'done', deadline: '2060-01-02' });
    await as(owner).patch(at, { assignees: [{ user: ann._id, role: 'primary' }] });
    await as(owner).patch(at, { assignees: [{ user: owner._id }] });
    await as(ann).post(`${at}/comments`, { content: 'Well done' });
    const { events, next } = await historyOf(ann, at);
    expect(events.map(short)).toEqual([
      { type: 'comment_added', by: 'Ann', task: 'Plan all', changes: [], subject: '' },
      {
        type: 'task_changed',
        by: 'Olga',
        task: 'Plan all',
        changes: ['assignees: Ann → null', 'assignees: null → Olga', 'primary: Ann → null'],
        subject: undefined,
      },
      {
        type: 'task_changed',
        by: 'Olga',
        task: 'Plan all',
        changes: ['assignees: null → Ann', 'primary: null → Ann'],
        subject: undefined,
      },
      {
        type: 'task_changed',
        by: 'Olga',
        task: 'Plan',
        changes: ['title: Plan → Plan all', 'status: todo → done', 'deadline: null → 2060-01-02'],
        subject: undefined,
      },
      { type: 'task_created', by: 'Ann', task: 'Plan', changes: [], subject: undefined },
    ]);
    expect(next).toBeNull();
  });

  it('lists files by name', async () => {
    const task = await given.task({ title: 'Plan' });
    const { owner } = task.project;
    const form = multipart([{ filename: 'notes.txt', content: 'Hello' }]);
    const { body } = await as(owner).post<UploadResult>(`${pathOf(task)}/upload`, form.body, form);
    await as(owner).delete(`${pathOf(task)}/attachments/${body.attachment._id}`);
    const { events } = await historyOf(owner, pathOf(task));
    expect(events.map(({ type, task: of, subject }) => [type, of?.title, subject?.title])).toEqual([
      ['file_deleted', 'Plan', 'notes.txt'],
      ['file_added', 'Plan', 'notes.txt'],
    ]);
  });

  it('omits moves within a column and changes without effect', async () => {
    const task = await given.task({ title: 'Plan' });
    const { owner } = task.project;
    const other = await given.task({ project: task.project });
    expect(await as(owner).patch(pathOf(task), { afterTaskId: other._id })).toMatchObject({ status: 200 });
    await as(owner).patch(pathOf(task), { title: 'Plan' });
    expect(await historyOf(owner, pathOf(task))).toEqual({ events: [], next: null });
  });

  it('stores the beginning of a long text', async () => {
    const task = await given.task();
    const { owner } = task.project;
    await as(owner).patch(pathOf(task), { description: '😀'.repeat(5_000) });
    const { events } = await historyOf(owner, pathOf(task));
    expect([...(events[0]?.changes[0]?.to ?? '')]).toHaveLength(500);
  });

  it('is paged, and lists nothing of other tasks', async () => {
    const task = await given.task();
    const { owner } = task.project;
    for (const title of ['One', 'Two', 'Three']) await as(owner).patch(pathOf(task), { title });
    await as(owner).patch(pathOf(await given.task({ project: task.project })), { title: 'Else' });
    const first = await historyOf(owner, pathOf(task), { limit: '2' });
    expect(first.events.map(({ changes }) => changes[0]?.to)).toEqual(['Three', 'Two']);
    expect(first.next).toBe(first.events[1]?.revision);
    const second = await historyOf(owner, pathOf(task), { limit: '2', before: String(first.next) });
    expect(second.events.map(({ changes }) => changes[0]?.to)).toEqual(['One']);
    expect(second.next).toBeNull();
  });

  it('is rolled back with a change that is refused', async () => {
    const task = await given.task();
    const refused = await as(task.project.owner).patch(pathOf(task), {
      title: 'Never',
      assignees: [{ user: (await given.user())._id }],
    });
    expect(refused).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await historyOf(task.project.owner, pathOf(task))).toEqual({ events: [], next: null });
  });

  it('returns 404 to a stranger and under another project', async () => {
    const task = await given.task();
    const elsewhere = await given.project({ owner: task.project.owner });
    const wrong = `/projects/${elsewhere._id}/tasks/${task._id}/history`;
    expect(await as(task.project.owner).get(wrong)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(await given.user()).get(`${pathOf(task)}/history`)).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    expect(await anonymous.get(`${pathOf(task)}/history`)).toMatchObject({ status: 401 });
  });
});

describe('the history of a project', () => {
  it('begins with the project, and lists its fields, members and deleted tasks', async () => {
    const { owner, ann } = await aProject();
    const { body: project } = await as(owner).post<{ _id: string }>('/projects', {
      title: 'New',
      description: 'Something',
      deadline: '2060-01-01',
    });
    const path = `/projects/${project._id}`;
    await as(owner).patch(path, { status: 'on-hold' });
    await as(owner).post(`${path}/members`, { email: ann.email });
    const { body: task } = await as(ann).post<Task>(`${path}/tasks`, { title: 'Plan' });
    await as(ann).delete(`${path}/tasks/${task._id}`);
    await as(owner).delete(`${path}/members/${ann._id}`);
    const { events } = await historyOf(owner, path);
    expect(
      events.map(({ type, actor, task: of, subject }) => [type, actor?.name, of?.title, subject?.title]),
    ).toEqual([
      ['member_removed', 'Olga', undefined, 'Ann'],
      ['task_deleted', 'Ann', 'Plan', undefined],
      ['task_created', 'Ann', 'Plan', undefined],
      ['member_added', 'Olga', undefined, 'Ann'],
      ['project_changed', 'Olga', undefined, undefined],
      ['project_created', 'Olga', undefined, undefined],
    ]);
    expect(events[4]?.changes).toEqual([{ field: 'status', from: 'active', to: 'on-hold' }]);
  });

  it('lists what happened since a day or an instant', async () => {
    const { owner, project, path } = await aProject();
    await as(owner).patch(path, { title: 'Old' });
    await rows(`UPDATE project_events SET created_at = '2026-11-19T23:59:59Z' WHERE project_id = $1`, [
      project._id,
    ]);
    await as(owner).patch(path, { title: 'New' });
    const titles = async (query: object) =>
      (await historyOf(owner, path, query)).events.map(({ changes }) => changes[0]?.to);
    expect(await titles({ since: '2026-11-20' })).toEqual(['New']);
    expect(await titles({ since: '2026-11-19T23:59:59Z' })).toEqual(['New', 'Old']);
    expect(await titles({ since: '2026-11-20', limit: '2' })).toEqual(['New']);
  });

  it.each<Record<string, string>>([{ since: 'friday' }, { before: '0' }, { limit: '51' }])(
    'refuses %p',
    async (query) => {
      const { owner, path } = await aProject();
      expect(await as(owner).get(`${path}/history`, { query })).toMatchObject(
        refusal(400, 'VALIDATION_FAILED'),
      );
    },
  );

  it('returns 404 to a stranger', async () => {
    const { path } = await aProject();
    expect(await as(await given.user()).get(`${path}/history`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

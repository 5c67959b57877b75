import {
  LIMITS,
  type ArchivedTask,
  type HistoryPage,
  type Project,
  type SearchResult,
  type Task,
  type UploadResult,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { sample } from '../../../../test/files.js';
import {
  multipart,
  refusal,
  useApi,
  useSockets,
  type TestProject,
  type TestTask,
  type TestUser,
} from '../../../../test/index.js';

const api = useApi();
const { as, given } = api;
const { connect } = useSockets(api);

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const archive = (person: TestUser, task: TestTask) => as(person).put(`${pathOf(task)}/archive`);
const restore = (person: TestUser, task: TestTask) => as(person).delete(`${pathOf(task)}/archive`);
const archiveOf = async (person: TestUser, { _id }: TestProject, query = {}) =>
  (await as(person).get<ArchivedTask[]>(`/projects/${_id}/archive`, { query })).body;
const boardOf = async (person: TestUser, { _id }: TestProject) =>
  (await as(person).get<Task[]>(`/projects/${_id}/tasks`)).body.map((task) => task._id);

const aTask = async () => {
  const [owner, mika] = [await given.user(), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({
    project,
    title: 'Settle the invoice',
    status: 'done',
    assignees: [{ user: mika, role: 'primary' as const }],
  });
  return { owner, mika, project, task };
};

describe('an archived task', () => {
  it('leaves the board and the counts, and is restored to its place with people, comments and files', async () => {
    const { owner, mika, project, task } = await aTask();
    const later = await given.task({ project, status: 'done' });
    await given.comment({ task, content: 'By phone' });
    await given.attachment({ task, name: 'iban.txt' });
    const before = (await as(mika).get<Task>(pathOf(task))).body;
    expect(await archive(mika, task)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await archive(mika, task)).toMatchObject({ status: 200 });
    expect(await boardOf(owner, project)).toEqual([later._id]);
    const { body } = await as(owner).get<Project>(`/projects/${project._id}`);
    expect(body.taskCounts).toEqual({ todo: 0, inprogress: 0, done: 1 });
    expect(await archiveOf(owner, project)).toEqual([
      expect.objectContaining({
        _id: task._id,
        project: project._id,
        title: 'Settle the invoice',
        assignees: before.assignees,
        commentCount: 1,
        attachmentCount: 1,
        archive: { at: expect.stringMatching(/Z$/), by: expect.objectContaining({ name: 'Mika' }) },
      }),
    ]);
    expect(await restore(owner, task)).toMatchObject({ status: 200, body: { ok: true, missing: [] } });
    expect(await restore(owner, task)).toMatchObject({ status: 200 });
    expect(await archiveOf(owner, project)).toEqual([]);
    expect(await boardOf(owner, project)).toEqual([task._id, later._id]);
    const after = (await as(mika).get<Task>(pathOf(task))).body;
    expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: expect.any(String) });
  });

  it('can be read with its comments, files and history', async () => {
    const { mika, task } = await aTask();
    await given.comment({ task, content: 'By phone' });
    const { body: file, headers } = multipart([{ filename: 'iban.txt', content: sample.text }]);
    const sent = await as(mika).post<UploadResult>(`${pathOf(task)}/upload`, file, { headers });
    const before = (await as(mika).get<Task>(pathOf(task))).body;
    await archive(mika, task);
    const after = (await as(mika).get<Task>(pathOf(task))).body;
    expect(after).toEqual({
      ...before,
      archive: { at: expect.any(String), by: expect.objectContaining({ _id: mika._id }) },
    });
    expect((await as(mika).get(`${pathOf(task)}/comments`)).body).toHaveLength(1);
    expect((await as(mika).get(`/files/${sent.body.attachment._id}`)).status).toBe(200);
    const { body } = await as(mika).get<HistoryPage>(`${pathOf(task)}/history`);
    expect(body.events[0]).toMatchObject({
      type: 'task_archived',
      task: { _id: task._id, title: 'Settle the invoice' },
      actor: { _id: mika._id },
    });
  });

  it('refuses every change with one sentence', async () => {
    const { owner, task } = await aTask();
    const comment = await given.comment({ task, content: 'By phone' });
    const file = await given.attachment({ task, name: 'iban.txt' });
    await archive(owner, task);
    const refused = refusal(409, 'TASK_ARCHIVED');
    const path = pathOf(task);
    const message = 'The task "Settle the invoice" is archived. Please restore it first.';
    expect((await as(owner).patch(path, { title: 'Other' })).body).toMatchObject({ message });
    expect(await as(owner).patch(path, { title: 'Other' })).toMatchObject(refused);
    expect(await as(owner).delete(path)).toMatchObject(refused);
    expect(await as(owner).post(`${path}/comments`, { content: 'Late' })).toMatchObject(refused);
    expect(await as(owner).delete(`${path}/comments/${comment._id}`)).toMatchObject(refused);
    expect(await as(owner).delete(`${path}/attachments/${file._id}`)).toMatchObject(refused);
    expect(await as(owner).patch(`${path}/checklist`, { add: [] })).toMatchObject(refused);
    expect(await as(owner).post(`${path}/relations`, { kind: 'blocks', task: uuid() })).toMatchObject(
      refused,
    );
    expect(await as(owner).put(`${path}/watch`, { watching: true })).toMatchObject(refused);
  });

  it('is not visible to strangers', async () => {
    const { owner, task } = await aTask();
    const stranger = await given.user();
    await archive(owner, task);
    expect(await as(stranger).get(pathOf(task))).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await archive(stranger, task)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await restore(stranger, task)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('must be done', async () => {
    const { owner, project } = await aTask();
    const open = await given.task({ project, title: 'Call the bank' });
    const refused = await archive(owner, open);
    expect(refused).toMatchObject(refusal(409, 'TASK_NOT_DONE'));
    expect(refused.body).toMatchObject({
      message: 'The task "Call the bank" is not done. Only done tasks can be archived.',
    });
  });

  it('is restored without people who have left in the meantime, and names them', async () => {
    const { owner, mika, project, task } = await aTask();
    await archive(owner, task);
    await as(owner).delete(`/projects/${project._id}/members/${mika._id}`);
    expect((await restore(owner, task)).body).toEqual({ ok: true, missing: ['Mika'] });
    expect((await as(owner).get<Task>(pathOf(task))).body.assignees).toEqual([]);
  });

  it('is found by search only when asked', async () => {
    const { owner, mika, project, task } = await aTask();
    await archive(owner, task);
    const search = async (query: Record<string, string>) =>
      (await as(owner).get<SearchResult>('/search', { query: { q: 'invoice', ...query } })).body.tasks;
    expect(await search({})).toEqual([]);
    expect(await search({ archived: 'true' })).toEqual([
      expect.objectContaining({
        _id: task._id,
        project: { _id: project._id, title: project.title, status: 'active' },
        archive: expect.objectContaining({ by: expect.objectContaining({ _id: owner._id }) }),
      }),
    ]);
    expect(await search({ archived: 'true', assignee: mika._id })).toHaveLength(1);
    expect(await search({ archived: 'true', assignee: owner._id })).toEqual([]);
    expect(await search({ archived: 'true', priority: 'high' })).toEqual([]);
    expect(await search({ archived: 'true', type: 'projects' })).toEqual([]);
    const stranger = await given.user();
    const query = { q: 'invoice', archived: 'true' };
    expect((await as(stranger).get<SearchResult>('/search', { query })).body.tasks).toEqual([]);
  });

  it('is sent to the room as deleted and archived, and as a new task when it is restored', async () => {
    const { owner, mika, project, task } = await aTask();
    const socket = await connect(mika);
    await socket.ask('join-project', project._id);
    await archive(owner, task);
    const gone = await socket.hears('task:updated', ({ deleted }) => deleted === true);
    expect(gone).toMatchObject({ taskId: task._id, archived: true });
    await restore(owner, task);
    const back = await socket.hears('task:updated', ({ created }) => created === true);
    expect(back).toMatchObject({ taskId: task._id, updates: { title: 'Settle the invoice' } });
  });

  it('keeps relations until both tasks are back', async () => {
    const { owner, project, task } = await aTask();
    const other = await given.task({ project, status: 'done' });
    await as(owner).post(`${pathOf(task)}/relations`, { _id: uuid(), kind: 'relatesTo', task: other._id });
    await archive(owner, task);
    await archive(owner, other);
    await restore(owner, task);
    expect((await as(owner).get<Task>(pathOf(task))).body.relations).toEqual([]);
    await restore(owner, other);
    expect((await as(owner).get<Task>(pathOf(task))).body.relations).toMatchObject([{ task: other._id }]);
  });

  it('blocks restoring a comment from the trash', async () => {
    const { owner, project, task } = await aTask();
    const comment = await given.comment({ task, content: 'By phone' });
    await as(owner).delete(`${pathOf(task)}/comments/${comment._id}`);
    await archive(owner, task);
    const path = `/projects/${project._id}/trash/${comment._id}/restore`;
    expect(await as(owner).post(path)).toMatchObject(refusal(409, 'TASK_ARCHIVED'));
  });
});

it('is read in pages, newest first', async () => {
  const { owner, project } = await aTask();
  for (let n = 0; n < 3; n++) await archive(owner, await given.task({ project, status: 'done' }));
  const all = (await archiveOf(owner, project)).map(({ _id }) => _id);
  expect(all).toHaveLength(3);
  const rest = await archiveOf(owner, project, { limit: '1', cursor: all[0] });
  expect(rest.map(({ _id }) => _id)).toEqual(all.slice(1, 2));
  const path = `/projects/${project._id}/archive`;
  expect(await as(owner).get(path, { query: { limit: `${LIMITS.archivePage + 1}` } })).toMatchObject(
    refusal(400, 'VALIDATION_FAILED'),
  );
});

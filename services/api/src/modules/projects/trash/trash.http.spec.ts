import {
  LIMITS,
  TRASH_DAYS,
  type ChangesAnswer,
  type NotificationList,
  type Project,
  type Task,
  type TrashEntry,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import {
  refusal,
  useApi,
  useSockets,
  type TestProject,
  type TestTask,
  type TestUser,
} from '../../../../test/index.js';
import { RemovalsService } from '../removal/removals.service.js';
import { TrashService } from './trash.service.js';

const api = useApi();
const { app, as, given, rows } = api;
const { connect } = useSockets(api);

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const trashOf = async (person: TestUser, project?: TestProject) =>
  (await as(person).get<TrashEntry[]>(project ? `/projects/${project._id}/trash` : '/trash')).body;
const restore = (person: TestUser, { _id }: TestProject, id: string) =>
  as(person).post(`/projects/${_id}/trash/${id}/restore`);
const boardOf = async (person: TestUser, { _id }: TestProject) =>
  (await as(person).get<Task[]>(`/projects/${_id}/tasks`)).body;

const aTask = async () => {
  const [owner, mika, noa] = [await given.user(), await given.user({ name: 'Mika' }), await given.user()];
  const project = await given.project({ owner, members: [mika, noa] });
  const people = [{ user: mika, role: 'primary' as const }, { user: noa }];
  const task = await given.task({ project, title: 'Call the bank', assignees: people });
  return { owner, mika, noa, project, task };
};

describe('a deleted task', () => {
  it('is restored with people, comments, files and its position', async () => {
    const { mika, owner, project, task } = await aTask();
    const [first, last] = [await given.task({ project }), await given.task({ project })];
    await as(mika).patch(pathOf(task), { beforeTaskId: last._id });
    await given.comment({ task, content: 'By phone' });
    await given.attachment({ task, name: 'iban.txt' });
    const before = (await as(mika).get<Task>(pathOf(task))).body;
    await as(mika).delete(pathOf(task));
    expect((await boardOf(owner, project)).map(({ _id }) => _id)).toEqual([first._id, last._id]);
    expect(await trashOf(owner, project)).toEqual([
      {
        _id: task._id,
        kind: 'task',
        title: 'Call the bank',
        project: { _id: project._id, title: project.title },
        task: null,
        details: { status: 'todo', comments: 1, files: 1 },
        deletedBy: expect.objectContaining({ _id: mika._id, name: 'Mika' }),
        deletedAt: expect.stringMatching(/Z$/),
        purgedAt: expect.stringMatching(/Z$/),
        mayRestore: true,
        mayPurge: true,
      },
    ]);
    expect(await restore(mika, project, task._id)).toMatchObject({
      status: 200,
      body: { ok: true, missing: [] },
    });
    const after = (await as(mika).get<Task>(pathOf(task))).body;
    expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: expect.any(String) });
    expect((await boardOf(owner, project)).map(({ _id }) => _id)).toEqual([first._id, task._id, last._id]);
    expect(await trashOf(owner)).toEqual([]);
    expect(await restore(mika, project, task._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is restored beside the task that has taken its position', async () => {
    const { owner, project, task } = await aTask();
    const { position } = (await as(owner).get<Task>(pathOf(task))).body;
    await as(owner).delete(pathOf(task));
    const other = await given.task({ project });
    await as(owner).patch(pathOf(other), { position });
    expect(await restore(owner, project, task._id)).toMatchObject({ status: 200 });
    expect((await boardOf(owner, project)).map(({ _id }) => _id)).toEqual([other._id, task._id]);
  });

  it('is restored without people who have left the project, and names them', async () => {
    const { mika, noa, owner, project, task } = await aTask();
    await as(owner).delete(pathOf(task));
    await as(owner).delete(`/projects/${project._id}/members/${mika._id}`);
    expect(await restore(owner, project, task._id)).toMatchObject({ body: { ok: true, missing: ['Mika'] } });
    const { assignees } = (await as(owner).get<Task>(pathOf(task))).body;
    expect(assignees.map(({ user }) => user._id)).toEqual([noa._id]);
  });

  it('is restored with its labels, except those that have been deleted', async () => {
    const { owner, project, task } = await aTask();
    const labels: string[] = [];
    for (const name of ['Bank', 'Urgent']) {
      const path = `/projects/${project._id}/labels`;
      labels.push((await as(owner).post<{ _id: string }>(path, { name, color: 'iris' })).body._id);
    }
    expect(await as(owner).patch(pathOf(task), { labels })).toMatchObject({ status: 200 });
    await as(owner).delete(pathOf(task));
    await as(owner).delete(`/projects/${project._id}/labels/${labels[0]}`);
    await restore(owner, project, task._id);
    expect((await as(owner).get<Task>(pathOf(task))).body.labels).toEqual([labels[1]]);
  });

  it('is announced as a new task, in the order of revisions, without notifications', async () => {
    const { mika, owner, project, task } = await aTask();
    const socket = await connect(mika);
    await socket.ask('join-project', project._id);
    await as(owner).delete(pathOf(task));
    const messages = async () =>
      (await as(mika).get<NotificationList>('/notifications')).body.notifications.length;
    const before = await messages();
    await restore(owner, project, task._id);
    const heard = await socket.hears('task:updated', ({ created }) => created === true);
    expect(heard).toMatchObject({ taskId: task._id, updates: { title: 'Call the bank' } });
    expect(await messages()).toBe(before);
    const since = { query: { since: '0' } };
    const { changes } = (await as(owner).get<ChangesAnswer>(`/projects/${project._id}/changes`, since)).body;
    expect(changes.map(({ data }) => data.revision)).toEqual([1, 2]);
  });

  it('is visible to members only', async () => {
    const { noa, owner, project, task } = await aTask();
    await as(owner).delete(pathOf(task));
    const stranger = await given.user();
    expect(await trashOf(stranger)).toEqual([]);
    expect(await restore(stranger, project, task._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    await as(owner).delete(`/projects/${project._id}/members/${noa._id}`);
    expect(await trashOf(noa)).toEqual([]);
    expect(await restore(noa, project, task._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('a deleted file', () => {
  it('can be restored by those who may delete it, and cannot be downloaded until then', async () => {
    const { mika, noa, owner, project, task } = await aTask();
    const file = await given.attachment({ task, uploader: mika, name: 'iban.txt' });
    await as(mika).delete(`${pathOf(task)}/attachments/${file._id}`);
    expect(await as(mika).get(`/files/${file._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await as(mika).get<Task>(pathOf(task))).body.attachments).toEqual([]);
    expect(await trashOf(noa)).toMatchObject([
      { kind: 'file', title: 'iban.txt', task: { _id: task._id, title: 'Call the bank' }, mayRestore: false },
    ]);
    expect(await restore(noa, project, file._id)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await restore(mika, project, file._id)).toMatchObject({ status: 200 });
    expect((await as(owner).get<Task>(pathOf(task))).body.attachments).toMatchObject([{ _id: file._id }]);
  });

  it('of a deleted task is restored only after its task', async () => {
    const { owner, project, task } = await aTask();
    const file = await given.attachment({ task });
    await as(owner).delete(`${pathOf(task)}/attachments/${file._id}`);
    await as(owner).delete(pathOf(task));
    expect(await restore(owner, project, file._id)).toMatchObject(refusal(409, 'TASK_IN_TRASH'));
    await restore(owner, project, task._id);
    expect(await restore(owner, project, file._id)).toMatchObject({ status: 200 });
  });
});

describe('a deleted project', () => {
  it('is restored by its owner for all its members, with its content', async () => {
    const { mika, owner, project, task } = await aTask();
    const path = `/projects/${project._id}`;
    const before = (await as(mika).get<Project>(path)).body;
    await as(owner).delete(path);
    expect(await trashOf(mika)).toEqual([]);
    expect(await restore(mika, project, project._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await trashOf(owner)).toMatchObject([
      { _id: project._id, kind: 'project', title: project.title, details: { tasks: 1, members: 3 } },
    ]);
    const socket = await connect(mika);
    expect(await restore(owner, project, project._id)).toMatchObject({ status: 200 });
    expect(await socket.hears('project:touched')).toMatchObject({ projectId: project._id });
    expect((await as(mika).get<Project>(path)).body).toEqual({ ...before, updatedAt: expect.any(String) });
    expect((await boardOf(mika, project)).map(({ _id }) => _id)).toEqual([task._id]);
  });

  it('is named when one of its tasks cannot be restored', async () => {
    const { mika, owner, project, task } = await aTask();
    await as(owner).delete(pathOf(task));
    await as(owner).delete(`/projects/${project._id}`);
    expect((await trashOf(owner)).map(({ kind }) => kind)).toEqual(['project', 'task']);
    expect(await restore(owner, project, task._id)).toMatchObject({
      ...refusal(409, 'PROJECT_IN_TRASH'),
      body: { message: `The project "${project.title}" is in the trash. Please restore it first.` },
    });
    expect(await restore(mika, project, task._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is restored without people who have left the team', async () => {
    const team = await given.team();
    const [owner, mika] = [await given.user({ team }), await given.user({ team })];
    const project = await given.project({ owner, members: [mika] });
    await as(owner).delete(`/projects/${project._id}`);
    await as(team.admin).delete(`/team/members/${mika._id}`);
    await restore(owner, project, project._id);
    expect(await as(mika).get(`/projects/${project._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await as(owner).get<Project>(`/projects/${project._id}`)).body.members).toHaveLength(1);
  });
});

describe('removing for good', () => {
  const left = async (project: TestProject) =>
    Promise.all(
      ['trash', 'comments', 'attachments'].map(
        async (table) => (await rows(`SELECT 1 FROM ${table} WHERE project_id = $1`, [project._id])).length,
      ),
    );
  const filled = async () => {
    const world = await aTask();
    const { owner, project, task } = world;
    await given.comment({ task });
    const file = await given.attachment({ task });
    await given.attachment({ task });
    await as(owner).delete(`${pathOf(task)}/attachments/${file._id}`);
    await as(owner).delete(pathOf(task));
    expect(await left(project)).toEqual([2, 1, 2]);
    return world;
  };
  const idle = () => app().get(RemovalsService).idle();

  it('is limited to the owner, includes everything of a task, and cannot be undone', async () => {
    const { mika, owner, project, task } = await filled();
    const path = `/projects/${project._id}/trash/${task._id}`;
    expect(await as(mika).delete(path)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(owner).delete(path)).toMatchObject({ status: 200, body: { ok: true } });
    await idle();
    expect(await left(project)).toEqual([0, 0, 0]);
    expect(await restore(owner, project, task._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('empties the trash of a project for its owner, and of no other project', async () => {
    const { mika, owner, project } = await filled();
    const other = await filled();
    expect(await as(mika).delete(`/projects/${project._id}/trash`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(owner).delete(`/projects/${project._id}/trash`)).toMatchObject({ status: 200 });
    await idle();
    expect(await left(project)).toEqual([0, 0, 0]);
    expect(await left(other.project)).toEqual([2, 1, 2]);
  });

  it(`happens automatically after ${TRASH_DAYS} days, and not before`, async () => {
    const { project } = await filled();
    const young = await filled();
    const age = `UPDATE trash SET deleted_at = now() - make_interval(days => ${TRASH_DAYS}, secs => $2) WHERE project_id = $1`;
    await rows(age, [project._id, 60]);
    await rows(age, [young.project._id, -60]);
    await app().get(TrashService).sweep();
    await idle();
    expect(await left(project)).toEqual([0, 0, 0]);
    expect(await left(young.project)).toEqual([2, 1, 2]);
  });

  it('removes the oldest when a project has very many', async () => {
    const { owner, project, task } = await aTask();
    await rows(
      `INSERT INTO trash (project_id, id, kind, title, deleted_by, deleted_at)
       SELECT $1, gen_random_uuid(), 'task', 'Old', $2, now() - make_interval(secs => n)
       FROM generate_series(1, ${LIMITS.trashEntries}) n`,
      [project._id, owner._id],
    );
    await as(owner).delete(pathOf(task));
    const entries = await rows('SELECT id FROM trash WHERE project_id = $1', [project._id]);
    expect(entries).toHaveLength(LIMITS.trashEntries);
    expect((await trashOf(owner))[0]).toMatchObject({ _id: task._id });
    expect(await trashOf(owner)).toHaveLength(LIMITS.trashPage);
  });
});

it('is read in pages', async () => {
  const { owner, project } = await aTask();
  for (let n = 0; n < 3; n++) {
    const task = await given.task({ project });
    await as(owner).delete(pathOf(task));
  }
  const all = (await trashOf(owner)).map(({ _id }) => _id);
  const query = { limit: '2', cursor: all[0] ?? uuid() };
  const { body } = await as(owner).get<TrashEntry[]>('/trash', { query });
  expect(body.map(({ _id }) => _id)).toEqual(all.slice(1));
  expect(await as(owner).get('/trash', { query: { limit: '501' } })).toMatchObject(
    refusal(400, 'VALIDATION_FAILED'),
  );
});

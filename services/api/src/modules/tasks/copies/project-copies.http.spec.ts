import type {
  HistoryPage,
  NotificationList,
  Project,
  ProjectCopy,
  ProjectLabel,
  Task,
  UploadResult,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { multipart, refusal, useApi, useSockets, type TestUser } from '../../../../test/index.js';
import { sample } from '../../../../test/files.js';

const api = useApi({ QUOTA_PERSON_MB: '3', DISK_RESERVE_MB: '0' });
const { as, given, rows } = api;
const { connect } = useSockets(api);

const ALL = { tasks: 'all', checklists: true, people: true, labels: true, files: true } as const;

/** A project of Olga with Ann, who is in her team, and Guest, who is not. */
const aProject = async () => {
  const ann = await given.user({ name: 'Ann' });
  const team = await given.team({ members: [ann] });
  const owner = await given.user({ name: 'Olga', team });
  const guest = await given.user({ name: 'Guest' });
  const project = await given.project({ owner, members: [ann, guest], title: 'Move' });
  const path = `/projects/${project._id}`;
  const label = (await as(owner).post<ProjectLabel>(`${path}/labels`, { name: 'home', color: 'rose' })).body;
  const addTask = async (body: object) => (await as(owner).post<Task>(`${path}/tasks`, body)).body;
  const pack = await addTask({
    title: 'Pack',
    description: 'Plates first.',
    priority: 'high',
    deadline: '2060-02-03',
    labels: [label._id],
    assignees: [{ user: ann._id, role: 'primary' }, { user: guest._id }],
  });
  const done = await addTask({ title: 'Book the van', status: 'done', assignees: [{ user: owner._id }] });
  await as(owner).patch(`${path}/tasks/${pack._id}/checklist`, {
    add: [
      { _id: uuid(), text: 'Boxes', done: true, assignee: ann._id },
      { _id: uuid(), text: 'Tape', assignee: guest._id },
    ],
  });
  const attach = async (content = sample.png) => {
    const { body, headers } = multipart([{ filename: 'house.png', content }]);
    const sent = await as(ann).post<UploadResult>(`${path}/tasks/${pack._id}/upload`, body, { headers });
    return sent.body.attachment;
  };
  const copy = (parts: Omit<ProjectCopy, 'project'> = ALL, user = owner, fields = {}) =>
    as(user).post<Project>('/projects', {
      title: 'Move (copy)',
      copyOf: { project: project._id, ...parts },
      ...fields,
    });
  return { ann, owner, guest, team, project, path, label, pack, done, attach, copy };
};

const tasksOf = async (user: TestUser, { _id }: Project) =>
  (await as(user).get<Task[]>(`/projects/${_id}/tasks`)).body;

describe('a copy of a project', () => {
  it('has its labels, tasks, checklists, files, and the members of the team with what is assigned to them', async () => {
    const { ann, owner, path, label, pack, attach, copy } = await aProject();
    const file = await attach();
    await as(owner).post(`${path}/tasks/${pack._id}/comments`, { content: 'Soon' });
    const { status, body: made } = await copy();
    expect(status).toBe(201);
    expect(made).toMatchObject({
      title: 'Move (copy)',
      status: 'active',
      owner: { _id: owner._id },
      members: [
        { user: { _id: owner._id }, role: 'owner' },
        { user: { _id: ann._id }, role: 'member' },
      ],
      taskCounts: { todo: 1, inprogress: 0, done: 1 },
    });
    const { body: labels } = await as(ann).get<ProjectLabel[]>(`/projects/${made._id}/labels`);
    expect(labels).toMatchObject([{ name: 'home', color: 'rose' }]);
    expect(labels[0]?._id).not.toBe(label._id);
    const tasks = await tasksOf(ann, made);
    expect(tasks).toMatchObject([
      {
        title: 'Pack',
        description: 'Plates first.',
        priority: 'high',
        deadline: '2060-02-03',
        labels: [labels[0]?._id],
        assignees: [{ user: { _id: ann._id }, role: 'primary' }],
        checklist: [
          { text: 'Boxes', done: true, assignee: ann._id },
          { text: 'Tape', done: false, assignee: null },
        ],
        attachments: [{ name: 'house.png', uploadedBy: { name: 'Olga' } }],
        comments: [],
        version: 1,
      },
      { title: 'Book the van', status: 'done', assignees: [{ user: { _id: owner._id } }] },
    ]);
    const url = (tasks[0]?.attachments[0]?.url ?? '').replace('/api', '');
    expect(url).not.toContain(file._id);
    expect(await as(ann).get(url)).toMatchObject({ status: 200 });
  });

  it('has open tasks only, or none, and nothing that was not asked for', async () => {
    const { owner, attach, copy } = await aProject();
    await attach();
    const { body: open } = await copy({ tasks: 'open' });
    expect(open.members).toHaveLength(1);
    expect(await tasksOf(owner, open)).toMatchObject([
      { title: 'Pack', labels: [], assignees: [], checklist: [], attachments: [] },
    ]);
    const { body: empty } = await copy({ ...ALL, tasks: 'none' });
    expect(await tasksOf(owner, empty)).toEqual([]);
    expect((await as(owner).get<ProjectLabel[]>(`/projects/${empty._id}/labels`)).body).toHaveLength(1);
    const { body: alone } = await copy({ tasks: 'open', checklists: true });
    const [task] = await tasksOf(owner, alone);
    expect(task?.checklist.map(({ assignee }) => assignee)).toEqual([null, null]);
  });

  it('belongs to the member who copies it, and has the description of its original and a deadline that is still to come', async () => {
    const { ann, owner, path, copy } = await aProject();
    await as(owner).patch(path, { description: 'To the lake', deadline: '2060-03-04' });
    expect((await copy(ALL, ann)).body).toMatchObject({
      owner: { _id: ann._id },
      members: [{ user: { _id: ann._id } }, { user: { _id: owner._id }, role: 'member' }],
      description: 'To the lake',
      deadline: '2060-03-04',
    });
    await rows(`UPDATE projects SET deadline = '2020-01-01' WHERE id = $1`, [path.split('/')[2]]);
    expect((await copy()).body).toMatchObject({ deadline: null });
    expect((await copy(ALL, owner, { deadline: '2061-01-01' })).body).toMatchObject({
      deadline: '2061-01-01',
    });
  });

  it('is recorded with its original, notifies each added person once, and is shown to them at once', async () => {
    const { ann, owner, project, copy } = await aProject();
    const notices = async () => (await as(ann).get<NotificationList>('/notifications')).body.notifications;
    const before = (await notices()).length;
    const socket = await connect(ann);
    const { body: made } = await copy();
    await socket.hears('project:touched', ({ projectId }) => projectId === made._id);
    const { body: history } = await as(owner).get<HistoryPage>(`/projects/${made._id}/history`);
    expect(history.events).toMatchObject([
      { type: 'project_created', actor: { name: 'Olga' }, subject: { _id: project._id, title: 'Move' } },
    ]);
    const after = await notices();
    expect(after.slice(0, after.length - before)).toMatchObject([
      { type: 'member_joined', message: 'Olga added you to “Move (copy)”.' },
    ]);
  });

  it('leaves its original as it was, and later changes of one do not change the other', async () => {
    const { owner, project, path, pack, copy } = await aProject();
    const before = (await as(owner).get<Project>(path)).body;
    const { body: made } = await copy();
    expect((await as(owner).get<Project>(path)).body).toEqual(before);
    const [task] = await tasksOf(owner, made);
    await as(owner).patch(`/projects/${made._id}/tasks/${task?._id}`, { title: 'Pack again' });
    expect((await as(owner).get<Task>(`${path}/tasks/${pack._id}`)).body.title).toBe('Pack');
    await as(owner).delete(`/projects/${project._id}`);
    expect(await tasksOf(owner, made)).toHaveLength(2);
  });

  it('has all tasks of a large project in their order', async () => {
    const { owner, project, copy } = await aProject();
    await rows(
      `INSERT INTO tasks (project_id, id, title, position, created_by)
       SELECT $1, gen_random_uuid(), 'Task ' || n, 'b' || lpad(n::text, 6, '0'), $2 FROM generate_series(1, 1100) n`,
      [project._id, owner._id],
    );
    const { body: made } = await copy({ ...ALL, tasks: 'open' });
    const tasks = await tasksOf(owner, made);
    expect(tasks.map(({ title }) => title)).toEqual([
      'Pack',
      ...Array.from({ length: 1100 }, (_, at) => `Task ${at + 1}`),
    ]);
  });

  it('is refused for a project that is deleted or not visible, in the same words, and with a template', async () => {
    const { owner, path, copy } = await aProject();
    const stranger = await given.user();
    const refused = [await copy(ALL, stranger)];
    await as(owner).delete(path);
    refused.push(await copy());
    for (const answer of refused) {
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
      expect(answer.body).toMatchObject({ message: 'The project to duplicate no longer exists.' });
    }
    expect(await copy(ALL, owner, { template: 'release' })).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('is made whole or not at all: without room for its files there is no project', async () => {
    const { owner, attach, copy } = await aProject();
    await attach(Buffer.alloc(1_900_000, 'a'));
    expect(await copy()).toMatchObject({ status: 201 });
    const before = await rows('SELECT id FROM projects');
    expect(await copy()).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    expect(await rows('SELECT id FROM projects')).toEqual(before);
    expect(await copy({ ...ALL, files: false }, owner)).toMatchObject({ status: 201 });
  });
});

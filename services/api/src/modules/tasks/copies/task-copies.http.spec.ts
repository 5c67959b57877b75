import {
  type HistoryPage,
  type NotificationList,
  type ProjectLabel,
  type StorageUsage,
  type Task,
  type TaskCard,
  type TaskCopyParts,
  type UploadResult,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { multipart, refusal, useApi, useSockets, type TestUser } from '../../../../test/index.js';
import { sample } from '../../../../test/files.js';

const api = useApi({ QUOTA_PERSON_MB: '3', DISK_RESERVE_MB: '0' });
const { as, given } = api;
const { connect } = useSockets(api);

const ALL: TaskCopyParts = { checklist: true, people: true, labels: true, files: true };
const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAQABADAREAAhEBAxEB';

const aTask = async () => {
  const people = [await given.user({ name: 'Olga' }), await given.user({ name: 'Ann' }), await given.user()];
  const [owner, ann, stranger] = people as [TestUser, TestUser, TestUser];
  const project = await given.project({ owner, members: [ann], title: 'Move' });
  const tasks = `/projects/${project._id}/tasks`;
  const { body: label } = await as(owner).post<ProjectLabel>(`/projects/${project._id}/labels`, {
    name: 'home',
  });
  const { body: original } = await as(owner).post<Task>(tasks, {
    title: 'Pack the kitchen',
    description: 'Plates first.',
    status: 'inprogress',
    priority: 'high',
    startDate: '2060-01-02',
    deadline: '2060-02-03',
    labels: [label._id],
    assignees: [{ user: ann._id, role: 'primary' }, { user: owner._id }],
  });
  const path = `${tasks}/${original._id}`;
  const copy = (parts: TaskCopyParts = ALL, fields = {}, user = owner) =>
    as(user).post<Task>(tasks, {
      title: 'Pack the kitchen (copy)',
      copyOf: { task: original._id, ...parts },
      ...fields,
    });
  const attach = async (content = sample.png) => {
    const { body, headers } = multipart([{ filename: 'house.png', content }]);
    return (await as(ann).post<UploadResult>(`${path}/upload`, body, { headers })).body.attachment._id;
  };
  const addItems = () =>
    as(owner).patch(`${path}/checklist`, {
      add: [
        { _id: uuid(), text: 'Boxes', done: true },
        { _id: uuid(), text: 'Van', assignee: ann._id, due: '2060-01-20' },
      ],
    });
  return { owner, ann, stranger, project, label, tasks, original, path, copy, attach, addItems };
};

describe('a copy of a task', () => {
  it('has the description, status, priority and dates of its original, and what was asked for besides', async () => {
    const { owner, ann, original, path, label, copy, attach, addItems } = await aTask();
    await addItems();
    await attach();
    await as(owner).post(`${path}/comments`, { content: 'Not the glasses' });
    const { status, body: made } = await copy();
    expect(status).toBe(201);
    expect(made).toMatchObject({
      title: 'Pack the kitchen (copy)',
      description: 'Plates first.',
      status: 'inprogress',
      priority: 'high',
      startDate: '2060-01-02',
      deadline: '2060-02-03',
      labels: [label._id],
      assignees: [
        { user: { _id: ann._id }, role: 'primary' },
        { user: { _id: owner._id }, role: 'secondary' },
      ],
      checklist: [
        { text: 'Boxes', done: true, assignee: null },
        { text: 'Van', done: false, assignee: ann._id, due: '2060-01-20' },
      ],
      checklistTotal: 2,
      checklistDone: 1,
      attachments: [{ name: 'house.png', uploadedBy: { name: 'Olga' } }],
      comments: [],
      relations: [],
      version: 1,
    });
    const { body: before } = await as(owner).get<Task>(path);
    expect(before).toMatchObject({ _id: original._id, title: 'Pack the kitchen', commentCount: 1 });
    expect(made.checklist.map(({ _id }) => _id)).not.toEqual(before.checklist.map(({ _id }) => _id));
  });

  it('has nothing that was not asked for, and fields of the request replace those of the original', async () => {
    const { copy, attach, addItems } = await aTask();
    await addItems();
    await attach();
    expect((await copy({}, { priority: 'low' })).body).toMatchObject({
      priority: 'low',
      description: 'Plates first.',
      labels: [],
      assignees: [],
      checklist: [],
      attachments: [],
    });
    const { body } = await copy({ checklist: true });
    expect(body.checklist.map(({ assignee }) => assignee)).toEqual([null, null]);
  });

  it('is directly below its original, also when another task follows', async () => {
    const { owner, tasks, original, copy } = await aTask();
    const next = { title: 'Last', status: 'inprogress' };
    const { body: last } = await as(owner).post<Task>(tasks, next);
    const { body: made } = await copy();
    const { body: cards } = await as(owner).get<TaskCard[]>(`${tasks}?view=card`);
    expect(cards.map(({ _id }) => _id)).toEqual([original._id, made._id, last._id]);
  });

  it('is recorded with its original, notifies the people whom it is assigned to, and is shown to others at once', async () => {
    const { owner, ann, project, original, tasks, path, copy } = await aTask();
    await as(owner).patch(path, { description: `Ask @[Ann](${ann._id})` });
    const notices = async () => (await as(ann).get<NotificationList>('/notifications')).body.notifications;
    const before = (await notices()).length;
    const socket = await connect(ann);
    await socket.ask('join-project', project._id);
    const { body: made } = await copy();
    expect(await socket.hears('task:updated', ({ taskId }) => taskId === made._id)).toMatchObject({
      created: true,
      updates: { title: made.title },
    });
    const { body: history } = await as(ann).get<HistoryPage>(`${tasks}/${made._id}/history`);
    expect(history.events).toMatchObject([
      {
        type: 'task_created',
        actor: { name: 'Olga' },
        subject: { _id: original._id, title: 'Pack the kitchen' },
      },
    ]);
    const after = await notices();
    expect(after.slice(0, after.length - before)).toMatchObject([{ type: 'task_assigned' }]);
  });

  it('is made once for one key', async () => {
    const { owner, tasks, original } = await aTask();
    const body = { title: 'Copy', copyOf: { task: original._id } };
    const options = { headers: { 'Idempotency-Key': uuid() } };
    const [first, again] = [
      await as(owner).post<Task>(tasks, body, options),
      await as(owner).post<Task>(tasks, body, options),
    ];
    expect(again.body._id).toBe(first.body._id);
    expect((await as(owner).get<Task[]>(tasks)).body).toHaveLength(2);
  });

  it('is refused for a task that was deleted, is archived, or is of another project, in the same words', async () => {
    const { owner, tasks, original, path, copy } = await aTask();
    const elsewhere = await given.task({ project: await given.project({ owner }) });
    const archived = (await as(owner).post<Task>(tasks, { title: 'Old', status: 'done' })).body;
    await as(owner).put(`${tasks}/${archived._id}/archive`, {});
    await as(owner).delete(path);
    for (const task of [original._id, archived._id, elsewhere._id, uuid()]) {
      const answer = await as(owner).post(tasks, { title: 'Copy', copyOf: { task } });
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
      expect(answer.body).toMatchObject({ message: 'The task to duplicate no longer exists on the board.' });
    }
    expect(await copy()).toMatchObject({ status: 404 });
  });

  it('is refused to strangers, and without the id of a task', async () => {
    const { owner, ann, stranger, tasks, copy } = await aTask();
    expect(await copy(ALL, {}, stranger)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(owner).post(tasks, { title: 'Copy', copyOf: { files: true } })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await copy(ALL, {}, ann)).toMatchObject({ status: 201 });
  });
});

describe('files of a copy', () => {
  it('count for the quota of the person who copies, and no task is made when they have no room', async () => {
    const { owner, ann, tasks, copy, attach } = await aTask();
    await attach(Buffer.alloc(1_900_000, 'a'));
    await attach(Buffer.alloc(1_000, 'b'));
    expect(await copy()).toMatchObject({ status: 201 });
    const used = async (user: TestUser) => (await as(user).get<StorageUsage>('/storage')).body.used;
    expect(await used(owner)).toBe(1_901_000);
    expect(await used(ann)).toBe(1_901_000);
    const refused = await copy();
    expect(refused).toMatchObject(refusal(413, 'QUOTA_EXCEEDED'));
    expect(refused.body).toMatchObject({
      message:
        'Your files would take more than 3 MB, which is all that one person may use: delete some first.',
    });
    expect(await used(owner)).toBe(1_901_000);
    expect((await as(owner).get<Task[]>(tasks)).body).toHaveLength(2);
    expect(await copy({ ...ALL, files: false })).toMatchObject({ status: 201 });
  });

  it('include the cover, which is then the file of the copy', async () => {
    const { owner, path, copy, attach } = await aTask();
    const [, file] = [await attach(), await attach()];
    await as(owner).put(`${path}/attachments/${file}/small`, { picture: JPEG });
    expect(await as(owner).patch(path, { cover: file })).toMatchObject({ status: 200 });
    const { body: made } = await copy();
    expect(made.cover).toBe(made.attachments[1]?._id);
    expect(made.cover).not.toBe(file);
    expect((await copy({ ...ALL, files: false })).body).not.toHaveProperty('cover');
  });
});

import type {
  Comment,
  HistoryPage,
  NotificationList,
  SearchResult,
  Task,
  TrashEntry,
} from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestTask, type TestUser } from '../../../test/index.js';

const api = useApi();
const { anonymous, as, given } = api;
const { connect } = useSockets(api);

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const commentPath = (task: TestTask, { _id }: { _id: string }) => `${pathOf(task)}/comments/${_id}`;
const taskOf = async (person: TestUser, task: TestTask) => (await as(person).get<Task>(pathOf(task))).body;
const historyOf = async (person: TestUser, task: TestTask) =>
  (await as(person).get<HistoryPage>(`${pathOf(task)}/history`)).body.events;

const aComment = async (content = 'By phone') => {
  const [owner, mika, noa] = [await given.user(), await given.user({ name: 'Mika' }), await given.user()];
  const project = await given.project({ owner, members: [mika, noa] });
  const task = await given.task({ project, title: 'Call the bank' });
  return { owner, mika, noa, project, task, comment: await given.comment({ task, author: mika, content }) };
};

describe('editing a comment', () => {
  it('changes its text for everyone, marks it as edited and keeps its place', async () => {
    const { owner, mika, project, task, comment } = await aComment();
    await given.comment({ task, content: 'Later' });
    const watcher = await connect(owner);
    await watcher.ask('join-project', project._id);
    const { status, body } = await as(mika).patch<Comment>(commentPath(task, comment), {
      content: ' By letter ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: comment._id, content: 'By letter', author: { _id: mika._id } });
    expect(body.editedAt).toMatch(/Z$/);
    expect((await taskOf(owner, task)).comments.map(({ content }) => content)).toEqual([
      'By letter',
      'Later',
    ]);
    const event = await watcher.hears('comment:updated');
    expect(event).toMatchObject({ taskId: task._id, comment: body, actor: { _id: mika._id } });
    expect((await historyOf(owner, task))[0]).toMatchObject({
      type: 'comment_edited',
      actor: { _id: mika._id },
      subject: { _id: comment._id, title: '' },
    });
  });

  it('with the same text does not mark it', async () => {
    const { mika, task, comment } = await aComment();
    const { body } = await as(mika).patch<Comment>(commentPath(task, comment), { content: 'By phone' });
    expect(body.editedAt).toBeNull();
    expect(await historyOf(mika, task)).toEqual([]);
  });

  it('is refused to others, including the owner, and to strangers', async () => {
    const { owner, noa, mika, task, comment } = await aComment();
    const body = { content: 'Forged' };
    for (const person of [owner, noa])
      expect(await as(person).patch(commentPath(task, comment), body)).toMatchObject(
        refusal(403, 'FORBIDDEN'),
      );
    const stranger = await given.user();
    expect(await as(stranger).patch(commentPath(task, comment), body)).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    expect(await anonymous.patch(commentPath(task, comment), body)).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    const second = await given.task({ project: task.project });
    expect(await as(mika).patch(commentPath(second, comment), body)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await taskOf(owner, task)).comments[0]?.content).toBe('By phone');
  });

  it.each([
    ['nothing', {}],
    ['blanks', { content: '  ' }],
    ['too much', { content: 'x'.repeat(10_001) }],
  ])('refuses %s', async (_what, body) => {
    const { mika, task, comment } = await aComment();
    expect(await as(mika).patch(commentPath(task, comment), body)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it('notifies newly mentioned people, not those who were mentioned before', async () => {
    const { owner, mika, noa, task } = await aComment();
    const mention = ({ _id }: TestUser) => `[@Someone](mention:${_id})`;
    const comment = await given.comment({ task, author: mika, content: `Ask ${mention(owner)}` });
    await as(mika).patch(commentPath(task, comment), { content: `Ask ${mention(owner)} or ${mention(noa)}` });
    const typesOf = async (person: TestUser) =>
      (await as(person).get<NotificationList>('/notifications')).body.notifications.map(({ type }) => type);
    expect(await typesOf(noa)).toEqual(['mentioned']);
    expect(await typesOf(owner)).toEqual([]);
  });
});

describe('a comment that is edited in two places', () => {
  const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

  it('refuses the second text with the first one, and takes it when it is based on that', async () => {
    const { mika, task, comment } = await aComment();
    const path = commentPath(task, comment);
    const first = await as(mika).patch<Comment>(path, { content: 'By letter' }, seen(1));
    expect(first.body.version).toBe(2);
    const late = await as(mika).patch(path, { content: 'By pigeon' }, seen(1));
    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'));
    expect(late.body).toMatchObject({ current: { _id: comment._id, content: 'By letter', version: 2 } });
    expect((await taskOf(mika, task)).comments[0]?.content).toBe('By letter');
    const again = await as(mika).patch<Comment>(path, { content: 'By pigeon' }, seen(2));
    expect(again.body).toMatchObject({ content: 'By pigeon', version: 3 });
  });

  it('accepts one of two texts that are sent at the same moment', async () => {
    const { mika, task, comment } = await aComment();
    const answers = await Promise.all(
      ['By letter', 'By pigeon'].map((content) =>
        as(mika).patch(commentPath(task, comment), { content }, seen(1)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('without a version overwrites, as the specification describes no other way', async () => {
    const { mika, task, comment } = await aComment();
    await as(mika).patch(commentPath(task, comment), { content: 'By letter' });
    const { body } = await as(mika).patch<Comment>(commentPath(task, comment), { content: 'By pigeon' });
    expect(body).toMatchObject({ content: 'By pigeon', version: 3 });
  });
});

describe('deleting a comment', () => {
  it('removes it from the task, its count and the search, and puts it into the trash', async () => {
    const { owner, mika, project, task, comment } = await aComment('Quixotic **phone** call');
    await given.comment({ task, content: 'Stays' });
    const watcher = await connect(owner);
    await watcher.ask('join-project', project._id);
    expect(await as(mika).delete(commentPath(task, comment))).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const whole = await taskOf(owner, task);
    expect(whole.comments.map(({ content }) => content)).toEqual(['Stays']);
    expect(whole.commentCount).toBe(1);
    const [card] = (await as(owner).get<Task[]>(`/projects/${project._id}/tasks?view=card`)).body;
    expect(card?.commentCount).toBe(1);
    expect((await as(owner).get<Comment[]>(`${pathOf(task)}/comments`)).body).toHaveLength(1);
    expect((await as(owner).get<SearchResult>('/search?q=quixotic')).body.tasks).toEqual([]);
    expect(await watcher.hears('comment:deleted')).toMatchObject({
      taskId: task._id,
      commentId: comment._id,
      actor: { _id: mika._id },
    });
    expect((await historyOf(owner, task))[0]).toMatchObject({ type: 'comment_deleted' });
    const [entry] = (await as(mika).get<TrashEntry[]>('/trash')).body;
    expect(entry).toMatchObject({
      _id: comment._id,
      kind: 'comment',
      title: 'Quixotic phone call',
      task: { _id: task._id, title: 'Call the bank' },
      mayRestore: true,
      mayPurge: false,
    });
  });

  it('is allowed for the owner of the project, and refused to other members and strangers', async () => {
    const { owner, noa, task, comment } = await aComment();
    expect(await as(noa).delete(commentPath(task, comment))).toMatchObject(refusal(403, 'FORBIDDEN'));
    const stranger = await given.user();
    expect(await as(stranger).delete(commentPath(task, comment))).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(owner).delete(commentPath(task, comment))).toMatchObject({ status: 200 });
    expect(await as(owner).delete(commentPath(task, comment))).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('restoring a comment', () => {
  const restore = (person: TestUser, task: TestTask, { _id }: { _id: string }) =>
    as(person).post(`/projects/${task.project._id}/trash/${_id}/restore`);

  it('restores it to its place', async () => {
    const { owner, mika, task, comment } = await aComment();
    await given.comment({ task, content: 'Later' });
    await as(mika).delete(commentPath(task, comment));
    expect(await restore(mika, task, comment)).toMatchObject({ status: 200 });
    const whole = await taskOf(owner, task);
    expect(whole.comments.map(({ content }) => content)).toEqual(['By phone', 'Later']);
    expect(whole.commentCount).toBe(2);
    expect((await historyOf(owner, task))[0]).toMatchObject({ type: 'comment_restored' });
  });

  it('is refused to others, and while the task is in the trash itself', async () => {
    const { mika, noa, task, comment } = await aComment();
    await as(mika).delete(commentPath(task, comment));
    expect(await restore(noa, task, comment)).toMatchObject(refusal(403, 'FORBIDDEN'));
    await as(noa).delete(pathOf(task));
    expect(await restore(mika, task, comment)).toMatchObject(refusal(409, 'TASK_IN_TRASH'));
    await restore(noa, task, task);
    expect(await restore(mika, task, comment)).toMatchObject({ status: 200 });
    expect((await taskOf(mika, task)).comments).toHaveLength(1);
  });
});

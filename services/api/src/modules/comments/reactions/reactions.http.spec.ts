import {
  LIMITS,
  REACTIONS,
  type Comment,
  type HistoryPage,
  type NotificationList,
  type Task,
} from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestTask, type TestUser } from '../../../../test/index.js';

const api = useApi();
const { anonymous, as, given, rows } = api;
const { connect } = useSockets(api);

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const reactionPath = (task: TestTask, { _id }: { _id: string }, emoji: string) =>
  `${pathOf(task)}/comments/${_id}/reactions/${encodeURIComponent(emoji)}`;
const taskOf = async (person: TestUser, task: TestTask) => (await as(person).get<Task>(pathOf(task))).body;
const named = ({ _id, name }: TestUser) => ({ _id, name });

const aComment = async () => {
  const [owner, mika] = [await given.user({ name: 'Ola' }), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project });
  return { owner, mika, project, task, comment: await given.comment({ task, author: mika }) };
};

it('a reaction appears for everyone, and disappears when it is taken back', async () => {
  const { owner, mika, project, task, comment } = await aComment();
  const watcher = await connect(mika);
  await watcher.ask('join-project', project._id);
  const path = reactionPath(task, comment, '👍');
  const { status, body } = await as(owner).put<Comment>(path);
  expect(status).toBe(200);
  const liked = [{ emoji: '👍', people: [named(owner)] }];
  expect(body).toMatchObject({ _id: comment._id, content: 'A comment', version: 1, reactions: liked });
  expect(await watcher.hears('comment:updated')).toMatchObject({
    taskId: task._id,
    comment: body,
    actor: { _id: owner._id },
  });
  await as(mika).put(path);
  await as(mika).put(reactionPath(task, comment, '❤️'));
  const [seen] = (await taskOf(mika, task)).comments;
  expect(seen?.reactions).toEqual([
    { emoji: '👍', people: [named(owner), named(mika)] },
    { emoji: '❤️', people: [named(mika)] },
  ]);
  expect(seen?.editedAt).toBeNull();
  expect((await as(mika).get<Comment[]>(`${pathOf(task)}/comments`)).body).toEqual([seen]);
  const removed = await as(owner).delete<Comment>(path);
  expect(removed.body.reactions).toEqual([
    { emoji: '👍', people: [named(mika)] },
    { emoji: '❤️', people: [named(mika)] },
  ]);
  expect((await as(mika).get<HistoryPage>(`${pathOf(task)}/history`)).body.events).toEqual([]);
});

it('a list of tasks leaves reactions out', async () => {
  const { owner, project, task, comment } = await aComment();
  await as(owner).put(reactionPath(task, comment, '🎉'));
  const [listed] = (await as(owner).get<Task[]>(`/projects/${project._id}/tasks`)).body;
  expect(listed?.comments[0]).toMatchObject({ _id: comment._id, version: 1 });
  expect(listed?.comments[0]).not.toHaveProperty('reactions');
});

it('the same reaction given or taken back twice counts once and announces nothing', async () => {
  const { owner, mika, project, task, comment } = await aComment();
  const path = reactionPath(task, comment, '😄');
  const revision = async () =>
    (await rows<{ revision: string }>('SELECT revision FROM projects WHERE id = $1', [project._id]))[0]
      ?.revision;
  const before = await revision();
  await as(owner).delete(path);
  expect(await revision()).toBe(before);
  await as(owner).put(path);
  const after = await revision();
  const { body } = await as(owner).put<Comment>(path);
  expect(body.reactions).toEqual([{ emoji: '😄', people: [named(owner)] }]);
  expect(await revision()).toBe(after);
  await Promise.all([as(mika).put(path), as(mika).put(path)]);
  expect((await taskOf(mika, task)).comments[0]?.reactions).toEqual([
    { emoji: '😄', people: [named(owner), named(mika)] },
  ]);
});

it('a reaction is refused to strangers and visitors, and under another task', async () => {
  const { owner, task, comment } = await aComment();
  const path = reactionPath(task, comment, '👀');
  expect(await as(await given.user()).put(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await anonymous.put(path)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  const second = await given.task({ project: task.project });
  expect(await as(owner).put(reactionPath(second, comment, '👀'))).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect((await taskOf(owner, task)).comments[0]?.reactions).toEqual([]);
});

it('a reaction is refused under a project of the attacker, and once a person is no longer a member', async () => {
  const { owner, mika, project, task, comment } = await aComment();
  const attacker = await given.user();
  const own = await given.task({ project: await given.project({ owner: attacker }) });
  const foreign = { ...own, _id: task._id };
  for (const path of [reactionPath(own, comment, '👀'), reactionPath(foreign, comment, '👀')])
    for (const send of [as(attacker).put, as(attacker).delete])
      expect(await send(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  const path = reactionPath(task, comment, '👀');
  await as(mika).put(path);
  await as(owner).delete(`/projects/${project._id}/members/${mika._id}`);
  for (const send of [as(mika).put, as(mika).delete])
    expect(await send(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect((await taskOf(owner, task)).comments[0]?.reactions).toEqual([
    { emoji: '👀', people: [named(mika)] },
  ]);
});

it('all reactions of two people at once count', async () => {
  const { owner, mika, task, comment } = await aComment();
  await Promise.all(
    [owner, mika].flatMap((person) =>
      REACTIONS.map((emoji) => as(person).put(reactionPath(task, comment, emoji))),
    ),
  );
  const [seen] = (await taskOf(owner, task)).comments;
  expect(seen?.reactions?.map(({ people }) => people.length)).toEqual(REACTIONS.map(() => 2));
});

it('a reaction notifies no one', async () => {
  const { owner, mika, task, comment } = await aComment();
  await as(owner).put(reactionPath(task, comment, '🎉'));
  expect((await as(mika).get<NotificationList>('/notifications')).body.notifications).toEqual([]);
});

it.each(['🙈', 'x', '👍👍', '%00'])('refuses the emoji %s', async (emoji) => {
  const { owner, task, comment } = await aComment();
  expect(await as(owner).put(reactionPath(task, comment, emoji))).toMatchObject(
    refusal(400, 'VALIDATION_FAILED'),
  );
});

it('accepts each emoji of the set, and no more reactions than the limit', async () => {
  const { owner, mika, project, task, comment } = await aComment();
  for (const emoji of REACTIONS)
    expect(await as(owner).put(reactionPath(task, comment, emoji))).toMatchObject({ status: 200 });
  await rows(
    `WITH people AS (
       INSERT INTO users (id, name, email, password_hash, initials_avatar)
       SELECT gen_random_uuid(), 'Crowd', gen_random_uuid() || '@example.com', 'x', '' FROM generate_series(1, $4::int)
       RETURNING id
     )
     INSERT INTO comment_reactions (project_id, task_id, comment_id, emoji, user_id)
     SELECT $1, $2, $3, '👍', id FROM people`,
    [project._id, task._id, comment._id, LIMITS.reactionsToComment - REACTIONS.length],
  );
  expect(await as(mika).put(reactionPath(task, comment, '❤️'))).toMatchObject(
    refusal(409, 'TOO_MANY_REACTIONS'),
  );
});

it('reactions follow a comment into the trash and back', async () => {
  const { owner, task, comment } = await aComment();
  await as(owner).put(reactionPath(task, comment, '😕'));
  await as(owner).delete(`${pathOf(task)}/comments/${comment._id}`);
  await as(owner).post(`/projects/${task.project._id}/trash/${comment._id}/restore`);
  expect((await taskOf(owner, task)).comments[0]?.reactions).toEqual([
    { emoji: '😕', people: [named(owner)] },
  ]);
});

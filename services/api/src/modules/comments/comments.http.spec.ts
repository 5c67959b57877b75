import type { Comment, Task } from '@taskloom/contracts';
import { refusal, useApi, type TestTask } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { CommentAdded } from './comment.events.js';

const { anonymous, app, as, given, rows } = useApi();

const aTask = async () => {
  const [owner, mika] = [await given.user(), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika] });
  return { owner, mika, project, task: await given.task({ project }) };
};
const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const commentsOf = async () => (await rows('SELECT id FROM comments')).length;

describe('commenting', () => {
  it('returns the comment, which is then the last one of the task', async () => {
    const { owner, mika, task } = await aTask();
    await given.comment({ task, author: owner, content: 'First' });
    const { status, body } = await as(mika).post<Comment>(`${pathOf(task)}/comments`, {
      content: ' Second 🎉 ',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      content: 'Second 🎉',
      author: { _id: mika._id, name: 'Mika', avatar: '/api/avatars/initials.svg?seed=Mika' },
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      version: 1,
      reactions: [],
    });
    const { body: whole } = await as(owner).get<Task>(pathOf(task));
    expect(whole.comments.map(({ content }) => content)).toEqual(['First', 'Second 🎉']);
  });

  it('refuses anonymous callers, strangers, and requests under another project', async () => {
    const { mika, task } = await aTask();
    const elsewhere = await given.project({ owner: mika });
    const body = { content: 'Hello' };
    const before = await commentsOf();
    expect(await anonymous.post(`${pathOf(task)}/comments`, body)).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    const stranger = await given.user();
    expect(await as(stranger).post(`${pathOf(task)}/comments`, body)).toMatchObject(
      refusal(404, 'NOT_FOUND'),
    );
    const moved = pathOf({ ...task, project: elsewhere });
    expect(await as(mika).post(`${moved}/comments`, body)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await commentsOf()).toBe(before);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { content: '' }],
    ['blanks', { content: '   ' }],
    ['more than 10,000 characters', { content: 'x'.repeat(10_001) }],
    ['a number', { content: 5 }],
  ])('refuses %s', async (_what, body) => {
    const { mika, task } = await aTask();
    const answer = await as(mika).post(`${pathOf(task)}/comments`, body);
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('notifies assignees and earlier commenters, but not those who have left', async () => {
    const { owner, mika, project } = await aTask();
    const gone = await given.user();
    const task = await given.task({ project, assignees: [{ user: mika }] });
    await given.comment({ task, author: owner });
    await given.comment({ task, author: gone });
    const heard: CommentAdded[] = [];
    const stop = app()
      .get(Events)
      .after(CommentAdded, (event) => void heard.push(event));
    await as(mika).post(`${pathOf(task)}/comments`, { content: 'Who hears this?' });
    stop();
    expect(heard).toHaveLength(1);
    expect([...(heard[0]?.audience ?? [])].sort()).toEqual([mika._id, owner._id].sort());
  });

  it('sent twice with one Idempotency-Key, a comment is stored once', async () => {
    const { mika, task } = await aTask();
    const send = () =>
      as(mika).post<Comment>(
        `${pathOf(task)}/comments`,
        { content: 'Once' },
        { headers: { 'idempotency-key': 'c' } },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await as(mika).get<Task>(pathOf(task))).body.comments).toHaveLength(1);
  });
});

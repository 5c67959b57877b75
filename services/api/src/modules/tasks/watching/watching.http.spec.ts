import {
  mentionOf,
  type Comment,
  type NotificationList,
  type Task,
  type TaskWatch,
} from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';

const { as, given, rows } = useApi();

const aTask = async () => {
  const [owner, ann, bob, cleo] = [
    await given.user({ name: 'Olga' }),
    await given.user({ name: 'Ann' }),
    await given.user({ name: 'Bob' }),
    await given.user({ name: 'Cleo' }),
  ];
  const project = await given.project({ owner, members: [ann, bob, cleo] });
  const task = await given.task({ project, title: 'Plan', assignees: [{ user: ann }] });
  return { owner, ann, bob, cleo, project, task, path: `/projects/${project._id}/tasks/${task._id}` };
};

const received = async (user: TestUser) =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications.map(({ type, message }) => ({
    type,
    message,
  }));
const types = async (user: TestUser) => (await received(user)).map(({ type }) => type);
const watchersOf = async (user: TestUser, path: string) =>
  (await as(user).get<TaskWatch>(`${path}/watch`)).body;

describe('watching a task', () => {
  it('is automatic for its author, its assignees and those who comment', async () => {
    const { bob, path } = await aTask();
    expect(await watchersOf(bob, path)).toMatchObject({
      watching: false,
      watchers: [{ name: 'Ann' }, { name: 'Olga' }],
    });
    await as(bob).post(`${path}/comments`, { content: 'Hello' });
    expect(await watchersOf(bob, path)).toMatchObject({
      watching: true,
      watchers: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Olga' }],
    });
  });

  it('notifies watchers of changes and comments, as assignees', async () => {
    const { ann, bob, cleo, owner, path } = await aTask();
    const chosen = await as(bob).put(`${path}/watch`, { watching: true });
    expect(chosen).toMatchObject({ status: 200, body: { watching: true } });
    await as(owner).patch(path, { status: 'done' });
    await as(owner).post(`${path}/comments`, { content: 'Done' });
    expect(await types(bob)).toEqual(['comment_added', 'task_updated']);
    expect(await types(ann)).toEqual(['comment_added', 'task_updated']);
    expect(await types(owner)).toEqual([]);
    expect(await types(cleo)).toEqual([]);
  });

  it('ends for an assignee who turns it off, even after their own comment', async () => {
    const { ann, owner, path } = await aTask();
    expect(await as(ann).put(`${path}/watch`, { watching: false })).toMatchObject({
      status: 200,
      body: { watching: false, watchers: [{ name: 'Olga' }] },
    });
    await as(ann).post(`${path}/comments`, { content: 'My last word' });
    await as(owner).patch(path, { status: 'done' });
    expect(await types(ann)).toEqual([]);
    await as(ann).put(`${path}/watch`, { watching: true });
    await as(owner).patch(path, { status: 'todo' });
    expect(await types(ann)).toEqual(['task_updated']);
  });

  it('ends with the membership', async () => {
    const { bob, owner, project, task, path } = await aTask();
    await as(bob).put(`${path}/watch`, { watching: true });
    await as(owner).delete(`/projects/${project._id}/members/${bob._id}`);
    expect(await rows('SELECT 1 FROM task_watches WHERE task_id = $1', [task._id])).toEqual([]);
    await as(owner).patch(path, { status: 'done' });
    expect(await types(bob)).not.toContain('task_updated');
  });

  it.each([{}, { watching: 'yes' }, { watching: true, user: 'x' }])('refuses %p', async (body) => {
    const { ann, path } = await aTask();
    expect(await as(ann).put(`${path}/watch`, body)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('returns 404 to a stranger and under another project', async () => {
    const { owner, task, path } = await aTask();
    const elsewhere = await given.project({ owner });
    const wrong = `/projects/${elsewhere._id}/tasks/${task._id}/watch`;
    expect(await as(owner).put(wrong, { watching: true })).toMatchObject(refusal(404, 'NOT_FOUND'));
    const stranger = as(await given.user());
    expect(await stranger.put(`${path}/watch`, { watching: true })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await stranger.get(`${path}/watch`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('a mention', () => {
  it('in a comment notifies a member once, instead of the notification about the comment', async () => {
    const { ann, bob, owner, path } = await aTask();
    const content = `${mentionOf(ann)} and ${mentionOf(bob)}: ${mentionOf(bob)}!`;
    await as(owner).post(`${path}/comments`, { content });
    const message = 'Olga mentioned you in a comment on “Plan”: “@Ann and @Bob: @Bob!”';
    expect(await received(ann)).toEqual([{ type: 'mentioned', message }]);
    expect(await received(bob)).toEqual([{ type: 'mentioned', message }]);
  });

  it('does not notify people outside the project, or its author', async () => {
    const { owner, task, path } = await aTask();
    const stranger = await given.user();
    const sent = await as(owner).post(`${path}/comments`, {
      content: `${mentionOf(stranger)} ${mentionOf(owner)} [@Ann](mention:not-an-id)`,
    });
    expect(sent).toMatchObject({ status: 201 });
    expect(await received(stranger)).toEqual([]);
    expect(await received(owner)).toEqual([]);
    const mentioned = await rows('SELECT user_id FROM task_mentions WHERE task_id = $1', [task._id]);
    expect(mentioned).toEqual([{ user_id: owner._id }]);
  });

  it('in a description notifies when it is new', async () => {
    const { ann, bob, owner, path } = await aTask();
    await as(owner).patch(path, { description: `For ${mentionOf(bob)}` });
    await as(owner).patch(path, { description: `For ${mentionOf(bob)} and ${mentionOf(ann)}` });
    expect(await received(bob)).toEqual([
      { type: 'mentioned', message: 'Olga mentioned you in the description of “Plan”.' },
    ]);
    expect(await types(ann)).toEqual(['mentioned']);
  });

  it('that is taken out and put back three times notifies once for each text', async () => {
    const { ann, bob, owner, path } = await aTask();
    const content = `For ${mentionOf(bob)}`;
    const comment = async () => {
      const { body } = await as(owner).post<Comment>(`${path}/comments`, { content });
      return [`${path}/comments/${body._id}`, 'content'];
    };
    await as(owner).patch(path, { description: content });
    const texts = [[path, 'description'], await comment(), await comment()];
    for (const [url = '', field = ''] of texts) {
      for (let time = 0; time < 3; time += 1) {
        expect(await as(owner).patch(url, { [field]: 'For no one' })).toMatchObject({ status: 200 });
        expect(await as(owner).patch(url, { [field]: content })).toMatchObject({ status: 200 });
      }
      expect(await as(owner).patch(url, { [field]: `${content}${mentionOf(ann)}` })).toMatchObject({
        status: 200,
      });
    }
    expect(await types(bob)).toEqual(['mentioned', 'mentioned', 'mentioned']);
    expect((await types(ann)).filter((type) => type === 'mentioned')).toHaveLength(3);
  });

  it('in code, an escape or an HTML comment notifies no one', async () => {
    const { bob, owner, path } = await aTask();
    const mark = mentionOf(bob);
    const content = `\`${mark}\` \\${mark} <!-- ${mark} -->\n\n\`\`\`\n${mark}\n\`\`\``;
    await as(owner).patch(path, { description: content });
    await as(owner).post(`${path}/comments`, { content });
    expect(await received(bob)).toEqual([]);
  });

  it('in the description of a new task notifies too', async () => {
    const { bob, owner, project } = await aTask();
    await as(owner).post<Task>(`/projects/${project._id}/tasks`, {
      title: 'Next',
      description: mentionOf(bob),
    });
    expect(await types(bob)).toEqual(['mentioned']);
  });
});

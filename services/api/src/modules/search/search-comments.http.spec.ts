import type { SearchResult } from '@taskloom/contracts';
import { useApi, type TestUser } from '../../../test/index.js';

const { as, given } = useApi({ RATE_SEARCH: '10000' });

const find = async (user: TestUser, query: Record<string, string>) =>
  (await as(user).get<SearchResult>('/search', { query: { type: 'tasks', comments: 'true', ...query } }))
    .body;
const excerpts = async (user: TestUser, query: Record<string, string>) =>
  (await find(user, query)).comments?.map(({ excerpt }) => excerpt);

const talk = async () => {
  const [owner, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const project = await given.project({ owner, members: [mika], title: 'Rocket' });
  const task = await given.task({ project, title: 'Fuel', status: 'done' });
  await given.comment({ task, author: mika, content: 'The zeppelin\n\n**lands** on Sunday' });
  await given.comment({
    task,
    author: owner,
    content: `${'Long ago. '.repeat(30)}Another zeppelin. ${'x'.repeat(300)}`,
  });
  return { owner, mika, project, task };
};

describe('GET /search?comments=true', () => {
  it('returns the comments with all words, the newest first, with author, task and project', async () => {
    const { owner, mika, project, task } = await talk();
    const { comments, total } = await find(owner, { q: 'ZEPPELIN lands' });
    expect(comments).toEqual([
      {
        _id: expect.any(String),
        excerpt: 'The zeppelin **lands** on Sunday',
        author: { _id: mika._id, name: 'Mika', avatar: expect.any(String) },
        createdAt: expect.stringMatching(/Z$/),
        task: { _id: task._id, title: 'Fuel' },
        project: { _id: project._id, title: 'Rocket' },
      },
    ]);
    expect(total).toMatchObject({ comments: 1 });
    const [newest, ...older] = (await excerpts(owner, { q: 'zepp' })) ?? [];
    expect(newest).toMatch(/Another zeppelin\. x+$/);
    expect(newest).toHaveLength(200);
    expect(older).toHaveLength(1);
    const one = await find(owner, { q: 'zeppelin', limit: '1' });
    expect(one.comments).toHaveLength(1);
    expect(one.total).toMatchObject({ comments: 2 });
  });

  it('finds none in projects that the caller is not a member of, and has none when they are not asked for', async () => {
    const { owner, project } = await talk();
    const stranger = await given.user();
    const ways: Record<string, string>[] = [{}, { projectId: project._id }, { assignee: owner._id }];
    for (const more of ways) expect(await excerpts(stranger, { q: 'zeppelin', ...more })).toEqual([]);
    const { body } = await as(owner).get('/search', { query: { q: 'zeppelin' } });
    expect(Object.keys(body as object)).toEqual(['projects', 'tasks', 'total']);
  });

  it('selects by author, project and the state of the task', async () => {
    const { owner, mika, project } = await talk();
    const count = async (more: Record<string, string>) =>
      (await excerpts(owner, { q: 'zeppelin', ...more }))?.length;
    expect(await count({ assignee: mika._id })).toBe(1);
    expect(await count({ projectId: project._id, status: 'done' })).toBe(2);
    expect(await count({ projectId: (await given.project({ owner }))._id })).toBe(0);
    expect(await count({ status: 'todo' })).toBe(0);
    expect(await count({ type: 'projects' })).toBe(0);
    expect(await count({ archived: 'true' })).toBe(2);
  });

  it('forgives typing mistakes in words that occur in comments only', async () => {
    const { owner, task } = await talk();
    for (const q of ['zepelin', 'zeppalin sunday', 'Zepplein']) {
      const { comments, tasks } = await find(owner, { q });
      expect(comments?.length).toBeGreaterThan(0);
      expect(comments?.every(({ excerpt }) => excerpt.includes('zeppelin'))).toBe(true);
      expect(tasks.map(({ _id }) => _id)).toEqual([task._id]);
    }
    expect(await excerpts(owner, { q: 'zepelin lands' })).toEqual(['The zeppelin **lands** on Sunday']);
    const { body } = await as(owner).get<SearchResult>('/search', { query: { q: 'zepelin' } });
    expect(body.tasks.map(({ _id }) => _id)).toEqual([task._id]);
  });

  it('takes a mistyped word of a title for that word, not for one of a comment', async () => {
    const { owner, project } = await talk();
    const titled = await given.task({ project, title: 'Zeppelins' });
    const { tasks, comments } = await find(owner, { q: 'zepelins' });
    expect([tasks.map(({ _id }) => _id), comments]).toEqual([[titled._id], []]);
  });

  it('does not take another word for a mistake, nor look into the comments of others', async () => {
    const { owner, project } = await talk();
    for (const q of ['zoo', 'zebra', 'lands zebra']) expect(await excerpts(owner, { q })).toEqual([]);
    const stranger = await given.user();
    await given.task({ project: await given.project({ owner: stranger }), title: 'Own' });
    const found = await find(stranger, { q: 'zepelin', projectId: project._id });
    expect([found.comments, found.tasks]).toEqual([[], []]);
    expect((await find(stranger, { q: 'zepelin' })).comments).toEqual([]);
  });
});

import { LIMITS, type ChangesAnswer, type Comment, type Task } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestTask } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;
const contents = (comments: readonly Comment[]) => comments.map(({ content }) => content);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

const say = (task: TestTask, texts: readonly string[]) =>
  rows(
    `INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT $1, $2, given.id, $3, given.content FROM unnest($4::uuid[], $5::text[]) AS given (id, content)`,
    [task.project._id, task._id, task.project.owner._id, texts.map(() => uuid()), texts],
  );

/** A task with 230 comments, '1' the oldest. */
const aLongTalk = async () => {
  const project = await given.project();
  const task = await given.task({ project });
  await say(task, numbers(1, 230));
  return { project, task, owner: as(project.owner), path: pathOf(task) };
};

describe('a task with many comments', () => {
  it('is always returned with the newest hundred and the total number', async () => {
    const { task, owner, path } = await aLongTalk();
    const newest = numbers(131, 230);
    const { body: one } = await owner.get<Task>(path);
    const { body: list } = await owner.get<Task[]>(`/projects/${task.project._id}/tasks`);
    const { body: page } = await owner.get<Task[]>(`/projects/${task.project._id}/tasks`, {
      query: { limit: '5' },
    });
    const { body: changed } = await owner.patch<Task>(path, { title: 'Longer' });
    const { body: stale } = await owner.patch<{ current: Task }>(
      path,
      { title: 'Late' },
      { headers: { 'if-match': '"1"' } },
    );
    for (const answer of [one, list[0], page[0], changed, stale.current]) {
      expect(contents(answer?.comments ?? [])).toEqual(newest);
      expect(answer?.commentCount).toBe(230);
    }
  });

  it('is returned with all of them when it has at most a hundred', async () => {
    const project = await given.project();
    const task = await given.task({ project });
    await say(task, numbers(1, LIMITS.commentsInAnswer));
    const { body } = await as(project.owner).get<Task>(pathOf(task));
    expect(contents(body.comments)).toEqual(numbers(1, 100));
    expect(body.commentCount).toBe(100);
  });
});

describe('GET …/comments', () => {
  it('returns older comments page by page, and nothing before the first', async () => {
    const { owner, path } = await aLongTalk();
    const { body: task } = await owner.get<Task>(path);
    const before = (comment: Comment | undefined, limit?: string) =>
      owner.get<Comment[]>(`${path}/comments`, {
        query: { before: comment?._id ?? '', ...(limit && { limit }) },
      });
    const { body: second } = await before(task.comments[0]);
    expect(contents(second)).toEqual(numbers(31, 130));
    expect(second[0]).toEqual({ ...task.comments[0], _id: expect.any(String), content: '31' });
    const { body: third } = await before(second[0]);
    expect(contents(third)).toEqual(numbers(1, 30));
    expect((await before(third[0])).body).toEqual([]);
    expect(contents((await before(second[0], '2')).body)).toEqual(['29', '30']);
    const { body: newest } = await owner.get<Comment[]>(`${path}/comments`);
    expect(newest).toEqual(task.comments);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
    ['before', 'x'],
  ])('refuses the %s %s', async (name, value) => {
    const task = await given.task();
    const answer = await as(task.project.owner).get(`${pathOf(task)}/comments`, { query: { [name]: value } });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('refuses anonymous callers, strangers, and requests under another project', async () => {
    const { task, path } = await aLongTalk();
    const stranger = await given.user();
    const elsewhere = await given.project({ owner: stranger });
    expect(await anonymous.get(`${path}/comments`)).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await as(stranger).get(`${path}/comments`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const moved = `${pathOf({ ...task, project: elsewhere })}/comments`;
    expect(await as(stranger).get(moved)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('many long comments', () => {
  const LONG = 'x'.repeat(LIMITS.comment);

  it('do not exceed the bound of the list of tasks: the newest of each task come before older ones of any', async () => {
    const project = await given.project();
    const tasks = [];
    for (let count = 0; count < 6; count++) tasks.push(await given.task({ project }));
    for (const task of tasks) await say(task, Array(LIMITS.commentsInAnswer).fill(LONG));
    const { body } = await as(project.owner).get<Task[]>(`/projects/${project._id}/tasks`);
    expect(JSON.stringify(body).length).toBeLessThan(5 * 1024 * 1024);
    for (const task of body) {
      expect(task.commentCount).toBe(100);
      expect(task.comments.length).toBeGreaterThan(60);
      expect(task.comments.length).toBeLessThan(80);
    }
  });

  it('are not sent one by one in a catch-up, since that would exceed loading everything', async () => {
    const project = await given.project();
    const since = () =>
      as(project.owner).get<ChangesAnswer>(`/projects/${project._id}/changes`, { query: { since: '0' } });
    const change = async (count: number) => {
      await rows('DELETE FROM project_changes WHERE project_id = $1', [project._id]);
      await rows('UPDATE projects SET revision = $2 WHERE id = $1', [project._id, count]);
      await rows(
        `INSERT INTO project_changes (project_id, revision, event, data)
         SELECT $1, generate_series(1, $2), 'comment:added', jsonb_build_object('comment', $3::text)`,
        [project._id, count, LONG],
      );
    };
    await change(200);
    expect(await since()).toMatchObject({ status: 200, body: { revision: 200 } });
    await change(220);
    expect(await since()).toMatchObject(refusal(410, 'CHANGES_GONE'));
  });
});

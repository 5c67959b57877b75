import { addDays, localDay, type TaskHit, type WorkCounts, type WorkPage } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestTask, type TestUser } from '../../../test/index.js';

const { anonymous, as, given } = useApi();

const page = async (user: TestUser, query: Record<string, string> = { tab: 'assigned' }) =>
  (await as(user).get<WorkPage>('/work/tasks', { query })).body;
const titles = ({ tasks }: WorkPage) => tasks.map(({ title }) => title);
const counts = async (user: TestUser, day = localDay()) =>
  (await as(user).get<WorkCounts>('/work/counts', { query: { day } })).body;

/** Two projects of Olga; Mika is a member of one. */
const desk = async () => {
  const [olga, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const one = await given.project({ owner: olga, members: [mika], title: 'One' });
  const two = await given.project({ owner: olga, title: 'Two' });
  return { olga, mika, one, two };
};

describe('GET /work/tasks', () => {
  it('returns open tasks of all projects by deadline, as cards with their project', async () => {
    const { olga, one, two } = await desk();
    const mine = { assignees: [{ user: olga }] };
    await given.task({ project: one, title: 'Some day', ...mine });
    await given.task({ project: two, title: 'Tomorrow', deadline: addDays(localDay(), 1), ...mine });
    await given.task({ project: one, title: 'Today', deadline: localDay(), ...mine });
    await given.task({ project: one, title: 'Finished', status: 'done', ...mine });
    await given.task({ project: one, title: 'Of others' });
    const work = await page(olga);
    expect(titles(work)).toEqual(['Today', 'Tomorrow', 'Some day']);
    expect(work.next).toBeNull();
    const cards = (await as(olga).get<TaskHit[]>(`/projects/${two._id}/tasks`, { query: { view: 'card' } }))
      .body;
    expect(work.tasks[1]).toEqual({ ...cards[0], project: { _id: two._id, title: 'Two', status: 'active' } });
  });

  it('returns the tasks that the caller created on their tab, and none of others', async () => {
    const { olga, mika, one } = await desk();
    await as(mika).post(`/projects/${one._id}/tasks`, { title: 'By Mika' });
    expect(titles(await page(mika, { tab: 'created' }))).toEqual(['By Mika']);
    expect(titles(await page(olga, { tab: 'created' }))).toEqual([]);
    expect(titles(await page(mika))).toEqual([]);
  });

  it('returns tasks that mention the caller and that the caller watches, until that ends', async () => {
    const { olga, mika, one } = await desk();
    const task = await given.task({ project: one, title: 'Dock' });
    const path = `/projects/${one._id}/tasks/${task._id}`;
    expect(titles(await page(mika, { tab: 'mentioned' }))).toEqual([]);
    await as(olga).post(`${path}/comments`, { content: `[@Mika](mention:${mika._id}) look` });
    expect(titles(await page(mika, { tab: 'mentioned' }))).toEqual(['Dock']);
    expect(titles(await page(olga, { tab: 'mentioned' }))).toEqual([]);
    await as(mika).post(`${path}/comments`, { content: 'Done' });
    expect(titles(await page(mika, { tab: 'watching' }))).toEqual(['Dock']);
    expect(await counts(mika)).toMatchObject({ mentioned: 1, watching: 1, assigned: 0 });
    await as(olga).patch(path, { status: 'done' });
    expect(await counts(mika)).toMatchObject({ mentioned: 0, watching: 0 });
  });

  it('leaves out a project that the caller has left, and one that is deleted', async () => {
    const { olga, mika, one, two } = await desk();
    await as(mika).post(`/projects/${one._id}/tasks`, { title: 'By Mika', assignees: [{ user: mika._id }] });
    await given.task({ project: two, title: 'Gone', assignees: [{ user: olga }] });
    expect(titles(await page(mika))).toEqual(['By Mika']);
    await as(olga).delete(`/projects/${one._id}/members/${mika._id}`);
    await as(olga).delete(`/projects/${two._id}`);
    expect(titles(await page(mika))).toEqual([]);
    expect(titles(await page(mika, { tab: 'created' }))).toEqual([]);
    expect(titles(await page(olga))).toEqual([]);
    expect(await counts(mika)).toEqual({ due: 0, assigned: 0, created: 0, mentioned: 0, watching: 0 });
  });

  /** The titles of all pages from this cursor on. */
  const pages = async (user: TestUser, from: string | null = null): Promise<string[]> => {
    const query: Record<string, string> = { tab: 'assigned', limit: '2', ...(from && { cursor: from }) };
    const work = await page(user, query);
    return [...titles(work), ...(work.next ? await pages(user, work.next) : [])];
  };

  it('pages through all tasks once, even with equal or no deadlines', async () => {
    const { olga, one } = await desk();
    const days = [localDay(), localDay(), addDays(localDay(), 3), null, null];
    for (const [at, deadline] of days.entries())
      await given.task({ project: one, title: `${at}`, deadline, assignees: [{ user: olga }] });
    expect(await pages(olga)).toEqual(['0', '1', '2', '3', '4']);
  });

  /** Three tasks of an active project, and three of one that is on hold, with the same days. */
  const halfOnHold = async () => {
    const { olga, one, two } = await desk();
    await as(olga).patch(`/projects/${two._id}`, { status: 'on-hold' });
    const tasks: TestTask[] = [];
    for (const [day, deadline] of [localDay(), addDays(localDay(), 1), null].entries())
      for (const project of [two, one])
        tasks.push(
          await given.task({
            ...{ project, deadline, title: `${project.title} ${day}` },
            assignees: [{ user: olga }],
          }),
        );
    return { olga, tasks };
  };

  it('pages through tasks of active projects first, then those of others, with the status of their project', async () => {
    const { olga } = await halfOnHold();
    expect(await pages(olga)).toEqual(['One 0', 'One 1', 'One 2', 'Two 0', 'Two 1', 'Two 2']);
    expect((await page(olga)).tasks.map(({ project }) => project.status)).toEqual(
      ['active', 'on-hold'].flatMap((status) => [status, status, status]),
    );
  });

  it('continues with a cursor of the version before, whose pages were in the order of deadlines alone', async () => {
    const { olga, tasks } = await halfOnHold();
    const [first] = tasks;
    expect(await pages(olga, `${localDay()}_${first?._id}`)).toEqual(
      tasks.slice(1).map(({ title }) => title),
    );
    expect(await pages(olga, `none_${tasks.at(-1)?._id}`)).toEqual([]);
  });

  it.each([
    [{}, 'Tab must be one of'],
    [{ tab: 'all' }, 'Tab must be one of'],
    [{ tab: 'assigned', limit: '0' }, 'Limit must be a whole number from 1 to 500.'],
    [{ tab: 'assigned', cursor: `2026-13_${uuid()}` }, 'Cursor is not valid.'],
    [{ tab: 'assigned', cursor: `none_${uuid()}_other` }, 'Cursor is not valid.'],
  ])('refuses %j', async (query, message) => {
    const answer = await as(await given.user()).get('/work/tasks', { query });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.get('/work/tasks', { query: { tab: 'assigned' } })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
  });
});

describe('GET /work/counts', () => {
  it('counts the tasks of each tab and those due on the day of the caller', async () => {
    const { olga, mika, one } = await desk();
    const today = localDay();
    const mine = { project: one, assignees: [{ user: olga }] };
    await given.task({ ...mine, deadline: today });
    await given.task({ ...mine, deadline: addDays(today, 1) });
    await given.task({ ...mine, deadline: today, status: 'done' });
    await given.task({ ...mine });
    await given.task({ project: one, deadline: today, assignees: [{ user: mika }] });
    const { due, assigned } = await counts(olga);
    expect({ due, assigned }).toEqual({ due: 1, assigned: 3 });
    expect((await counts(olga, addDays(today, 1))).due).toBe(2);
    expect((await counts(olga, addDays(today, -1))).due).toBe(0);
  });

  it.each([
    ['active', 1],
    ['on-hold', 0],
    ['completed', 0],
    ['cancelled', 0],
  ])('of a project that is %s, counts %i of its late tasks as due, and lists it', async (status, due) => {
    const { olga, one, two } = await desk();
    const late = addDays(localDay(), -1);
    await given.task({ project: one, deadline: late, assignees: [{ user: olga }] });
    await given.task({ project: two, deadline: late, assignees: [{ user: olga }] });
    await as(olga).patch(`/projects/${two._id}`, { status });
    expect(await counts(olga)).toMatchObject({ due: 1 + due, assigned: 2 });
  });

  it('refuses a request without a day', async () => {
    expect(await as(await given.user()).get('/work/counts')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

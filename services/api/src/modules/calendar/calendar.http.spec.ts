import {
  addDays,
  CALENDAR_DAYS,
  CALENDAR_TASKS,
  CALENDAR_UNDATED,
  localDay,
  type CalendarAnswer,
  type TaskHit,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const TODAY = localDay();
const MONTH = { from: TODAY, to: addDays(TODAY, 30) };

const calendar = async (user: TestUser, query: Record<string, string> = {}) =>
  (await as(user).get<CalendarAnswer>('/calendar', { query: { ...MONTH, scope: 'all', ...query } })).body;
const titles = (tasks: TaskHit[]) => tasks.map(({ title }) => title);

/** Two projects of Olga; Mika is a member of one. */
const desk = async () => {
  const [olga, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  const one = await given.project({ owner: olga, members: [mika], title: 'One' });
  const two = await given.project({ owner: olga, title: 'Two' });
  return { olga, mika, one, two };
};

describe('GET /calendar', () => {
  it('returns tasks of all projects that are due in the range, as cards, done ones last on each day', async () => {
    const { olga, one, two } = await desk();
    await given.task({ project: one, title: 'Finished', status: 'done', deadline: TODAY });
    await given.task({ project: two, title: 'Later', deadline: MONTH.to });
    await given.task({ project: one, title: 'Now', deadline: TODAY });
    await given.task({ project: one, title: 'After the range', deadline: addDays(MONTH.to, 1) });
    const { tasks, more } = await calendar(olga);
    expect(titles(tasks)).toEqual(['Now', 'Finished', 'Later']);
    expect(more).toBe(false);
    const cards = (await as(olga).get<TaskHit[]>(`/projects/${two._id}/tasks`, { query: { view: 'card' } }))
      .body;
    expect(tasks[2]).toEqual({ ...cards[0], project: { _id: two._id, title: 'Two', status: 'active' } });
  });

  it('returns open tasks without a deadline, the newest first, and no done ones', async () => {
    const { olga, one } = await desk();
    await given.task({ project: one, title: 'Old idea', deadline: null });
    await given.task({ project: one, title: 'New idea', deadline: null });
    await given.task({ project: one, title: 'Finished', status: 'done', deadline: null });
    const { tasks, undated, moreUndated } = await calendar(olga);
    expect(tasks).toEqual([]);
    expect(titles(undated)).toEqual(['New idea', 'Old idea']);
    expect(moreUndated).toBe(false);
  });

  it('limits the tasks to those of the caller, and to chosen projects', async () => {
    const { olga, mika, one, two } = await desk();
    await given.task({ project: one, title: 'Of Mika', deadline: TODAY, assignees: [{ user: mika }] });
    await given.task({ project: one, title: 'Of Olga', deadline: TODAY, assignees: [{ user: olga }] });
    await given.task({ project: two, title: 'In Two', deadline: TODAY });
    await given.task({ project: one, title: 'Some day', deadline: null, assignees: [{ user: olga }] });
    const mine = await calendar(olga, { scope: 'mine' });
    expect(titles(mine.tasks)).toEqual(['Of Olga']);
    expect(titles(mine.undated)).toEqual(['Some day']);
    expect(titles((await calendar(mika, { scope: 'mine' })).tasks)).toEqual(['Of Mika']);
    expect(titles((await calendar(olga, { projects: two._id })).tasks)).toEqual(['In Two']);
    expect((await calendar(olga, { projects: `${one._id},${two._id}` })).tasks).toHaveLength(3);
    expect((await calendar(mika, { projects: two._id })).tasks).toEqual([]);
  });

  it('leaves out a project that the caller has left, and one that is deleted', async () => {
    const { olga, mika, one, two } = await desk();
    await given.task({ project: one, title: 'Dock', deadline: TODAY, assignees: [{ user: mika }] });
    await given.task({ project: two, title: 'Gone', deadline: TODAY });
    expect(titles((await calendar(mika)).tasks)).toEqual(['Dock']);
    await as(olga).delete(`/projects/${one._id}/members/${mika._id}`);
    await as(olga).delete(`/projects/${two._id}`);
    expect((await calendar(mika)).tasks).toEqual([]);
    expect((await calendar(mika, { scope: 'mine' })).tasks).toEqual([]);
    expect(titles((await calendar(olga)).tasks)).toEqual(['Dock']);
  });

  it('returns a bounded number of tasks and says that there are more', async () => {
    const { olga, one } = await desk();
    const fill = (count: number, deadline: string | null) =>
      rows(
        `INSERT INTO tasks (project_id, id, title, position, deadline, created_by)
         SELECT $1, gen_random_uuid(), 'Task ' || n, $3 || lpad(n::text, 5, '0') || 'V', $2, $4
         FROM generate_series(1, ${count}) n`,
        [one._id, deadline, deadline === null ? 'a' : 'b', olga._id],
      );
    await fill(CALENDAR_TASKS, TODAY);
    await fill(CALENDAR_UNDATED, null);
    expect(await calendar(olga)).toMatchObject({ more: false, moreUndated: false });
    await given.task({ project: one, title: 'Last', deadline: MONTH.to });
    await given.task({ project: one, title: 'New', deadline: null });
    const { tasks, undated, more, moreUndated } = await calendar(olga);
    expect([tasks.length, more]).toEqual([CALENDAR_TASKS, true]);
    expect([undated.length, moreUndated]).toEqual([CALENDAR_UNDATED, true]);
    expect(titles(tasks)).not.toContain('Last');
  });

  it.each([
    ['a missing day', { from: '' }, 'From must be a date (YYYY-MM-DD).'],
    ['an unknown scope', { scope: 'everyone' }, 'Scope must be one of mine, all.'],
    [
      'an end before the start',
      { to: addDays(TODAY, -1) },
      'To must be at most 61 days after from, and not before it.',
    ],
    [
      'a longer range',
      { to: addDays(TODAY, CALENDAR_DAYS) },
      'To must be at most 61 days after from, and not before it.',
    ],
    ['a project that is no id', { projects: 'one' }, 'Projects is not valid.'],
    [
      'more than 20 projects',
      { projects: Array.from({ length: 21 }, () => uuid()).join(',') },
      'Projects is not valid.',
    ],
  ])('refuses %s', async (_what, query, message) => {
    const answer = await as(await given.user()).get('/calendar', {
      query: { ...MONTH, scope: 'all', ...query },
    });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.get('/calendar', { query: { ...MONTH, scope: 'all' } })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
  });
});

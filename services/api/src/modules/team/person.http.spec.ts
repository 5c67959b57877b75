import { addDays, localDay, type TaskHit, type TeamPerson } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const path = ({ _id }: { _id: string }) => `/team/members/${_id}`;
const read = async (reader: TestUser, person: TestUser, query: Record<string, string> = {}) =>
  (await as(reader).get<TeamPerson>(path(person), { query })).body;
const titles = (tasks: readonly TaskHit[]) => tasks.map(({ title }) => title);

/** Olga is the admin; Mika owns a project with her, and one with Priya. */
const aTeam = async () => {
  const admin = await given.user({ name: 'Olga' });
  const [mika, priya] = [await given.user({ name: 'Mika' }), await given.user({ name: 'Priya' })];
  await given.team({ admin, members: [mika, priya] });
  const common = await given.project({ owner: mika, members: [admin], title: 'Common' });
  const hidden = await given.project({ owner: mika, members: [priya], title: 'Hidden' });
  const assignees = [{ user: mika }];
  await given.task({ project: common, title: 'Some day', assignees });
  await given.task({ project: common, title: 'Today', deadline: localDay(), assignees });
  await given.task({ project: common, title: 'Finished', status: 'done', assignees });
  await given.task({ project: common, title: 'Of Olga', assignees: [{ user: admin }] });
  await given.task({ project: hidden, title: 'Secret', assignees });
  return { admin, mika, priya, common, hidden };
};

describe('GET /team/members/{userId}', () => {
  it('returns a member with the projects in common and their open tasks in these, also to an admin', async () => {
    const { admin, mika, priya, common, hidden } = await aTeam();
    const person = await read(admin, mika);
    const [listed] = (await as(admin).get<unknown[]>('/team/members')).body.slice(1);
    expect(person.member).toEqual(listed);
    expect(person.member).toMatchObject({ name: 'Mika', projects: 1, openTasks: 2 });
    expect(person.projects).toEqual([{ _id: common._id, title: 'Common', status: 'active', role: 'owner' }]);
    expect(titles(person.tasks)).toEqual(['Today', 'Some day']);
    const work = (await as(mika).get<{ tasks: TaskHit[] }>('/work/tasks', { query: { tab: 'assigned' } }))
      .body;
    expect(person.tasks).toEqual(work.tasks.filter(({ project }) => project._id === common._id));

    const other = await read(priya, mika);
    expect(other.projects.map(({ _id }) => _id)).toEqual([hidden._id]);
    expect(titles(other.tasks)).toEqual(['Secret']);
    expect(await read(admin, priya)).toMatchObject({ member: { openTasks: 0 }, projects: [], tasks: [] });
  });

  it('returns to oneself all of one’s projects and open tasks, with the role in each', async () => {
    const { admin, mika } = await aTeam();
    expect((await read(mika, mika)).projects.map(({ title, role }) => [title, role])).toEqual([
      ['Common', 'owner'],
      ['Hidden', 'owner'],
    ]);
    // Without a deadline, the older task is first.
    expect(titles((await read(mika, mika)).tasks)).toEqual(['Today', 'Some day', 'Secret']);
    expect((await read(admin, admin)).projects).toMatchObject([{ role: 'member' }]);
  });

  it('leaves out archived and deleted projects, and those that the reader has left', async () => {
    const { admin, mika, priya, common, hidden } = await aTeam();
    await as(mika).put(`/projects/${hidden._id}/archived`);
    expect(await read(priya, mika)).toMatchObject({
      member: { projects: 0, openTasks: 0 },
      projects: [],
      tasks: [],
    });
    await as(admin).delete(`/projects/${common._id}/members/${admin._id}`);
    expect(await read(admin, mika)).toMatchObject({
      member: { projects: 0, openTasks: 0 },
      projects: [],
      tasks: [],
    });
    expect((await read(mika, mika)).projects).toHaveLength(1);
    await as(mika).delete(`/projects/${common._id}`);
    expect(await read(mika, mika)).toMatchObject({
      member: { projects: 0, openTasks: 0 },
      projects: [],
      tasks: [],
    });
  });

  it('orders projects and tasks of active projects first, tasks by deadline, and counts those beyond the limit', async () => {
    const { mika, hidden } = await aTeam();
    await as(mika).patch(`/projects/${hidden._id}`, { status: 'on-hold' });
    const early = await given.project({ owner: mika, title: 'an early letter' });
    const late = { project: early, title: 'Late', deadline: addDays(localDay(), -1) };
    await given.task({ ...late, assignees: [{ user: mika }] });
    const person = await read(mika, mika);
    expect(person.projects.map(({ title, status }) => [title, status])).toEqual([
      ['an early letter', 'active'],
      ['Common', 'active'],
      ['Hidden', 'on-hold'],
    ]);
    expect(titles(person.tasks)).toEqual(['Late', 'Today', 'Some day', 'Secret']);
    const some = await read(mika, mika, { limit: '2' });
    expect(titles(some.tasks)).toEqual(['Late', 'Today']);
    expect(some.member.openTasks).toBe(4);
  });

  it('says when the person was last seen to admins only', async () => {
    const { admin, mika, priya } = await aTeam();
    await rows(`UPDATE sessions SET last_used_at = '2026-11-01T10:00:00Z' WHERE user_id = $1`, [priya._id]);
    expect((await read(admin, priya)).member.lastSeenAt).toBe('2026-11-01T10:00:00.000Z');
    expect((await read(mika, priya)).member).not.toHaveProperty('lastSeenAt');
  });

  it('refuses someone of another team, someone without a team and a former member like an unknown id', async () => {
    const { admin, mika, priya } = await aTeam();
    const there = await aTeam();
    const outsider = await given.user();
    const unknown = await as(admin).get(path({ _id: uuid() }));
    expect(unknown).toMatchObject(refusal(404, 'NOT_FOUND'));
    const answers = [
      await as(admin).get(path(there.mika)),
      await as(admin).get(path(outsider)),
      await as(outsider).get(path(outsider)),
      await as(admin).get('/team/members/mika'),
    ];
    await as(admin).delete(`${path(mika)}?transferTo=${admin._id}`);
    answers.push(await as(priya).get(path(mika)), await as(mika).get(path(mika)));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: unknown.body });
  });

  it.each(['0', '501', 'all', '1.5'])('refuses the limit %s', async (limit) => {
    const { admin, mika } = await aTeam();
    const answer = await as(admin).get(path(mika), { query: { limit } });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(JSON.stringify(answer.body)).toContain('Limit must be a whole number from 1 to 500.');
  });

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.get(path({ _id: uuid() }))).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

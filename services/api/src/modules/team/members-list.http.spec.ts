import type { TeamMember } from '@taskloom/contracts';
import { useApi, type TestUser } from '../../../test/index.js';

const { as, given, rows } = useApi();

const read = async (user: TestUser) => (await as(user).get<TeamMember[]>('/team/members')).body;
const counts = async (user: TestUser) =>
  (await read(user)).map(({ name, projects, openTasks }) => [name, projects, openTasks]);

/** Olga is the admin; Mika and Priya have a project without her. */
const aTeam = async () => {
  const admin = await given.user({ name: 'Olga' });
  const [mika, priya] = [await given.user({ name: 'Mika' }), await given.user({ name: 'Priya' })];
  await given.team({ admin, members: [mika, priya] });
  const common = await given.project({ owner: mika, members: [admin] });
  const hidden = await given.project({ owner: mika, members: [priya] });
  await given.task({ project: common, assignees: [{ user: mika }] });
  await given.task({ project: common, status: 'done', assignees: [{ user: mika }] });
  await given.task({ project: hidden, assignees: [{ user: mika }, { user: priya, role: 'secondary' }] });
  return { admin, mika, priya, common, hidden };
};

describe('projects and open tasks in GET /team/members', () => {
  it('count what the reader and the member have in common, also for an admin of the team', async () => {
    const { admin, mika, priya } = await aTeam();
    expect(await counts(admin)).toEqual([
      ['Olga', 1, 0],
      ['Mika', 1, 1],
      ['Priya', 0, 0],
    ]);
    expect(await counts(priya)).toEqual([
      ['Olga', 0, 0],
      ['Mika', 1, 1],
      ['Priya', 1, 1],
    ]);
    expect(await counts(mika)).toEqual([
      ['Olga', 1, 0],
      ['Mika', 2, 2],
      ['Priya', 1, 1],
    ]);
  });

  it('leave out archived and deleted projects, and those that the reader has left', async () => {
    const { admin, mika, common, hidden } = await aTeam();
    await as(mika).put(`/projects/${hidden._id}/archived`);
    expect((await counts(mika))[1]).toEqual(['Mika', 1, 1]);
    await as(admin).delete(`/projects/${common._id}/members/${admin._id}`);
    expect((await counts(admin))[1]).toEqual(['Mika', 0, 0]);
    await as(mika).delete(`/projects/${common._id}`);
    expect((await counts(mika))[1]).toEqual(['Mika', 0, 0]);
  });
});

describe('the time at which a member was last seen', () => {
  it('is sent to admins only', async () => {
    const { admin, mika, priya } = await aTeam();
    await rows('DELETE FROM sessions WHERE user_id = $1', [priya._id]);
    await rows(`UPDATE sessions SET last_used_at = '2026-11-01T10:00:00Z' WHERE user_id = $1`, [mika._id]);
    expect((await read(admin)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([
      expect.stringMatching(/^20.+Z$/),
      '2026-11-01T10:00:00.000Z',
      null,
    ]);
    for (const member of await read(mika)) expect(member).not.toHaveProperty('lastSeenAt');
  });

  it('is withheld from an admin once they are a member', async () => {
    const { admin, mika } = await aTeam();
    const path = `/team/members/${mika._id}`;
    await as(admin).patch(path, { role: 'admin' });
    expect((await read(mika))[0]).toHaveProperty('lastSeenAt');
    await as(admin).patch(path, { role: 'member' });
    expect((await read(mika))[0]).not.toHaveProperty('lastSeenAt');
  });
});

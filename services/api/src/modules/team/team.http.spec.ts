import type { TeamMember } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const aTeam = async () => {
  const [admin, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
  return { admin, mika, team: await given.team({ admin, members: [mika] }) };
};

describe('GET /team/members', () => {
  it("returns the caller's team, including the caller, with each entry flat and nested", async () => {
    const { admin, mika } = await aTeam();
    const { status, body } = await as(mika).get<TeamMember[]>('/team/members');
    expect(status).toBe(200);
    expect(body.map(({ name, role }) => [name, role])).toEqual([
      ['Olga', 'admin'],
      ['Mika', 'member'],
    ]);
    const person = {
      _id: admin._id,
      name: 'Olga',
      email: admin.email,
      avatar: '/api/avatars/initials.svg?seed=Olga',
    };
    expect(body[0]).toEqual({ ...person, role: 'admin', user: person, projects: 0, openTasks: 0 });
  });

  it('returns an empty list without a team, and nothing about other teams', async () => {
    await aTeam();
    expect(await as(await given.user()).get('/team/members')).toMatchObject({ status: 200, body: [] });
  });

  it('refuses anonymous callers', async () => {
    expect(await anonymous.get('/team/members')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('PATCH /team/members/{userId}', () => {
  it('lets an admin change a role', async () => {
    const { admin, mika } = await aTeam();
    const answer = await as(admin).patch<TeamMember>(`/team/members/${mika._id}`, { role: 'admin' });
    expect(answer).toMatchObject({ status: 200, body: { _id: mika._id, role: 'admin' } });
    expect(await as(mika).get('/auth/me')).toMatchObject({ body: { role: 'admin' } });
  });

  it('refuses a member, even for their own role', async () => {
    const { mika } = await aTeam();
    const answer = await as(mika).patch(`/team/members/${mika._id}`, { role: 'admin' });
    expect(answer).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(mika).get('/auth/me')).toMatchObject({ body: { role: 'member' } });
  });

  it('records who changed whose role from what to what, and nothing when it is refused or unchanged', async () => {
    const { admin, mika } = await aTeam();
    const path = `/team/members/${mika._id}`;
    await as(mika).patch(path, { role: 'admin' });
    await as(admin).patch(path, { role: 'member' });
    await as(admin).patch(path, { role: 'admin' });
    const recorded = await rows(
      `SELECT actor_id, address, details FROM audit_events WHERE kind = 'role_changed' AND person_id = $1`,
      [mika._id],
    );
    expect(recorded).toEqual([
      { actor_id: admin._id, address: '127.0.0.1', details: { from: 'member', to: 'admin' } },
    ]);
  });

  it('returns 404 for a person from another team', async () => {
    const [here, there] = [await aTeam(), await aTeam()];
    const answer = await as(here.admin).patch(`/team/members/${there.mika._id}`, { role: 'admin' });
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('keeps the last admin, and lets one of two step down', async () => {
    const { admin, mika, team } = await aTeam();
    const path = `/team/members/${admin._id}`;
    expect(await as(admin).patch(path, { role: 'member' })).toMatchObject(refusal(409, 'LAST_ADMIN'));
    await as(admin).patch(`/team/members/${mika._id}`, { role: 'admin' });
    expect(await as(admin).patch(path, { role: 'member' })).toMatchObject({ status: 200 });
    expect(team.admin._id).toBe(admin._id);
  });

  it('keeps one admin when two step down at the same time', async () => {
    const { admin, mika } = await aTeam();
    await as(admin).patch(`/team/members/${mika._id}`, { role: 'admin' });
    const answers = await Promise.all(
      [admin, mika].map((user) => as(user).patch(`/team/members/${user._id}`, { role: 'member' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses an unknown role', async () => {
    const { admin, mika } = await aTeam();
    const answer = await as(admin).patch(`/team/members/${mika._id}`, { role: 'king' });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('DELETE /team/members/{userId}', () => {
  it('lets an admin remove a member, who then has no team', async () => {
    const { admin, mika } = await aTeam();
    expect(await as(admin).delete(`/team/members/${mika._id}`)).toMatchObject({ status: 200 });
    expect(await as(mika).get('/team/members')).toMatchObject({ body: [] });
    expect(await as(admin).delete(`/team/members/${mika._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuses a member, and the last admin', async () => {
    const { admin, mika } = await aTeam();
    expect(await as(mika).delete(`/team/members/${admin._id}`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(admin).delete(`/team/members/${admin._id}`)).toMatchObject(refusal(409, 'LAST_ADMIN'));
  });
});

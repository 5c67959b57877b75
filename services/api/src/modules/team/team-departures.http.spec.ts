import type { NotificationList, Project, Task, TeamDeparture } from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestProject, type TestUser } from '../../../test/index.js';

const api = useApi();
const { as, given, rows } = api;
const { connect } = useSockets(api);

/** Mika works on Olga's project and owns one that Nora works on; Pia's project belongs to another team. */
const aTeam = async () => {
  const [admin, olga, mika, nora] = [
    await given.user({ name: 'Ada' }),
    await given.user({ name: 'Olga' }),
    await given.user({ name: 'Mika' }),
    await given.user({ name: 'Nora' }),
  ];
  const team = await given.team({ admin, members: [olga, mika, nora] });
  const pia = await given.user();
  await given.team({ admin: pia });
  const joined = await given.project({ owner: olga, members: [mika] });
  const task = await given.task({ project: joined, assignees: [{ user: mika }, { user: olga }] });
  const owned = await given.project({ owner: mika, members: [nora] });
  await given.task({ project: owned, assignees: [{ user: mika }] });
  const elsewhere = await given.project({ owner: pia, members: [mika] });
  return { team, admin, olga, mika, nora, pia, joined, task, owned, elsewhere };
};
const path = ({ _id }: { _id: string }, to?: { _id: string }) =>
  `/team/members/${_id}${to ? `?transferTo=${to._id}` : ''}`;

describe('removing a member who owns projects', () => {
  it('needs a new owner, and changes nothing without one', async () => {
    const { admin, mika, joined } = await aTeam();
    expect(await as(admin).delete(path(mika))).toMatchObject(refusal(409, 'OWNS_PROJECTS'));
    expect(await as(mika).get(`/projects/${joined._id}`)).toMatchObject({ status: 200 });
    expect((await as(mika).get<unknown[]>('/team/members')).body).toHaveLength(4);
  });

  it('refuses a new owner outside the team, and the member as new owner', async () => {
    const { admin, mika, pia } = await aTeam();
    for (const heir of [pia, mika])
      expect(await as(admin).delete(path(mika, heir))).toMatchObject({
        ...refusal(400, 'VALIDATION_FAILED'),
        body: { errors: [{ field: 'transferTo' }] },
      });
  });

  it.each(['olga', 'nora'] as const)('hands them over to %s, and removes the member', async (name) => {
    const { admin, mika, owned, ...others } = await aTeam();
    const heir = others[name];
    expect(await as(admin).delete(path(mika, heir))).toMatchObject({ status: 200 });
    const { body } = await as(heir).get<Project>(`/projects/${owned._id}`);
    expect(body.owner._id).toBe(heir._id);
    expect(body.members.map(({ user }) => user._id)).not.toContain(mika._id);
    expect(await as(mika).get(`/projects/${owned._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const notices = (await as(heir).get<NotificationList>('/notifications')).body.notifications;
    expect(notices.map(({ message }) => message)).toContain(`Ada made you the owner of “${owned.title}”.`);
  });
});

describe('deleted projects of a person who is removed', () => {
  const restore = (person: TestUser, { _id }: TestProject) =>
    as(person).post(`/projects/${_id}/trash/${_id}/restore`);

  it('are restored by their new owner, and not by the person', async () => {
    const { admin, mika, olga, nora, owned } = await aTeam();
    await given.project({ owner: mika });
    await as(mika).delete(`/projects/${owned._id}`);
    expect(await as(admin).delete(path(mika, olga))).toMatchObject({ status: 200 });
    expect(await restore(mika, owned)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await restore(olga, owned)).toMatchObject({ status: 200 });
    const { owner, members } = (await as(olga).get<Project>(`/projects/${owned._id}`)).body;
    expect(owner._id).toBe(olga._id);
    expect(members.map(({ user }) => user._id).sort()).toEqual([olga._id, nora._id].sort());
  });

  it('are restored without the team when no new owner was named', async () => {
    const { admin, mika, nora, owned } = await aTeam();
    await as(mika).delete(`/projects/${owned._id}`);
    expect(await as(admin).delete(path(mika))).toMatchObject({ status: 200 });
    expect(await restore(mika, owned)).toMatchObject({ status: 200 });
    const { members } = (await as(mika).get<Project>(`/projects/${owned._id}`)).body;
    expect(members.map(({ user }) => user._id)).toEqual([mika._id]);
    expect(await as(nora).get(`/projects/${owned._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('removing a member from the team', () => {
  const gone = async () => {
    const world = await aTeam();
    expect(await as(world.admin).delete(path(world.mika, world.olga))).toMatchObject({ status: 200 });
    return world;
  };

  it("ends memberships and assignments in the team's projects, and not in those of other teams", async () => {
    const { mika, olga, joined, task, elsewhere } = await gone();
    expect(await as(mika).get(`/projects/${joined._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(mika).get(`/projects/${elsewhere._id}`)).toMatchObject({ status: 200 });
    const { body } = await as(olga).get<Task>(`/projects/${joined._id}/tasks/${task._id}`);
    expect(body.assignees.map(({ user }) => user._id)).toEqual([olga._id]);
  });

  it('increments the revisions, and notifies the member', async () => {
    const { mika, joined, owned } = await gone();
    for (const { _id } of [joined, owned]) {
      const changes = await rows<{ revision: number }>(
        'SELECT revision FROM project_changes WHERE project_id = $1 ORDER BY revision',
        [_id],
      );
      const [{ revision } = { revision: 0 }] = await rows<{ revision: number }>(
        'SELECT revision FROM projects WHERE id = $1',
        [_id],
      );
      expect(changes.map((change) => change.revision)).toEqual(changes.map((_, n) => n + 1));
      expect(revision).toBe(changes.length);
      expect(revision).toBeGreaterThan(1);
    }
    const notices = (await as(mika).get<NotificationList>('/notifications')).body.notifications;
    expect(notices.map(({ message }) => message)).toContain(
      'Ada removed you from Test team and its projects.',
    );
  });

  it('records who was removed by whom, and what was handed over to whom', async () => {
    const { admin, mika, olga, team } = await gone();
    const recorded = await rows(
      'SELECT kind, person_id, team_id, details FROM audit_events WHERE actor_id = $1 ORDER BY id',
      [admin._id],
    );
    expect(recorded).toEqual([
      {
        ...{ kind: 'team_member_removed', person_id: mika._id, team_id: team._id },
        details: { projects: 1, assignments: 2, ownedProjects: 1 },
      },
      {
        ...{ kind: 'project_owner_changed', person_id: olga._id, team_id: team._id },
        details: { projects: 1, from: mika._id },
      },
    ]);
  });

  it('removes their sockets from the rooms of the projects', async () => {
    const { admin, mika, olga, joined } = await aTeam();
    const socket = await connect(mika);
    await socket.ask('join-project', joined._id);
    await as(admin).delete(path(mika, olga));
    await as(olga).post(`/projects/${joined._id}/tasks`, { title: 'Secret' });
    await socket.hears('project:removed', ({ projectId }) => projectId === joined._id);
    await socket.settled();
    expect(JSON.stringify(socket.heard)).not.toContain('Secret');
    expect(await socket.ask('join-project', joined._id)).toEqual({ ok: false, code: 404 });
  });

  it('leaves no membership behind when they are added to a project at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { admin, mika, nora, olga, owned } = await aTeam();
      const late = await given.project({ owner: nora });
      await Promise.all([
        as(admin).delete(path(mika, olga)),
        as(nora).post(`/projects/${late._id}/members`, { email: mika.email }),
      ]);
      for (const { _id } of [late, owned])
        expect(await as(mika).get(`/projects/${_id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });
});

describe('GET /team/members/{userId}/departure', () => {
  it('shows an admin what a removal affects', async () => {
    const { admin, mika } = await aTeam();
    const { body } = await as(admin).get<TeamDeparture>(`${path(mika)}/departure`);
    expect(body).toEqual({ projects: 1, assignments: 2, ownedProjects: 1 });
  });

  it('shows it only to admins, and nothing about people outside the team', async () => {
    const { admin, mika, pia } = await aTeam();
    expect(await as(mika).get(`${path(mika)}/departure`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(admin).get(`${path(pia)}/departure`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

it('one of two admins who remove each other at the same time succeeds', async () => {
  const [one, two, three] = [await given.user(), await given.user(), await given.user()];
  const team = await given.team({ admin: one });
  for (const user of [two, three]) await given.membership({ user, team, role: 'admin' });
  const answers = await Promise.all([as(one).delete(path(two)), as(two).delete(path(one))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

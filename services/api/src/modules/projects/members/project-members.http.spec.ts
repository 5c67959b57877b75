import type { Project } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';

const { as, given, rows } = useApi();

/** A team of an owner and two colleagues; only the owner is in the project. */
const aTeam = async () => {
  const [owner, ann, bob] = [await given.user(), await given.user({ name: 'Ann' }), await given.user()];
  const team = await given.team({ admin: owner, members: [ann, bob] });
  const project = await given.project({ owner });
  return { owner, ann, bob, team, project, path: `/projects/${project._id}/members` };
};

const ids = ({ members }: Project) => members.map(({ user }) => user._id);
const inProject = async (who: TestUser, { _id }: { _id: string }) =>
  ids((await as(who).get<Project>(`/projects/${_id}`)).body);

describe('POST /projects/{id}/members', () => {
  it("adds a member of the owner's team, in any case of the address", async () => {
    const { owner, ann, project, path } = await aTeam();
    const { status, body } = await as(owner).post<Project>(path, { email: ` ${ann.email.toUpperCase()}` });
    expect(status).toBe(200);
    expect(body.members).toMatchObject([
      { user: { _id: owner._id }, role: 'owner' },
      { user: { _id: ann._id, email: ann.email }, role: 'member' },
    ]);
    expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject({ status: 200 });
  });

  it('lists the owner first, regardless of who joined earlier', async () => {
    const { owner, ann, bob, project, path } = await aTeam();
    await given.projectMember({ project, user: ann });
    await rows(`UPDATE project_members SET joined_at = '2020-01-01' WHERE user_id = $1`, [ann._id]);
    const { body } = await as(owner).post<Project>(path, { email: bob.email });
    expect(ids(body)).toEqual([owner._id, ann._id, bob._id]);
  });

  it('leaves an existing member unchanged', async () => {
    const { owner, ann, path } = await aTeam();
    const first = await as(owner).post<Project>(path, { email: ann.email });
    const again = await as(owner).post<Project>(path, { email: ann.email });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await as(owner).post<Project>(path, { email: owner.email })).toMatchObject({ status: 200 });
  });

  it('returns the same 404 for everyone outside the team', async () => {
    const { owner, team, path } = await aTeam();
    const outsider = await given.user();
    const invitee = await given.user();
    await given.invitation({ team, addressee: invitee });
    const elsewhere = await given.user();
    await given.team({ admin: elsewhere });
    const unknown = await as(owner).post(path, { email: 'nobody@example.com' });
    expect(unknown).toMatchObject(refusal(404, 'NOT_FOUND'));
    for (const { email } of [outsider, invitee, elsewhere]) {
      expect((await as(owner).post(path, { email })).text).toBe(unknown.text);
    }
  });

  it('does not find a disabled account', async () => {
    const { owner, ann, path } = await aTeam();
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [ann._id]);
    expect(await as(owner).post(path, { email: ann.email })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuses everyone for an owner without a team, even another person without one', async () => {
    const project = await given.project();
    const loner = await given.user();
    expect(
      await as(project.owner).post(`/projects/${project._id}/members`, { email: loner.email }),
    ).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuses a member who is not the owner', async () => {
    const { ann, bob, project, path } = await aTeam();
    await given.projectMember({ project, user: ann });
    expect(await as(ann).post(path, { email: bob.email })).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('adds a person once in concurrent requests', async () => {
    const { owner, ann, project, path } = await aTeam();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as(owner).post<Project>(path, { email: ann.email })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(ids(body)).toEqual([owner._id, ann._id]);
    }
    expect(await inProject(owner, project)).toEqual([owner._id, ann._id]);
    const { body } = await as(owner).get<{ changes: unknown[] }>(`/projects/${project._id}/changes`, {
      query: { since: '0' },
    });
    expect(body.changes).toHaveLength(1);
  });
});

describe('DELETE /projects/{id}/members/{userId}', () => {
  it('lets the owner remove a member, who then loses access', async () => {
    const { owner, ann, project, path } = await aTeam();
    await given.projectMember({ project, user: ann });
    const { status, body } = await as(owner).delete<Project>(`${path}/${ann._id}`);
    expect(status).toBe(200);
    expect(ids(body)).toEqual([owner._id]);
    expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('lets a member leave', async () => {
    const { owner, ann, project, path } = await aTeam();
    await given.projectMember({ project, user: ann });
    expect(await as(ann).delete(`${path}/${ann._id.toUpperCase()}`)).toMatchObject({ status: 200 });
    expect(await inProject(owner, project)).toEqual([owner._id]);
  });

  it('refuses a member who removes another person, even an unknown one', async () => {
    const { owner, ann, bob, project, path } = await aTeam();
    await given.projectMember({ project, user: ann });
    await given.projectMember({ project, user: bob });
    for (const id of [bob._id, owner._id, uuid()]) {
      expect(await as(ann).delete(`${path}/${id}`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    }
    expect(await inProject(owner, project)).toHaveLength(3);
  });

  it('does not remove the owner', async () => {
    const { owner, path } = await aTeam();
    expect(await as(owner).delete(`${path}/${owner._id}`)).toMatchObject(refusal(409, 'OWNER_CANNOT_LEAVE'));
  });

  it('returns 404 for a person who is not a member', async () => {
    const { owner, bob, path } = await aTeam();
    for (const id of [bob._id, uuid(), 'nonsense']) {
      expect(await as(owner).delete(`${path}/${id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });
});

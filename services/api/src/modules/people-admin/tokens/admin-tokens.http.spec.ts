import type { AdminApiTokens, AuditPage } from '@taskloom/contracts';
import { refusal, useApi, useSockets, type TestUser } from '../../../../test/index.js';

const api = useApi();
const { as, given, rows } = api;
const { connect } = useSockets(api);

const aTeam = async () => {
  const [admin, jonas] = [await given.user(), await given.user({ name: 'Jonas Weber' })];
  return { admin, jonas, team: await given.team({ admin, members: [jonas] }) };
};
const list = async (admin: TestUser) => (await as(admin).get<AdminApiTokens>('/admin/tokens')).body;
const idOf = async (admin: TestUser) => (await list(admin)).tokens[0]?._id ?? '';

describe('the API tokens of a team', () => {
  it('are listed with their people, the newest first, and without those of other teams', async () => {
    const { admin, jonas } = await aTeam();
    const project = await given.project({ owner: jonas });
    await given.apiToken({ user: jonas, scope: 'administer', projects: [project] });
    await given.apiToken({ user: admin });
    await given.apiToken({ user: (await aTeam()).jonas });
    const { tokens, total } = await list(admin);
    expect(total).toBe(2);
    expect(tokens).toMatchObject([
      { person: { _id: admin._id }, scope: 'read', projects: null, lastUsedAt: null },
      { person: { _id: jonas._id, name: 'Jonas Weber' }, scope: 'administer', projects: 1 },
    ]);
    expect(tokens[0]?.prefix).toMatch(/^tl_.{7}$/);
  });

  it('show no secret', async () => {
    const { admin, jonas } = await aTeam();
    const { token } = await given.apiToken({ user: jonas });
    expect(JSON.stringify(await list(admin))).not.toContain(token.slice(10));
  });

  it('are shown to admins only, and to no API token', async () => {
    const { admin, jonas } = await aTeam();
    expect(await as(jonas).get('/admin/tokens')).toMatchObject(refusal(403, 'FORBIDDEN'));
    const script = await given.apiToken({ user: admin, scope: 'administer' });
    expect(await as(script).get('/admin/tokens')).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
  });
});

describe('revoking one', () => {
  it('ends it with its sockets, and is recorded with the admin and the person', async () => {
    const { admin, jonas } = await aTeam();
    const script = await given.apiToken({ user: jonas });
    const { socket } = await connect(script);
    const closed = new Promise((done) => socket.once('disconnect', done));
    const id = await idOf(admin);
    expect(await as(admin).delete(`/admin/tokens/${id}`)).toMatchObject({ status: 200 });
    await closed;
    expect(await as(script).get('/projects')).toMatchObject({ status: 401 });
    expect(await list(admin)).toEqual({ tokens: [], total: 0 });
    const { body } = await as(admin).get<AuditPage>('/admin/audit?kind=api_token_revoked');
    expect(body.events).toMatchObject([
      { actor: { _id: admin._id }, person: { _id: jonas._id }, subject: 'Test token' },
    ]);
  });

  it('of another team is refused as one that does not exist, and it still works', async () => {
    const [{ admin }, other] = [await aTeam(), await aTeam()];
    const script = await given.apiToken({ user: other.jonas });
    const id = await idOf(other.admin);
    expect(await as(admin).delete(`/admin/tokens/${id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(script).get('/projects')).toMatchObject({ status: 200 });
  });

  it('is refused to members, also for their own, which they revoke on their security page', async () => {
    const { admin, jonas } = await aTeam();
    await given.apiToken({ user: jonas });
    const id = await idOf(admin);
    expect(await as(jonas).delete(`/admin/tokens/${id}`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await rows('SELECT 1 FROM api_tokens WHERE id = $1', [id])).toHaveLength(1);
  });
});

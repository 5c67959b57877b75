import { LIMITS, type TrustRule, type TrustRules } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { as, deploying, given, rows } = useApi();

const GITHUB = 'https://token.actions.githubusercontent.com';
const RULE = { issuer: GITHUB, subject: 'repo:acme/reports:ref:refs/heads/main', rights: ['publish'] };

const anAdmin = async (): Promise<TestUser> => (await given.team()).admin;
const aRemote = async (): Promise<string> => (await given.remote()).name;
const add = (admin: TestUser, remote: string, parts: object = {}) =>
  as(admin).post<TrustRule>(`/remotes/${remote}/trust`, { ...RULE, ...parts });
const listOf = async (admin: TestUser, remote: string) =>
  (await as(admin).get<TrustRules>(`/remotes/${remote}/trust`)).body;
const remove = (admin: TestUser, remote: string, id: string) =>
  as(admin).delete(`/remotes/${remote}/trust/${id}`);

describe('a trust rule', () => {
  it('is added by an admin, listed with the audience and recorded', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const { status, body } = await add(admin, remote, { rights: ['rollback', 'publish'], days: 30 });
    expect([status, body]).toEqual([
      200,
      {
        _id: expect.any(String),
        issuer: GITHUB,
        subject: RULE.subject,
        rights: ['publish', 'rollback'],
        createdAt: expect.any(String),
        createdBy: expect.objectContaining({ _id: admin._id }),
        expiresAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect((Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000).toBeCloseTo(30, 3);
    expect(await listOf(admin, remote)).toEqual({ audience: 'http://localhost:0', rules: [body] });
    expect(await remove(admin, remote, body._id)).toMatchObject({ status: 200 });
    expect((await listOf(admin, remote)).rules).toEqual([]);
    const events = await rows(
      "SELECT kind, actor_id, details->>'subject' AS subject FROM audit_events WHERE kind LIKE 'trust_rule%' AND subject = $1 ORDER BY id",
      [remote],
    );
    expect(events).toEqual(
      ['trust_rule_added', 'trust_rule_removed'].map((kind) => ({
        kind,
        actor_id: admin._id,
        subject: RULE.subject,
      })),
    );
  });

  it.each([
    { issuer: 'http://ci.example.com' },
    { issuer: 'https://10.0.0.7' },
    { issuer: 'https://127.0.0.1:8443' },
    { issuer: 'token.actions.githubusercontent.com' },
    { subject: '*' },
    { subject: 'repo:*' },
    { subject: 'repo:acme*' },
    { subject: '' },
    { rights: [] },
    { rights: ['all'] },
    { days: 0 },
    { days: 366 },
  ])('is refused with %j', async (parts) => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    expect(await add(admin, remote, parts)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect((await listOf(admin, remote)).rules).toEqual([]);
  });

  it('needs a recent proof of who the admin is', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    await rows('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [admin._id]);
    expect(await add(admin, remote)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    await as(admin).post('/auth/step-up', { password: PASSWORD });
    expect(await add(admin, remote)).toMatchObject({ status: 200 });
  });

  it(`is one of at most ${LIMITS.trustRules} of a remote`, async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const { body } = await add(admin, remote);
    await rows(
      `INSERT INTO remote_trust_rules (id, remote, issuer, subject, rights, expires_at)
       SELECT gen_random_uuid(), $1, 'https://x', 'a:' || n, '{publish}', now() FROM generate_series(2, $2) n`,
      [remote, LIMITS.trustRules],
    );
    expect(await add(admin, remote)).toMatchObject(refusal(409, 'CONFLICT'));
    await remove(admin, remote, body._id);
    expect(await add(admin, remote)).toMatchObject({ status: 200 });
  });

  it('is not removed by way of another remote', async () => {
    const [admin, remote, other] = [await anAdmin(), await aRemote(), await aRemote()];
    const { body } = await add(admin, remote);
    expect(await remove(admin, other, body._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await remove(admin, remote, uuid())).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await listOf(admin, remote)).rules).toHaveLength(1);
  });

  it('is not for members, API tokens and deploy tokens', async () => {
    const { admin, ...team } = await given.team();
    const [remote, member] = [await aRemote(), await given.user({ team })];
    expect(await add(member, remote)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const path = `/remotes/${remote}/trust`;
    const robot = as(await given.apiToken({ user: admin, scope: 'administer' }));
    expect(await robot.post(path, RULE)).toMatchObject({ status: 403 });
    expect(await robot.get(path)).toMatchObject({ status: 403 });
    expect(await deploying(await given.deployToken(remote)).post(path, RULE)).toMatchObject({ status: 401 });
    expect((await listOf(admin, remote)).rules).toEqual([]);
  });
});

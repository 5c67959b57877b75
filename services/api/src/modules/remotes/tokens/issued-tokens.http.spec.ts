import {
  DEPLOY_RIGHTS,
  LIMITS,
  type DeployRight,
  type DeployToken,
  type DeployTokenCreated,
  type RemotesOverview,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { PASSWORD, refusal, useApi, type HttpClient, type TestUser } from '../../../../test/index.js';
import { IssuedTokensService } from './issued-tokens.service.js';
import { createDeployToken, listDeployTokens } from './manage-tokens.js';

const { app, as, databaseUrl, deploying, given, rows } = useApi();

const anAdmin = async (): Promise<TestUser> => (await given.team()).admin;
const create = (admin: TestUser, remote: string, parts: object = {}) =>
  as(admin).post<DeployTokenCreated>(`/remotes/${remote}/tokens`, {
    name: 'Pipeline',
    rights: ['publish'],
    ...parts,
  });
const listOf = async (admin: TestUser, remote: string) =>
  (await as(admin).get<DeployToken[]>(`/remotes/${remote}/tokens`)).body;
const revoke = (admin: TestUser, remote: string, id: string) =>
  as(admin).delete(`/remotes/${remote}/tokens/${id}`);
const aRemote = async (): Promise<string> =>
  (await given.remote({ versions: ['1.0.0', '1.1.0'], live: '1.0.0' })).name;
const days = ({ createdAt, expiresAt }: DeployToken) =>
  (Date.parse(expiresAt ?? '') - Date.parse(createdAt)) / 86_400_000;
const events = (remote: string, kind: string) =>
  rows<{ actor_id: string | null; details: Record<string, unknown> }>(
    'SELECT actor_id, details FROM audit_events WHERE kind = $1 AND subject = $2 ORDER BY id',
    [kind, remote],
  );

describe('POST /remotes/{name}/tokens', () => {
  it('shows the token once, is valid for 90 days, and stores only its hash', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const { body } = await create(admin, remote, { rights: ['rollback', 'publish'] });
    expect(body.secret).toMatch(/^tld_[\w-]{43}$/);
    expect(body.token).toMatchObject({
      name: 'Pipeline',
      rights: ['publish', 'rollback'],
      createdBy: { _id: admin._id, name: admin.name },
      lastUsedAt: null,
    });
    expect(body.secret.startsWith(body.token.prefix ?? '-')).toBe(true);
    expect(days(body.token)).toBeCloseTo(90, 3);
    expect((await deploying(body.secret).get('/remotes')).status).toBe(200);
    const [listed] = await listOf(admin, remote);
    expect(listed).toMatchObject({ _id: body.token._id, lastUsedAt: expect.any(String) });
    const stored = await rows('SELECT * FROM remote_tokens WHERE id = $1', [body.token._id]);
    expect(JSON.stringify([listed, stored])).not.toContain(body.secret.slice(11));
  });

  it('needs a recent proof of who the admin is', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    await rows("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [
      admin._id,
    ]);
    expect(await create(admin, remote)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await create(admin, 'unknown')).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await listOf(admin, remote)).toEqual([]);
    await as(admin).post('/auth/step-up', { password: PASSWORD });
    expect(await create(admin, remote)).toMatchObject({ status: 200 });
  });

  it.each([{ rights: [] }, { rights: ['all'] }, { days: 0 }, { days: 366 }, { name: ' ' }])(
    'refuses %j',
    async (parts) => {
      const [admin, remote] = [await anAdmin(), await aRemote()];
      expect(await create(admin, remote, parts)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );

  it(`allows a remote ${LIMITS.deployTokens} tokens that are neither revoked nor expired`, async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const { body } = await create(admin, remote);
    await rows(
      `INSERT INTO remote_tokens (id, remote, name, hash)
       SELECT gen_random_uuid(), $1, 'old', sha256(convert_to($1 || n, 'UTF8')) FROM generate_series(2, $2) n`,
      [remote, LIMITS.deployTokens],
    );
    expect(await create(admin, remote)).toMatchObject(refusal(409, 'TOO_MANY_TOKENS'));
    await revoke(admin, remote, body.token._id);
    expect(await create(admin, remote)).toMatchObject({ status: 200 });
    expect(await create(admin, remote)).toMatchObject(refusal(409, 'TOO_MANY_TOKENS'));
    await rows("UPDATE remote_tokens SET expires_at = now() WHERE remote = $1 AND name = 'old'", [remote]);
    expect(await create(admin, remote)).toMatchObject({ status: 200 });
  });

  it('is refused to everyone but team admins, and to API tokens of admins', async () => {
    const { admin, ...team } = await given.team();
    const [remote, member] = [await aRemote(), await given.user({ team })];
    expect(await create(member, remote)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const { body } = await as(admin).post<{ secret: string }>('/auth/tokens', {
      name: 'Robot',
      scope: 'administer',
      password: PASSWORD,
    });
    const robot = as({ token: body.secret });
    const path = `/remotes/${remote}/tokens`;
    expect(await robot.post(path, { name: 'x', rights: ['publish'] })).toMatchObject({ status: 403 });
    expect(await robot.get(path)).toMatchObject({ status: 403 });
    const pipeline = deploying(await given.deployToken(remote));
    expect(await pipeline.get(path)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('POST /remotes', () => {
  const register = (admin: TestUser, remote: string, parts: object = {}) =>
    as(admin).post<DeployTokenCreated>('/remotes', {
      remote,
      name: 'First',
      rights: ['publish', 'activate'],
      ...parts,
    });

  it('registers a remote with its first token', async () => {
    const admin = await anAdmin();
    const { status, body } = await register(admin, 'brand-new');
    expect([status, body.token.rights]).toEqual([200, ['publish', 'activate']]);
    const overview = await deploying(body.secret).get<RemotesOverview>('/remotes');
    expect(overview.body.remotes).toMatchObject([{ name: 'brand-new', live: null, versions: [] }]);
    expect(await listOf(admin, 'brand-new')).toHaveLength(1);
    expect(await events('brand-new', 'token_created')).toMatchObject([{ actor_id: admin._id }]);
  });

  it('refuses one that exists, a bad name and a token without rights, and then registers nothing', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    expect(await register(admin, remote)).toMatchObject(refusal(409, 'CONFLICT'));
    for (const name of ['Reports', '1st', 'a b', `r${'x'.repeat(40)}`])
      expect(await register(admin, name)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await register(admin, 'rightless', { rights: [] })).toMatchObject({ status: 400 });
    expect(await listOf(admin, remote)).toEqual([]);
    expect(await as(admin).get('/remotes/rightless/tokens')).toMatchObject({ status: 404 });
  });

  it('needs a team admin with a recent proof, and no API token', async () => {
    const { admin, ...team } = await given.team();
    expect(await register(await given.user({ team }), 'unproven')).toMatchObject(refusal(403, 'FORBIDDEN'));
    await rows('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [admin._id]);
    expect(await register(admin, 'unproven')).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await as(admin).get('/remotes/unproven/tokens')).toMatchObject({ status: 404 });
  });
});

describe('the list of deploy tokens', () => {
  it('has tokens of commands and of earlier releases, and no revoked ones', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    await given.deployToken(remote);
    const made = await createDeployToken(databaseUrl(), remote, 'ci', 7, ['activate']);
    const { body } = await create(admin, remote);
    await revoke(admin, remote, body.token._id);
    expect(await listOf(admin, remote)).toMatchObject([
      { _id: made._id, rights: ['activate'], createdBy: null, prefix: made.token.slice(0, 11) },
      { name: 'pipeline', rights: DEPLOY_RIGHTS, createdBy: null, prefix: null, expiresAt: null },
    ]);
    const listed = (await listDeployTokens(databaseUrl())).filter((token) => token.remote === remote);
    expect(listed).toMatchObject([
      { rights: DEPLOY_RIGHTS },
      { rights: ['activate'] },
      { rights: ['publish'] },
    ]);
  });

  it('forgets tokens 90 days after they ended', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const ended = async (column: string, age: number) => {
      const { body } = await create(admin, remote);
      await rows(`UPDATE remote_tokens SET ${column} = now() - make_interval(days => $2) WHERE id = $1`, [
        body.token._id,
        age,
      ]);
      return body.token._id;
    };
    const kept = [await ended('expires_at', 89), await ended('revoked_at', 89)];
    await ended('expires_at', 91);
    await ended('revoked_at', 91);
    await app().get(IssuedTokensService).removeOld();
    const left = await rows<{ id: string }>('SELECT id FROM remote_tokens WHERE remote = $1 ORDER BY id', [
      remote,
    ]);
    expect(left.map(({ id }) => id)).toEqual(kept);
  });
});

describe('revoking a deploy token', () => {
  it('ends it at once, and is recorded with the admin', async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const { body } = await create(admin, remote, { days: 7 });
    const { _id } = body.token;
    expect(await revoke(admin, remote, _id)).toMatchObject({ status: 200 });
    expect(await revoke(admin, remote, _id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await deploying(body.secret).get('/remotes')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    const made = { token: _id, name: 'Pipeline', days: 7, rights: 'publish' };
    expect(await events(remote, 'token_created')).toEqual([{ actor_id: admin._id, details: made }]);
    expect(await events(remote, 'token_revoked')).toEqual([
      { actor_id: admin._id, details: { token: _id, name: 'Pipeline' } },
    ]);
  });

  it('of another remote is not found', async () => {
    const [admin, remote, other] = [await anAdmin(), await aRemote(), await aRemote()];
    const { body } = await create(admin, remote);
    expect(await revoke(admin, other, body.token._id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await revoke(admin, remote, uuid())).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await listOf(admin, remote)).toHaveLength(1);
  });
});

/** Each call with the right that it needs, and what it answers with the right. */
const CALLS: [
  string,
  DeployRight,
  (team: HttpClient, remote: string) => Promise<{ status: number }>,
  number,
][] = [
  [
    'an upload',
    'publish',
    (team, remote) =>
      team.put(`/remotes/${remote}/versions/2.0.0/files/a.js`, 'x', {
        headers: { 'content-type': 'application/octet-stream' },
      }),
    400,
  ],
  ['publishing', 'publish', (team, remote) => team.post(`/remotes/${remote}/versions`, {}), 400],
  [
    'an activation',
    'activate',
    (team, remote) => team.put(`/remotes/${remote}/activation`, { version: '1.1.0', channel: 'production' }),
    200,
  ],
  [
    'a preview',
    'activate',
    (team, remote) => team.put(`/remotes/${remote}/activation`, { version: '1.1.0', channel: 'preview' }),
    200,
  ],
  ['a lock', 'activate', (team, remote) => team.put(`/remotes/${remote}/lock`, { locked: true }), 200],
  ['a rollback', 'rollback', (team, remote) => team.post(`/remotes/${remote}/rollback`, {}), 409],
];

describe('the rights of a deploy token', () => {
  it.each(CALLS)('%s needs the right %s', async (_name, right, call, status) => {
    const remote = await aRemote();
    const { token } = await createDeployToken(databaseUrl(), remote, 'able', 7, [right]);
    expect((await call(deploying(token), remote)).status).toBe(status);
    const others = DEPLOY_RIGHTS.filter((one) => one !== right);
    const unable = await createDeployToken(databaseUrl(), remote, 'unable', 7, others);
    expect(await call(deploying(unable.token), remote)).toMatchObject({
      ...refusal(403, 'FORBIDDEN'),
      body: {
        message: expect.stringContaining(
          `The deploy token "unable" for ${remote} lacks the right "${right}": `,
        ),
      },
    });
    const refused = { reason: 'right', right, token: unable._id, name: 'unable' };
    expect(await events(remote, 'token_refused')).toEqual([{ actor_id: null, details: refused }]);
    expect((await events(remote, 'token_used')).map(({ details }) => details['name'])).not.toContain(
      'unable',
    );
  });

  it('are named in each response, and reading needs none', async () => {
    const remote = await aRemote();
    const { token } = await createDeployToken(databaseUrl(), remote, 'ci', 7, ['rollback', 'publish']);
    for (const path of ['/remotes', '/remotes/journal']) {
      const { status, headers } = await deploying(token).get(path);
      expect([status, headers['deploy-token-rights']]).toEqual([200, 'publish, rollback']);
    }
  });

  it('end at other remotes, which is recorded', async () => {
    const [remote, other] = [await aRemote(), await aRemote()];
    const { token } = await createDeployToken(databaseUrl(), remote, 'ci');
    const lock = (name: string) => deploying(token).put(`/remotes/${name}/lock`, { locked: true });
    expect(await lock(other)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await lock('unknown')).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await events(remote, 'token_refused')).toMatchObject([{ details: { reason: 'remote' } }]);
    expect(await events(remote, 'token_used')).toEqual([]);
  });

  it('are some of the known ones, also for a command', async () => {
    const make = (...rights: string[]) => createDeployToken(databaseUrl(), 'chosen', 'ci', 7, rights);
    await expect(make('publish', 'all')).rejects.toThrow('some of publish, activate, rollback');
    await expect(make()).rejects.toThrow('some of publish, activate, rollback');
  });
});

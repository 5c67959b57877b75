import type { AuditKind } from '@taskloom/contracts';
import { refusal, useApi } from '../../../../test/index.js';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './manage-tokens.js';

const { databaseUrl, deploying, given, rows } = useApi();
const events = (kind: AuditKind, remote: string | null) =>
  rows<{ count: number; address: string | null; details: object }>(
    'SELECT count, address, details FROM audit_events WHERE kind = $1 AND subject IS NOT DISTINCT FROM $2 ORDER BY id',
    [kind, remote],
  );
const expire = (remote: string) =>
  rows("UPDATE remote_tokens SET expires_at = now() - interval '1 second' WHERE remote = $1", [remote]);

describe('a deploy token', () => {
  it('expires after 180 days, or when its creator chooses', async () => {
    const DAY_MS = 86_400_000;
    for (const days of [undefined, 7]) {
      const { expiresAt } = await createDeployToken(databaseUrl(), 'lasting', 'ci', days);
      expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS)).toBe(days ?? 180);
    }
    await expect(createDeployToken(databaseUrl(), 'lasting', 'ci', 0)).rejects.toThrow('1 to 3650 days');
  });

  it('announces its expiry, if any, in each response', async () => {
    const { token, expiresAt } = await createDeployToken(databaseUrl(), 'dated', 'ci', 7);
    const header = (answer: { headers: Record<string, unknown> }) => answer.headers['deploy-token-expires'];
    expect(header(await deploying(token).get('/remotes'))).toBe(expiresAt);
    expect(header(await deploying(await given.deployToken('undated')).get('/remotes'))).toBeUndefined();
  });

  it('is refused once it has expired, with a message that explains what to do', async () => {
    const { token } = await createDeployToken(databaseUrl(), 'expiring', 'ci');
    expect((await deploying(token).get('/remotes')).status).toBe(200);
    await expire('expiring');
    const answer = await deploying(token).get('/remotes');
    expect(answer).toMatchObject(refusal(401, 'DEPLOY_TOKEN_EXPIRED'));
    expect(answer.body).toMatchObject({
      message: expect.stringContaining('npm run remote -- token create expiring'),
    });
    expect(await events('token_refused', 'expiring')).toMatchObject([
      { count: 1, details: { reason: 'expired', name: 'ci' } },
    ]);
  });

  it('is listed with its last use, and with none before it is used or when it is refused', async () => {
    const { token } = await createDeployToken(databaseUrl(), 'listed', 'ci');
    const lastUse = async () =>
      (await listDeployTokens(databaseUrl())).find(({ remote }) => remote === 'listed')?.usedAt;
    await expire('listed');
    await deploying(token).get('/remotes');
    expect(await lastUse()).toBeNull();
    await rows("UPDATE remote_tokens SET expires_at = now() + interval '1 day' WHERE remote = 'listed'");
    await deploying(token).get('/remotes');
    expect(await lastUse()).toMatch(/^\d{4}-/);
  });

  it('from before the upgrade still works without an expiry', async () => {
    const token = await given.deployToken('elder');
    expect((await deploying(token).get('/remotes')).status).toBe(200);
    const listed = await listDeployTokens(databaseUrl());
    expect(listed.filter(({ remote }) => remote === 'elder')).toMatchObject([{ expiresAt: null }]);
  });
});

describe('the audit log', () => {
  it('records the creation and revocation of a token once each, and its later refusals', async () => {
    const { _id, token } = await createDeployToken(databaseUrl(), 'audited', 'ci', 30);
    await revokeDeployToken(databaseUrl(), _id);
    await revokeDeployToken(databaseUrl(), _id);
    expect(await deploying(token).get('/remotes')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await events('token_created', 'audited')).toMatchObject([
      { address: null, details: { token: _id, name: 'ci', days: 30 } },
    ]);
    expect(await events('token_revoked', 'audited')).toMatchObject([{ details: { token: _id } }]);
    expect(await events('token_refused', 'audited')).toMatchObject([{ details: { reason: 'revoked' } }]);
  });

  it('counts each change by its kind, and no reads', async () => {
    const { _id, token } = await createDeployToken(databaseUrl(), 'used', 'ci');
    const team = deploying(token);
    await team.get('/remotes');
    await team.put('/remotes/used/lock', { locked: true });
    await team.put('/remotes/used/lock', { locked: false });
    await team.post('/remotes/used/rollback', {});
    await team.put('/remotes/used/activation', { version: '1.0.0', channel: 'production' });
    await team.post('/remotes/used/versions', {});
    const used = (use: string, count: number) => ({ count, details: { use, token: _id, name: 'ci' } });
    expect(await events('token_used', 'used')).toMatchObject([
      { ...used('lock', 2), address: expect.any(String) },
      used('rollback', 1),
      used('activate', 1),
      used('publish', 1),
    ]);
  });

  it('counts unknown tokens in one row without storing them', async () => {
    for (const letter of 'abc') {
      const answer = await deploying(`tld_${letter.repeat(43)}`).get('/remotes');
      expect(answer).toMatchObject(refusal(401, 'SESSION_INVALID'));
    }
    expect(await events('token_refused', null)).toMatchObject([{ count: 3, details: { reason: 'unknown' } }]);
  });
});

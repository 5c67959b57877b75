import { generateKeyPairSync } from 'node:crypto';
import { LIMITS, type RemoteKey } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { keyPair, PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { as, deploying, given, rows } = useApi();

const anAdmin = async (): Promise<TestUser> => (await given.team()).admin;
const aRemote = async (): Promise<string> => (await given.remote()).name;
const add = (admin: TestUser, remote: string, publicKey: string, name = 'Release key') =>
  as(admin).post<RemoteKey>(`/remotes/${remote}/keys`, { name, publicKey });
const listOf = async (admin: TestUser, remote: string) =>
  (await as(admin).get<RemoteKey[]>(`/remotes/${remote}/keys`)).body;
const revoke = (admin: TestUser, remote: string, id: string) =>
  as(admin).delete(`/remotes/${remote}/keys/${id}`);
const events = (remote: string) =>
  rows<{ kind: string; actor_id: string; details: Record<string, unknown> }>(
    "SELECT kind, actor_id, details FROM audit_events WHERE kind LIKE 'remote_key%' AND subject = $1 ORDER BY id",
    [remote],
  );

describe('a key of a remote', () => {
  it('is registered by an admin, listed and recorded', async () => {
    const [admin, remote, { publicKey, fingerprint }] = [await anAdmin(), await aRemote(), keyPair()];
    const { status, body } = await add(admin, remote, publicKey);
    expect([status, body]).toEqual([
      200,
      {
        _id: expect.any(String),
        name: 'Release key',
        fingerprint,
        createdAt: expect.any(String),
        createdBy: expect.objectContaining({ _id: admin._id, name: admin.name }),
        revokedAt: null,
      },
    ]);
    expect(await listOf(admin, remote)).toEqual([body]);
    expect(await events(remote)).toEqual([
      { kind: 'remote_key_added', actor_id: admin._id, details: { name: 'Release key', fingerprint } },
    ]);
  });

  it('can be pasted into one line', async () => {
    const [admin, remote, { publicKey, fingerprint }] = [await anAdmin(), await aRemote(), keyPair()];
    const { body } = await add(admin, remote, publicKey.replaceAll('\n', ''));
    expect(body).toMatchObject({ fingerprint });
  });

  it('needs a recent proof of who the admin is', async () => {
    const [admin, remote, { publicKey }] = [await anAdmin(), await aRemote(), keyPair()];
    await rows('UPDATE sessions SET proved_at = NULL WHERE user_id = $1', [admin._id]);
    expect(await add(admin, remote, publicKey)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await listOf(admin, remote)).toEqual([]);
    await as(admin).post('/auth/step-up', { password: PASSWORD });
    expect(await add(admin, remote, publicKey)).toMatchObject({ status: 200 });
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const curve = generateKeyPairSync('x25519').publicKey;
  const pem = (key: typeof rsa) => key.export({ type: 'spki', format: 'pem' }).toString();

  it.each([
    ['a private key', keyPair().privateKey, 'This is a private key'],
    ['a pair of keys', `${keyPair().publicKey}${keyPair().privateKey}`, 'This is a private key'],
    ['an RSA key', pem(rsa), 'Only Ed25519 keys'],
    ['a key for encryption', pem(curve), 'Only Ed25519 keys'],
    ['other text', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5', 'Enter a public key'],
    ['a broken key', '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----', 'Enter a public key'],
  ])('is not %s', async (_what, publicKey, message) => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const answer = await add(admin, remote, publicKey);
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.text).toContain(message);
    expect(await listOf(admin, remote)).toEqual([]);
  });

  it('is registered once, also after it was revoked', async () => {
    const [admin, remote, other, { publicKey }] = [
      await anAdmin(),
      await aRemote(),
      await aRemote(),
      keyPair(),
    ];
    const { body } = await add(admin, remote, publicKey);
    expect(await add(admin, remote, publicKey)).toMatchObject(refusal(409, 'CONFLICT'));
    await revoke(admin, remote, body._id);
    expect(await add(admin, remote, publicKey)).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await listOf(admin, remote))[0]?.revokedAt).toEqual(expect.any(String));
    expect(await add(admin, other, publicKey)).toMatchObject({ status: 200 });
  });

  it(`is one of at most ${LIMITS.remoteKeys} that may sign`, async () => {
    const [admin, remote] = [await anAdmin(), await aRemote()];
    const added: RemoteKey[] = [];
    for (let count = 0; count < LIMITS.remoteKeys; count++)
      added.push((await add(admin, remote, keyPair().publicKey)).body);
    expect(await add(admin, remote, keyPair().publicKey)).toMatchObject(refusal(409, 'CONFLICT'));
    await revoke(admin, remote, added[0]?._id ?? '');
    expect(await add(admin, remote, keyPair().publicKey)).toMatchObject({ status: 200 });
  });

  it('is revoked once, and not by way of another remote', async () => {
    const [admin, remote, other, { publicKey, fingerprint }] = [
      await anAdmin(),
      await aRemote(),
      await aRemote(),
      keyPair(),
    ];
    const { _id } = (await add(admin, remote, publicKey)).body;
    expect(await revoke(admin, other, _id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await revoke(admin, remote, uuid())).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await revoke(admin, remote, _id)).toMatchObject({ status: 200 });
    expect(await revoke(admin, remote, _id)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await events(remote)).toMatchObject([
      { kind: 'remote_key_added' },
      { kind: 'remote_key_revoked', actor_id: admin._id, details: { name: 'Release key', fingerprint } },
    ]);
  });

  it('is not for deploy tokens, API tokens and members', async () => {
    const { admin, ...team } = await given.team();
    const [remote, member, { publicKey }] = [await aRemote(), await given.user({ team }), keyPair()];
    expect(await add(member, remote, publicKey)).toMatchObject(refusal(403, 'FORBIDDEN'));
    const path = `/remotes/${remote}/keys`;
    const robot = as(await given.apiToken({ user: admin, scope: 'administer' }));
    expect(await robot.post(path, { name: 'x', publicKey })).toMatchObject({ status: 403 });
    expect(await deploying(await given.deployToken(remote)).get(path)).toMatchObject({ status: 401 });
    expect(await listOf(admin, remote)).toEqual([]);
  });
});

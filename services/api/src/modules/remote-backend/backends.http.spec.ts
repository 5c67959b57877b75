import type { RemoteBackend } from '@taskloom/contracts';
import { refusal, TestBackend, useApi, type TestUser } from '../../../test/index.js';

const backend = new TestBackend();
let origin = '';
const { as, given, rows } = useApi(async () => {
  origin = await backend.listen();
  return { REMOTE_PRIVATE_HOSTS: '127.0.0.1' };
});
afterAll(() => backend.close());

const anAdmin = async () => (await given.team()).admin;
const list = async (admin: TestUser, name: string) =>
  (await as(admin).get<RemoteBackend[]>(`/remotes/${name}/backend`)).body;
const set = (admin: TestUser, name: string, address: string, agreed = true) =>
  as(admin).put<RemoteBackend[]>(`/remotes/${name}/backend`, { address, agreed });
const call = (who: TestUser, name: string) => as(who).get(`/remotes/${name}/backend/a`);
describe('the consent to a backend', () => {
  it('is needed before any call, and can be withdrawn', async () => {
    const [admin, address] = [await anAdmin(), `${origin}/api`];
    const { name } = await given.remote({ backend: address });
    const declared = { address, versions: ['1.0.0'], live: true };
    expect(await list(admin, name)).toEqual([{ ...declared, agreed: null }]);
    expect(await call(admin, name)).toMatchObject(refusal(409, 'REMOTE_BACKEND_MISSING'));
    const agreed = { at: expect.any(String), by: { _id: admin._id, name: admin.name } };
    expect(await set(admin, name, address)).toMatchObject({ status: 200, body: [{ ...declared, agreed }] });
    expect(await call(admin, name)).toMatchObject({ status: 200 });
    expect((await set(admin, name, address, false)).body).toEqual([{ ...declared, agreed: null }]);
    expect(await call(admin, name)).toMatchObject(refusal(409, 'REMOTE_BACKEND_MISSING'));
  });

  it('is recorded in the audit log, once for each change', async () => {
    const [admin, address] = [await anAdmin(), `${origin}/api`];
    const { name } = await given.remote({ backend: address });
    await set(admin, name, address);
    await set(admin, name, address, false);
    await set(admin, name, address, false);
    const events = await rows(
      `SELECT actor_id, details FROM audit_events WHERE kind = 'remote_backend_changed' AND subject = $1 ORDER BY id`,
      [name],
    );
    expect(events).toEqual(
      [true, false].map((agreed) => ({ actor_id: admin._id, details: { backend: address, agreed } })),
    );
  });

  it('does not cover another address of a later version', async () => {
    const [admin, before, after] = [await anAdmin(), `${origin}/v1`, `${origin}/v2`];
    const { name } = await given.remote({ backend: before });
    await set(admin, name, before);
    await given.version(name, '2.0.0', { backend: after });
    expect(await call(admin, name)).toMatchObject(refusal(409, 'REMOTE_BACKEND_MISSING'));
    await set(admin, name, after);
    backend.on((_received, response) => response.end('{}'));
    expect(await call(admin, name)).toMatchObject({ status: 200 });
    expect(backend.received).toMatchObject([{ url: '/v2/a' }]);
    expect((await list(admin, name)).map(({ versions, live, agreed }) => [versions, live, !!agreed])).toEqual(
      [
        [['2.0.0'], true, true],
        [['1.0.0'], false, true],
      ],
    );
  });

  it('counts for the version that runs for the person', async () => {
    const [admin, stable, canary] = [await anAdmin(), `${origin}/stable`, `${origin}/canary`];
    const { name } = await given.remote({ backend: stable });
    await given.version(name, '2.0.0', { backend: canary, percent: 50 });
    for (const address of [stable, canary]) await set(admin, name, address);
    const people = await Promise.all(Array.from({ length: 20 }, () => given.user()));
    backend.on((_received, response) => response.end('{}'));
    for (const person of people) await call(person, name);
    const reached = new Set(backend.received.map(({ url }) => url));
    expect([...reached].sort()).toEqual(['/canary/a', '/stable/a']);
  });

  it('is only for addresses that a stored version declares', async () => {
    const admin = await anAdmin();
    const { name } = await given.remote({ backend: `${origin}/api` });
    for (const address of [`${origin}/other`, `${origin}/api/more`])
      expect(await set(admin, name, address)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('ends when no stored version declares the address, at the next consent', async () => {
    const [admin, before, after] = [await anAdmin(), `${origin}/v1`, `${origin}/v2`];
    const { name } = await given.remote({ backend: before });
    await set(admin, name, before);
    await given.version(name, '2.0.0', { backend: after, percent: 0 });
    await rows(`UPDATE remote_versions SET storage = 'gone' WHERE remote = $1 AND version = '1.0.0'`, [name]);
    expect(await list(admin, name)).toMatchObject([
      { address: after, agreed: null },
      { address: before, versions: [], live: false, agreed: { by: { _id: admin._id } } },
    ]);
    expect((await set(admin, name, after)).body).toMatchObject([{ address: after }]);
  });

  it.each([
    'http://reports.example.com',
    'https://10.0.0.1/api',
    'https://[::1]',
    'https://169.254.169.254',
    'https://167772161',
    'https://reports.example.com:99999999',
  ])('is refused for %s', async (address) => {
    const admin = await anAdmin();
    const { name } = await given.remote({ backend: address });
    expect(await set(admin, name, address)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('has no effect for a name with a private address', async () => {
    const admin = await anAdmin();
    const address = origin.replace('http://127.0.0.1', 'https://localhost');
    const { name } = await given.remote({ backend: address });
    expect(await set(admin, name, address)).toMatchObject({ status: 200 });
    const answer = await call(admin, name);
    expect(answer).toMatchObject(refusal(502, 'REMOTE_BACKEND_FAILED'));
    expect(answer.text).toContain('has an address that is not allowed');
  });

  it('needs a recent proof of who the admin is', async () => {
    const [admin, address] = [await anAdmin(), `${origin}/api`];
    const { name } = await given.remote({ backend: address });
    await rows("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [
      admin._id,
    ]);
    expect(await set(admin, name, address)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await set(admin, 'unknown', address)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('stays when the admin leaves', async () => {
    const [admin, other, address] = [await anAdmin(), await anAdmin(), `${origin}/api`];
    const { name } = await given.remote({ backend: address });
    await set(admin, name, address);
    await rows('UPDATE remote_backends SET agreed_by = NULL WHERE remote = $1', [name]);
    expect(await list(other, name)).toMatchObject([{ agreed: { by: null } }]);
    expect(await call(other, name)).toMatchObject({ status: 200 });
  });
});

it('the backend of a remote is not in the response that everyone gets', async () => {
  const { name } = await given.remote({ backend: `${origin}/api` });
  const { body } = await as(await given.user()).get<{ remotes: { name: string }[] }>('/remotes/resolve');
  expect(body.remotes.find((remote) => remote.name === name)).not.toHaveProperty('backend');
});

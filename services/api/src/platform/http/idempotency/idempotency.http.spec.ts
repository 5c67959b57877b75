import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UploadResult } from '@taskloom/contracts';
import { sample } from '../../../../test/files.js';
import { multipart, PASSWORD, refusal, useApi, type TestUser } from '../../../../test/index.js';

const { anonymous, app, as, given, rows } = useApi();

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const rename = (name: string) => ({ name });
const kept = (user: { _id: string }) =>
  rows('SELECT key, status FROM idempotency_keys WHERE user_id = $1', [user._id]);

/** Sends a part of an upload, and then breaks the connection. */
const breakOff = async (
  { token }: TestUser,
  path: string,
  { headers, length, body }: { headers: Record<string, string>; length: number; body: Buffer },
) => {
  const server: Server = app().getHttpServer();
  if (!server.listening) await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const wire = connect(port, '127.0.0.1');
  await once(wire, 'connect');
  const all = { ...headers, host: 'localhost', authorization: `Bearer ${token}`, 'content-length': length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const seen = once(server, 'request');
  wire.write(`POST /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  wire.write(body);
  const [request]: [IncomingMessage] = (await seen) as never;
  // The guards have begun: the connection breaks before the body is read.
  await nextTurn();
  wire.resetAndDestroy();
  await new Promise((closed) => request.once('close', closed));
};

describe('Idempotency-Key', () => {
  it('returns the first response again, and does the work once', async () => {
    const user = await given.user();
    const first = await as(user).patch('/auth/me', rename('First'), keyed('a'));
    await as(user).patch('/auth/me', rename('Second'));
    const again = await as(user).patch('/auth/me', rename('First'), keyed('a'));
    expect(first.status).toBe(200);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await as(user).get('/auth/me')).body).toMatchObject({ name: 'Second' });
  });

  it('refuses the same key for another body, another path, or both', async () => {
    const user = await given.user();
    await as(user).patch('/auth/me', rename('First'), keyed('a'));
    const reused = refusal(422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await as(user).patch('/auth/me', rename('Other'), keyed('a'))).toMatchObject(reused);
    expect(await as(user).post('/auth/logout', undefined, keyed('a'))).toMatchObject(reused);
  });

  it("belongs to one user: another user's equal key is independent", async () => {
    const [ann, ben] = [await given.user(), await given.user()];
    await as(ann).patch('/auth/me', rename('Ann'), keyed('a'));
    expect(await as(ben).patch('/auth/me', rename('Ben'), keyed('a'))).toMatchObject({
      status: 200,
      body: { name: 'Ben' },
    });
    expect((await as(ann).patch('/auth/me', rename('Ann'), keyed('a'))).body).toMatchObject({ name: 'Ann' });
  });

  it('does the work once for ten simultaneous requests', async () => {
    const user = await given.user();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as(user).patch('/auth/me', rename('Once'), keyed('a'))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
  });

  it('stores nothing for a failure, so the same key can be used again', async () => {
    const user = await given.user();
    expect(await as(user).patch('/auth/me', rename(''), keyed('a'))).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await kept(user)).toEqual([]);
    expect(await as(user).patch('/auth/me', rename('Better'), keyed('a'))).toMatchObject({ status: 200 });
    expect(await kept(user)).toEqual([{ key: 'a', status: 200 }]);
  });

  it('of a failed upload can be used again, and an equal key of another user is unaffected', async () => {
    const [owner, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner, members: [mika] });
    const path = `/projects/${project._id}/tasks/${(await given.task({ project }))._id}/upload`;
    const upload = (user: TestUser, content: Buffer) => {
      const { body, headers } = multipart([{ filename: 'a.png', content }]);
      return as(user).post<UploadResult>(path, body, { headers: { ...headers, ...keyed('a').headers } });
    };
    const first = await upload(owner, sample.png);
    expect(await upload(mika, sample.exe)).toMatchObject(refusal(415, 'FILE_TYPE_NOT_ALLOWED'));
    expect((await upload(owner, sample.png)).body).toEqual(first.body);
    expect(await upload(mika, sample.gif)).toMatchObject({ status: 201 });
  });

  it('of an upload whose connection breaks can be used again', async () => {
    const owner = await given.user();
    const project = await given.project({ owner });
    const path = `/projects/${project._id}/tasks/${(await given.task({ project }))._id}/upload`;
    const { body, headers } = multipart([{ filename: 'a.png', content: sample.png }]);
    const all = { ...headers, ...keyed('b').headers };
    for (const sent of [0, body.length / 2, body.length - 4]) {
      await breakOff(owner, path, { headers: all, length: body.length, body: body.subarray(0, sent) });
    }
    const upload = () => as(owner).post<UploadResult>(path, body, { headers: all });
    let answer = await upload();
    while (answer.status === 409) answer = await upload();
    expect(answer.status).toBe(201);
  });

  it('stores a hash that reveals nothing about the body without the secret of the server', async () => {
    const user = await given.user();
    const body = rename('First');
    await as(user).patch('/auth/me', body, keyed('a'));
    const [{ request_hash } = { request_hash: Buffer.alloc(0) }] = await rows<{ request_hash: Buffer }>(
      'SELECT request_hash FROM idempotency_keys WHERE user_id = $1',
      [user._id],
    );
    const guess = createHash('sha256')
      .update(`PATCH /api/auth/me\n${JSON.stringify(body)}`)
      .digest();
    expect(request_hash).toHaveLength(guess.length);
    expect(request_hash).not.toEqual(guess);
  });

  it('stores neither hash nor response of a request with a password', async () => {
    const user = await given.user();
    const change = { current: PASSWORD, next: 'another word' };
    expect(await as(user).post('/auth/password', change, keyed('a'))).toMatchObject({ status: 200 });
    expect(await kept(user)).toEqual([]);
    const again = await as(user).post('/auth/password', change, keyed('a'));
    expect(again.headers['idempotency-replayed']).toBeUndefined();
    expect(again.status).toBeGreaterThanOrEqual(400);
  });

  it('expires', async () => {
    const user = await given.user();
    await as(user).patch('/auth/me', rename('First'), keyed('a'));
    await rows(`UPDATE idempotency_keys SET expires_at = now() WHERE user_id = $1`, [user._id]);
    expect(await as(user).patch('/auth/me', rename('Later'), keyed('a'))).toMatchObject({
      status: 200,
      body: { name: 'Later' },
    });
  });

  it.each(['', 'a b', 'x'.repeat(256), 'é'])('refuses the key %p', async (key) => {
    const user = await given.user();
    const answer = await as(user).patch('/auth/me', rename('X'), keyed(key));
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('gives a stranger 404, even if the key or body is invalid', async () => {
    const stranger = await given.user();
    const path = `/projects/${(await given.project())._id}/tasks`;
    const huge = JSON.stringify({ title: 'x'.repeat(300_000) });
    const type = { 'content-type': 'application/json' };
    for (const answer of [
      await as(stranger).post(path, { title: 'X' }, keyed('not a key')),
      await as(stranger).post(path, huge, { headers: { ...type, ...keyed('a').headers } }),
    ]) {
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
    const tooLarge = await as(stranger).post('/projects', huge, {
      headers: { ...type, ...keyed('a').headers },
    });
    expect(tooLarge).toMatchObject(refusal(413, 'BODY_TOO_LARGE'));
  });

  it('is ignored for anonymous callers and on reads', async () => {
    const user = await given.user();
    expect(await anonymous.patch('/auth/me', rename('X'), keyed('a'))).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    expect(await as(user).get('/auth/me', keyed('a'))).toMatchObject({ status: 200 });
    expect(await kept(user)).toEqual([]);
  });
});

import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { BACKEND_PROJECT_HEADER, LIMITS } from '@taskloom/contracts';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { multipart, refusal, TestBackend, useApi, type TestUser } from '../../../test/index.js';

const backend = new TestBackend();
let origin = '';
const { anonymous, as, given, listen, rows } = useApi(async () => {
  origin = await backend.listen();
  return { REMOTE_PRIVATE_HOSTS: '127.0.0.1' };
});
afterAll(() => backend.close());

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** A remote whose backend an admin has agreed to. */
const setUp = async ({ path = '/api', rights }: { path?: string; rights?: 'operate-remotes'[] } = {}) => {
  const address = `${origin}${path}`;
  const { admin, _id: team } = await given.team();
  const ann = await given.user({ team: { _id: team } });
  const { name } = await given.remote({ backend: address, rights });
  await as(admin).put(`/remotes/${name}/backend`, { address, agreed: true });
  return { admin, ann, team, address, name, calls: `/remotes/${name}/backend` };
};
const tokenOf = (headers: (typeof backend.received)[number]['headers']) =>
  String(headers['authorization']).replace('Bearer ', '');
const claimsOf = async (audience: string) => {
  const { body } = await anonymous.get<JSONWebKeySet>('/.well-known/jwks.json');
  const token = tokenOf(backend.received[0]?.headers ?? {});
  return jwtVerify(token, createLocalJWKSet(body), { audience, issuer: 'http://localhost:0' });
};
const call = (who: TestUser, path: string, headers: Record<string, string> = {}) =>
  as(who).get(path, { headers });

describe('a call of the backend', () => {
  it('reaches the agreed address with method, path, query and body, and returns the response', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => json(response.setHeader('etag', '"7"'), { done: true }));
    const sent = await as(ann).post(`${calls}/reports/a%2Fb?day=2026-11-20`, { title: 'March' });
    expect(sent).toMatchObject({ status: 200, body: { done: true }, headers: { etag: '"7"' } });
    expect(backend.received).toMatchObject([
      {
        method: 'POST',
        url: '/api/reports/a%2Fb?day=2026-11-20',
        body: '{"title":"March"}',
        headers: { 'content-type': 'application/json' },
      },
    ]);
  });

  it.each(['put', 'patch', 'delete'] as const)('can be a %s', async (method) => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => response.writeHead(204).end());
    expect(await as(ann)[method](`${calls}/reports/1`)).toMatchObject({ status: 204 });
    expect(backend.received).toMatchObject([{ method: method.toUpperCase(), url: '/api/reports/1' }]);
  });

  it('sends a form as it is', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => json(response, {}));
    const form = multipart([{ filename: 'a.txt', content: 'Hello' }]);
    expect(await as(ann).post(`${calls}/files`, form.body, { headers: form.headers })).toMatchObject({
      status: 200,
    });
    expect(backend.received[0]).toMatchObject({
      headers: { 'content-type': form.headers['content-type'] },
      body: form.body.toString(),
    });
  });

  it.each([204, 304, 404])('returns the status %i of the backend', async (status) => {
    const { ann, calls } = await setUp();
    const error = { statusCode: 404, error: 'Not Found', code: 'NOT_FOUND', message: 'No such report.' };
    backend.on((_received, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(status === 404 ? JSON.stringify(error) : undefined),
    );
    expect(await call(ann, `${calls}/a`)).toMatchObject({ status });
  });
});

describe('the token of a call', () => {
  it('names person, role, team and remote for a minute, and verifies with the published keys', async () => {
    const { ann, team, address, name, calls } = await setUp();
    backend.on((_received, response) => json(response, {}));
    await call(ann, `${calls}/a`);
    const { payload, protectedHeader } = await claimsOf(address);
    expect(payload).toEqual({
      iss: 'http://localhost:0',
      aud: address,
      sub: ann._id,
      role: 'member',
      team,
      remote: name,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 60,
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    await expect(claimsOf('https://other.example.com')).rejects.toThrow('"aud"');
  });

  it('names the project of the call and the role in it', async () => {
    const { ann, address, calls } = await setUp();
    const owned = await given.project({ owner: ann });
    const shared = await given.project({ members: [ann] });
    for (const [project, role] of [
      [owned, 'owner'],
      [shared, 'member'],
    ] as const) {
      backend.on((_received, response) => json(response, {}));
      await call(ann, `${calls}/a`, { [BACKEND_PROJECT_HEADER]: project._id });
      expect((await claimsOf(address)).payload).toMatchObject({ project: project._id, project_role: role });
    }
  });

  it('is not made for the project of other people', async () => {
    const { ann, calls } = await setUp();
    const foreign = await given.project();
    backend.on((_received, response) => json(response, {}));
    for (const id of [foreign._id, 'not-an-id'])
      expect(await call(ann, `${calls}/a`, { [BACKEND_PROJECT_HEADER]: id })).toMatchObject(
        refusal(404, 'NOT_FOUND'),
      );
    expect(backend.received).toEqual([]);
  });

  it('is signed with one key, which is not stored in the clear', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => json(response, {}));
    await Promise.all([call(ann, `${calls}/a`), call(ann, `${calls}/b`)]);
    const keys = await rows<{ private_key: string }>('SELECT private_key FROM signing_keys');
    expect(keys.map(({ private_key: key }) => key)).toEqual([expect.stringMatching(/^v1\.[\w-]{6}\./)]);
  });
});

describe('the headers of a call', () => {
  it('contain no credentials and cookies of the person', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => json(response, {}));
    await call(ann, `${calls}/a`, {
      cookie: 'files=secret',
      'x-forwarded-for': '10.0.0.1',
      te: 'trailers',
      'idempotency-key': 'k1',
      'accept-language': 'de',
      'accept-encoding': 'gzip',
    });
    const { headers } = backend.received[0] ?? { headers: {} };
    expect(JSON.stringify(headers)).not.toContain(ann.token);
    expect(Object.keys(headers).sort()).toEqual([
      'accept-encoding',
      'accept-language',
      'authorization',
      'connection',
      'host',
      'idempotency-key',
      'x-request-id',
    ]);
    expect(headers).toMatchObject({ 'accept-encoding': 'identity', host: new URL(origin).host });
  });

  it('set nothing in the browser, and the response never runs as a page', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'set-cookie': 'session=1',
          'content-security-policy': "script-src 'unsafe-inline'",
          'access-control-allow-origin': '*',
          'clear-site-data': '"*"',
          'service-worker-allowed': '/',
          'cache-control': 'public, max-age=1000',
          link: '</x.js>; rel=preload',
          location: 'https://evil.example',
        })
        .end('<script>alert(1)</script>'),
    );
    const { headers, text } = await call(ann, `${calls}/page`);
    expect(text).toBe('<script>alert(1)</script>');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const name of [
      'set-cookie',
      'access-control-allow-origin',
      'clear-site-data',
      'service-worker-allowed',
      'link',
      'location',
    ])
      expect(headers).not.toHaveProperty(name);
  });
});

describe('a backend without a usable response', () => {
  const failsWith = async (handler: Parameters<typeof backend.on>[0]) => {
    const { ann, calls } = await setUp();
    backend.on(handler);
    return call(ann, `${calls}/a`);
  };
  const raw = (text: string) => (_received: unknown, response: ServerResponse) => {
    response.socket?.end(text);
  };

  it('that floods is cut off', async () => {
    let sent = 0;
    let closed: Promise<unknown> = Promise.resolve();
    const flood = (_received: unknown, response: ServerResponse) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      more();
    };
    const answer = await failsWith(flood);
    expect(answer).toMatchObject(refusal(502, 'REMOTE_BACKEND_FAILED'));
    expect(answer.text).toContain('more than 2 MB');
    await closed;
    expect(sent).toBeLessThan(20 * LIMITS.backendResponseBytes);
  });

  it.each([
    ['promises more than it sends', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'],
    ['speaks no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['says nothing', ''],
    ['sends endless headers', `HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(10_000)}\r\n`],
    ['ends a chunk early', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nshort'],
  ])('that %s is refused', async (_what, text) => {
    const answer = await failsWith(raw(text));
    expect(answer).toMatchObject(refusal(502, 'REMOTE_BACKEND_FAILED'));
  });

  it('that sends more than it promises does not disturb the next call', async () => {
    const { ann, calls } = await setUp();
    backend.on(
      raw('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nevil'),
    );
    expect((await call(ann, `${calls}/a`)).text).toBe('ok');
    backend.on((_received, response) => json(response, { good: true }));
    expect(await call(ann, `${calls}/b`)).toMatchObject({ status: 200, body: { good: true } });
  });

  it.each([301, 302, 307, 308])('that redirects with %i is not followed', async (status) => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => response.writeHead(status, { location: `${origin}/other` }).end());
    expect(await call(ann, `${calls}/a`)).toMatchObject(refusal(502, 'REMOTE_BACKEND_FAILED'));
    expect(backend.received).toHaveLength(1);
  });

  it('that refuses the token does not end the session', async () => {
    expect(await failsWith((_received, response) => response.writeHead(401).end())).toMatchObject(
      refusal(502, 'REMOTE_BACKEND_FAILED'),
    );
  });

  it('that is down is refused', async () => {
    const down = new TestBackend();
    const address = await down.listen();
    await down.close();
    const { admin } = await given.team();
    const { name } = await given.remote({ backend: address });
    await as(admin).put(`/remotes/${name}/backend`, { address, agreed: true });
    const answer = await call(admin, `/remotes/${name}/backend/a`);
    expect(answer).toMatchObject(refusal(502, 'REMOTE_BACKEND_FAILED'));
    expect(answer.text).toContain('cannot be reached');
  });
});

describe('the limits', () => {
  it('allow ten calls of a remote at the same time, and refuse more without asking the backend', async () => {
    const { ann, calls } = await setUp();
    const other = await setUp();
    const open: ServerResponse[] = [];
    let arrived = () => {};
    const allArrived = new Promise<void>((resolve) => (arrived = resolve));
    backend.on(({ url }, response) => {
      if (!url.endsWith('/slow')) json(response, {});
      else if (open.push(response) === 10) arrived();
    });
    const running = Array.from({ length: 10 }, () => call(ann, `${calls}/slow`));
    await Promise.race([allArrived, Promise.all(running)]);
    expect(await call(ann, `${calls}/one-more`)).toMatchObject({
      ...refusal(503, 'REMOTE_BACKEND_BUSY'),
      headers: { 'retry-after': '1' },
    });
    expect(await call(other.ann, `${other.calls}/fast`)).toMatchObject({ status: 200 });
    for (const response of open) json(response, {});
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await call(ann, `${calls}/again`)).toMatchObject({ status: 200 });
  });

  it('refuse a large request', async () => {
    const { ann, calls } = await setUp();
    backend.on((_received, response) => json(response, {}));
    expect(await as(ann).post(`${calls}/a`, { text: 'x'.repeat(300_000) })).toMatchObject(
      refusal(413, 'BODY_TOO_LARGE'),
    );
    expect(backend.received).toEqual([]);
  });

  it.each(['%2e%2e/admin', 'a/%2E./..%2f../%2e%2e/admin', '..%5c..%5cadmin', '../admin'])(
    'keep a call to %s inside the agreed address',
    async (path) => {
      const { ann, calls } = await setUp();
      backend.on((_received, response) => json(response, {}));
      // Sent as it is; most clients resolve such a path first.
      const sent = get(await listen(), {
        path: `/api${calls}/${path}`,
        headers: { authorization: `Bearer ${ann.token}` },
        agent: false,
      });
      const [response]: IncomingMessage[] = await once(sent, 'response');
      response?.resume();
      expect(backend.received.filter(({ url }) => !url.startsWith('/api/'))).toEqual([]);
    },
  );

  it('show a remote with rights, and its backend, to people who have them only', async () => {
    const { admin, ann, calls } = await setUp({ rights: ['operate-remotes'] });
    backend.on((_received, response) => json(response, {}));
    expect(await call(ann, `${calls}/a`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await call(admin, `${calls}/a`)).toMatchObject({ status: 200 });
  });

  it('allow no API token and no anonymous caller', async () => {
    const { ann, calls } = await setUp();
    const token = await given.apiToken({ user: ann, scope: 'administer' });
    expect(await as(token).get(`${calls}/a`)).toMatchObject(refusal(403, 'TOKEN_SCOPE'));
    expect(await anonymous.get(`${calls}/a`)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { refusal, useApi } from '../../../test/index.js';

const { anonymous, as, given, listen } = useApi();

const broken = '{"title":';
const json = { headers: { 'content-type': 'application/json' } };
const text = { headers: { 'content-type': 'text/plain' } };
const odd = { headers: { 'content-type': 'not a media type' } };
const huge = `{"description":"${'x'.repeat(400_000)}"}`;

const bodies: [string, string, { headers: Record<string, string> }][] = [
  ['broken JSON', broken, json],
  ['a text', 'hello', text],
  ['an odd content type', '{}', odd],
  ['too much', huge, json],
];

describe.each(bodies)('with %s as body', (_, body, options) => {
  it('an anonymous caller gets 401', async () => {
    expect(await anonymous.patch('/auth/me', body, options)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('a stranger gets the 404 of a project that does not exist', async () => {
    const project = await given.project();
    const stranger = as(await given.user());
    const answer = await stranger.patch(`/projects/${project._id}`, body, options);
    expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(answer.text).toBe((await stranger.get('/projects/nothing')).text);
  });

  it('a member without the right gets 403', async () => {
    const member = await given.user();
    const project = await given.project({ members: [member] });
    const answer = await as(member).post(`/projects/${project._id}/members`, body, options);
    expect(answer).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('a member with the right gets the error of the body', async () => {
    const project = await given.project();
    const { status } = await as(project.owner).patch(`/projects/${project._id}`, body, options);
    expect([400, 413, 415]).toContain(status);
  });
});

describe('an invalid body', () => {
  const patch = async (body: string, options: { headers: Record<string, string> }) =>
    as(await given.user()).patch('/auth/me', body, options);

  it.each([
    ['broken JSON', broken, json, 400, 'MALFORMED_BODY'],
    ['the same key twice', '{"name":"a","name":"b"}', json, 400, 'MALFORMED_BODY'],
    ['NUL', '{"name":"\\u0000"}', json, 400, 'MALFORMED_BODY'],
    ['half a surrogate pair', '{"name":"\\ud800"}', json, 400, 'MALFORMED_BODY'],
    ['__proto__', '{"__proto__":{"role":"admin"}}', json, 400, 'MALFORMED_BODY'],
    ['constructor', '{"constructor":{}}', json, 400, 'MALFORMED_BODY'],
    ['a list', '[]', json, 400, 'MALFORMED_BODY'],
    ['null', 'null', json, 400, 'MALFORMED_BODY'],
    ['too much', huge, json, 413, 'BODY_TOO_LARGE'],
    [
      'a form',
      'name=x',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a text', '{}', text, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'another charset',
      '{}',
      { headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ] as const)('%s is refused', async (_, body, options, status, code) => {
    expect(await patch(body, options)).toMatchObject(refusal(status, code));
  });

  it('an empty body changes nothing', async () => {
    const user = await given.user();
    expect(await as(user).patch('/auth/me')).toMatchObject({ status: 200, body: { name: user.name } });
  });
});

describe('HTTP itself', () => {
  const send = async (path: string, headers: Record<string, string> = {}): Promise<[number, string]> => {
    const url = new URL(await listen());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ host: url.hostname, port: url.port, path, headers }, resolve).on('error', reject).end();
    });
    let body = '';
    for await (const chunk of answer) body += String(chunk);
    return [answer.statusCode ?? 0, body];
  };

  it.each([
    '/api/%zz',
    '/api/projects/%C0%AF',
    '/api//projects',
    `/api/projects/${'x'.repeat(5_000)}`,
    '/api/../etc',
  ])('finds nothing at %s', async (path) => {
    const [status, body] = await send(path);
    expect([404, 401]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ statusCode: status });
  });

  it('responds to malformed HTTP with the common error shape', async () => {
    const [status, body] = await send('/api/meta', { 'x-long': 'x'.repeat(100_000) });
    expect(status).toBe(431);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 431, code: 'HEADERS_TOO_LARGE' });
  });

  it('sends the security headers with successes and errors', async () => {
    for (const answer of [await anonymous.get('/meta'), await anonymous.get('/nothing')]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self';script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
      expect(answer.headers).not.toHaveProperty('x-powered-by');
    }
  });
});

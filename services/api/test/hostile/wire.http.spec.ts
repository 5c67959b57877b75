import { connect } from 'node:net';
import { useApi, type TestUser } from '../index.js';

const api = useApi();
let user: TestUser;
let port: number;

beforeAll(async () => {
  user = await api.given.user();
  port = Number(new URL(await api.listen()).port);
});

/** Sends bytes unchanged, and returns the response once the server has closed the connection or gone quiet. */
const say = (...bytes: (string | Buffer)[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    for (const part of bytes) socket.write(part);
    socket.end();
  });

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]) =>
  lines(
    'POST /api/projects HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${user.token}`,
    'Connection: close',
    ...headers,
  );
const JSON_TYPE = 'Content-Type: application/json';

const CASES: Readonly<Record<string, () => (string | Buffer)[]>> = {
  noise: () => ['\0\x01\x02\x03 noise\r\n\r\n'],
  'a TLS greeting': () => [Buffer.from('16030100a5010000a10303', 'hex')],
  'HTTP/0.9': () => ['GET /api/projects\r\n\r\n'],
  'HTTP/9.9': () => [lines('GET /api/projects HTTP/9.9', 'Host: x')],
  'an unknown method': () => [lines('BREW /api/projects HTTP/1.1', 'Host: x')],
  'no host': () => [lines('GET /api/auth/me HTTP/1.1', 'Connection: close')],
  'two lengths': () => [post(JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'), '{}'],
  'a length and chunks': () => [
    post(JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    '2\r\n{}\r\n0\r\n\r\n',
  ],
  'a negative length': () => [post(JSON_TYPE, 'Content-Length: -1'), '{}'],
  'a length that is not a number': () => [post(JSON_TYPE, 'Content-Length: 1e1'), '{}'],
  'an impossible length': () => [post(JSON_TYPE, 'Content-Length: 99999999999999999999'), '{}'],
  'a body shorter than its length': () => [post(JSON_TYPE, 'Content-Length: 50'), '{"title":'],
  'a body longer than its length': () => [post(JSON_TYPE, 'Content-Length: 2'), '{}{"title":"smuggled"}'],
  'an invalid chunk': () => [post(JSON_TYPE, 'Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'],
  'chunks without an end': () => [post(JSON_TYPE, 'Transfer-Encoding: chunked'), '2\r\n{'],
  'an unknown transfer coding': () => [
    post(JSON_TYPE, 'Transfer-Encoding: gzip, chunked'),
    '2\r\n{}\r\n0\r\n\r\n',
  ],
  'a compressed body': () => [
    post(JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2'),
    Buffer.from([0x1f, 0x8b]),
  ],
  'headers of 100,000 bytes': () => [post(`X-Long: ${'x'.repeat(100_000)}`)],
  'a header without a name': () => [post(': x')],
  'a folded header line': () => [post('X-A: b', ' c')],
  'NUL in a header': () => [post('X-A: b\0c')],
  'an address with NUL': () => [lines('GET /api/\0 HTTP/1.1', 'Host: x')],
  'an address of 100,000 bytes': () => [lines(`GET /api/${'a'.repeat(100_000)} HTTP/1.1`, 'Host: x')],
  'a broken escape': () => [lines('GET /api/projects/%E0%A4%A HTTP/1.1', 'Host: x', 'Connection: close')],
  'an address outside the root': () => [
    lines('GET /../../../etc/passwd HTTP/1.1', 'Host: x', 'Connection: close'),
  ],
  'a whole URL': () => [
    lines('GET http://evil.example/api/projects HTTP/1.1', 'Host: x', 'Connection: close'),
  ],
  CONNECT: () => [lines('CONNECT evil.example:443 HTTP/1.1', 'Host: x')],
  'an unknown upgrade': () => [
    lines('GET /api/projects HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: h2c'),
  ],
  'a websocket without its key': () => [
    lines(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
    ),
  ],
  'a socket of an unknown Engine.IO version': () => [
    lines('GET /socket.io/?EIO=99&transport=x HTTP/1.1', 'Host: x', 'Connection: close'),
  ],
  'a socket with an unknown session': () => [
    lines(
      'POST /socket.io/?EIO=4&transport=polling&sid=../x HTTP/1.1',
      'Host: x',
      'Connection: close',
      'Content-Length: 2',
    ),
    '40',
  ],
};

describe.each(Object.entries(CASES))('%s', (_, bytes) => {
  it('is refused or disconnected, creates nothing, and affects no other request', async () => {
    const answer = await say(...bytes());
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/node_modules|\bat \S+:\d+|\/src\//);
    expect(await api.rows('SELECT id FROM projects')).toEqual([]);
    expect(await api.as(user).get('/auth/me')).toMatchObject({ status: 200 });
  });
});

describe('requests that Node would answer itself', () => {
  it('a request without a host gets the common error shape and headers', async () => {
    const answer = await say(lines('GET /api/meta HTTP/1.1', 'Connection: close'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff[^]*"code":"MALFORMED_BODY"/);
  });

  it('an unknown expectation is ignored', async () => {
    const live = ['GET /api/health/live HTTP/1.1', 'Host: x', 'Connection: close'];
    expect(await say(lines(...live, 'Expect: miracles'))).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/);
  });
});

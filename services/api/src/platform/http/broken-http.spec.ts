import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseBrokenHttp } from './broken-http.js';

/** Has short request timeouts. */
const server = createServer({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 });

beforeAll(async () => {
  server.on('clientError', refuseBrokenHttp({ 'x-content-type-options': 'nosniff' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const heard = async (words: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (words !== '') socket.write(words);
  return text(socket);
};

it('a connection without any data is closed without a response', async () => {
  expect(await heard('')).toBe('');
});

const started = 'GET / HTTP/1.1\r\nHost: here\r\n';

it.each([
  ['that is not HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'The request is not valid HTTP.'],
  ['that never ends', started, '408 Request Timeout', 'The request did not arrive in time.'],
  [
    'whose headers are too large',
    `${started}x-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers of the request are too large.',
  ],
])('a request %s is refused, with the usual response headers', async (_case, words, status, message) => {
  const answer = await heard(words);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
  expect(answer).toContain(`"message":"${message}"`);
});

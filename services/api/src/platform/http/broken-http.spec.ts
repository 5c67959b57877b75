import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseBrokenHttp } from './broken-http.js';

const patient = createServer();
/** Has short request timeouts. Data that arrives later than these, on a busy machine, would find a closed connection. */
const impatient = createServer({ headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 20 });
const servers = [patient, impatient];

beforeAll(async () => {
  for (const server of servers) {
    server.on('clientError', refuseBrokenHttp({ 'x-content-type-options': 'nosniff' }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

const heard = async (server: Server, words: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (words !== '') socket.write(words);
  return text(socket);
};

it('a connection without any data is closed without a response', async () => {
  expect(await heard(impatient, '')).toBe('');
});

const started = 'GET / HTTP/1.1\r\nHost: here\r\n';

it.each([
  ['that is not HTTP', patient, 'HELLO\r\n\r\n', '400 Bad Request', 'The request is not valid HTTP.'],
  ['that never ends', impatient, started, '408 Request Timeout', 'The request did not arrive in time.'],
  [
    'whose headers are too large',
    patient,
    `${started}x-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers of the request are too large.',
  ],
])(
  'a request %s is refused, with the usual response headers',
  async (_case, server, words, status, message) => {
    const answer = await heard(server, words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain(`"message":"${message}"`);
  },
);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { useApi } from '../../../test/index.js';

const site = mkdtempSync(join(tmpdir(), 'taskloom-odd-'));
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Shell</title>');
afterAll(() => rmSync(site, { recursive: true, force: true }));

const { listen } = useApi({ SITE_DIR: site });

/** Sends a request line that no client library would send, and returns the response. */
const ask = async (address: string, method = 'GET'): Promise<{ status: number; body: string }> => {
  const socket = connect(Number(new URL(await listen()).port), '127.0.0.1');
  socket.write(`${method} ${address} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
};

const NO_PATHS = ['//[', '//[/', '//[::1', '//a:b', '//', '//%zz', '///', 'http://[/', 'x', '%', '*'];
const PLACES = [
  '/',
  '/api/',
  '/api/projects/',
  '/api/files/',
  '/api/remotes/',
  '/r/',
  '/assets/',
  '/api/docs/',
];
const ODDITIES = [
  '[',
  '%',
  '%zz',
  '%E0%A4%A.js',
  '%C0%AF.js',
  '%00.js',
  '..%2f..%2fx.js',
  '%2e%2e/x.js',
  '%5c..%5cx.js',
  '//[.js',
  '?[',
  '?%',
  '?a[b]=%',
  ';[',
  '"<>|{}^`.js',
  `${'a/'.repeat(500)}x.js`,
  `${'%41'.repeat(3_000)}.js`,
];

describe('an invalid address', () => {
  it.each(NO_PATHS)('%s is refused in the shape of every error', async (address) => {
    const { status, body } = await ask(address);
    expect([400, 401, 404]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, message: expect.any(String) });
  });
});

describe.each(PLACES)('below %s', (place) => {
  it.each(ODDITIES)('%s is answered, or refused in the shape of every error', async (oddity) => {
    const { status, body } = await ask(place + oddity);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    if (status >= 400)
      expect(JSON.parse(body)).toMatchObject({ statusCode: status, message: expect.any(String) });
  });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'])(
  'a broken address is refused for %s too',
  async (method) => {
    const { status } = await ask('//[', method);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

describe('the sockets', () => {
  /** Sends an upgrade; a connection to any other address may also be closed without a response. */
  const knock = async (address: string): Promise<string> => {
    const socket = connect(Number(new URL(await listen()).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
    socket.end(
      `GET ${address} HTTP/1.1\r\nHost: here\r\n${upgrade}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    return text(socket);
  };

  it.each([
    '//[',
    '//[/socket.io/',
    '/socket.io/?[',
    '/socket.io/?EIO=4&transport=[',
    '/socket.io/%zz?EIO=4',
    '/socket.io//[',
  ])('refuse an upgrade at %s and go on', async (address) => {
    expect(await knock(address)).toMatch(/^($|HTTP\/1\.1 4\d\d )/);
    expect(await ask('/api/health/live')).toMatchObject({ status: 200 });
  });

  it.each(['/socket.io/?[', '/socket.io/?EIO[]=4', '/socket.io/?transport=[', '/socket.io//['])(
    'refuse %s with 4xx and go on',
    async (address) => {
      const { status } = await ask(address);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(await ask('/api/health/live')).toMatchObject({ status: 200 });
    },
  );
});

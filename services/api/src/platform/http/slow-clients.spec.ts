import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { RequestBody } from './body/request-body.js';
import { createHttpAdapter } from './http-server.js';
import { allowLongAnswer } from './unread-answers.js';

const MB = 1024 * 1024;
const config = {
  http: { host: '127.0.0.1', port: 0, trustProxy: true },
  site: { remoteOrigins: [], webOrigins: [] },
  product: { name: 'Taskloom', logo: 'TL' },
};

type Adapter = Awaited<ReturnType<typeof createHttpAdapter>>;
let adapter: Adapter;
/** The server's side of each connection. */
let connections: Socket[];
const clients: Socket[] = [];
/** Requests of `/large` and `/shared`. */
let asked: number;
/** Stops the polling of a failed test, which would otherwise never end. */
let ended: boolean;

/** The server with its real limits; `/large` returns 16 MB, `/shared` 16 MB that are in memory once, `/body` the length of the request body. */
const start = async (): Promise<void> => {
  adapter = await createHttpAdapter(config, pino({ level: 'silent' }), {});
  const server = adapter.getInstance();
  const large = 'x'.repeat(16 * MB);
  server.get('/large', (_request, reply) => {
    asked++;
    return reply.type('text/plain').send(large);
  });
  const shared = Buffer.from(large);
  server.get('/shared', (_request, reply) => {
    asked++;
    return reply.type('text/plain').send(shared);
  });
  server.get('/long', (_request, reply) => {
    allowLongAnswer(reply.raw, 600_000);
    return reply.type('text/plain').send(large);
  });
  server.post('/body', async ({ body }) =>
    body instanceof RequestBody ? { length: (await body.bytes()).length } : {},
  );
  server.post('/refused', (_request, reply) => reply.code(403).send());
  connections = [];
  asked = 0;
  ended = false;
  server.server.on('connection', (socket) => connections.push(socket));
  await server.listen({ port: 0, host: '127.0.0.1' });
};

/** Fakes only the timers of our own code; sockets keep real time. */
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });

afterEach(async () => {
  ended = true;
  jest.useRealTimers();
  for (const client of clients.splice(0)) client.destroy();
  adapter.getHttpServer().closeAllConnections();
  await adapter.close();
});

const ask = (...lines: string[]): Socket => {
  const { port } = adapter.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\nHost: here\r\n\r\n`);
  clients.push(socket);
  return socket;
};
const LARGE = 'GET /large HTTP/1.1\r\nHost: here\r\n\r\n';
/** Sends a request and doesn't read the response. */
const ignore = (...headers: string[]): Socket => ask('GET /large HTTP/1.1', ...headers).pause();

const closed = (): number => connections.filter(({ destroyed }) => destroyed).length;

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo() && !ended) await new Promise(setImmediate);
};

describe('responses that clients do not read', () => {
  it('take at most 128 MB in total: the oldest are cut, and a client that reads gets everything', async () => {
    await start();
    for (let n = 0; n < 25; n++) ignore();
    await until(() => closed() === 25 - 128 / 16);
    expect((await text(ask('GET /large HTTP/1.1', 'Connection: close'))).length).toBeGreaterThan(16 * MB);
  });

  it('are cut also when a connection requests several at once', async () => {
    await start();
    for (let n = 0; n < 10; n++) ignore().write(LARGE.repeat(3));
    await until(() => closed() >= 8);
    expect((await text(ask('GET /large HTTP/1.1', 'Connection: close'))).length).toBeGreaterThan(16 * MB);
  });

  it('are at most four of one connection, which is closed beyond that', async () => {
    await start();
    ignore().write(LARGE.repeat(4));
    await until(() => closed() === 1);
    ignore().write(LARGE.repeat(3));
    const second = ask('GET /large HTTP/1.1', 'Connection: close');
    await text(second);
    expect(closed()).toBe(2);
  });

  it('of one connection are not limited when requested one after the other', async () => {
    await start();
    const client = ask('POST /refused HTTP/1.1', 'Content-Length: 0');
    let answers = 0;
    for await (const chunk of client) {
      answers += String(chunk).split('HTTP/1.1 403').length - 1;
      if (answers === 10) break;
      client.write('POST /refused HTTP/1.1\r\nContent-Length: 0\r\nHost: here\r\n\r\n');
    }
    expect(answers).toBe(10);
  });

  it('count for their network: many addresses of one IPv6 network lose theirs before another client', async () => {
    await start();
    ignore('X-Forwarded-For: 203.0.113.7').write(
      LARGE.replace('here', 'here\r\nX-Forwarded-For: 203.0.113.7'),
    );
    await until(() => asked === 2);
    for (let n = 1; n <= 7; n++) ignore(`X-Forwarded-For: 2001:db8::${n}`);
    await until(() => closed() > 0);
    expect([closed(), connections[0]?.destroyed]).toEqual([1, false]);
  });

  it('count once when they send the same bytes from memory', async () => {
    await start();
    for (let n = 0; n < 12; n++) ask('GET /shared HTTP/1.1').pause();
    for (let n = 0; n < 7; n++) ignore();
    await until(() => asked === 19 || closed() > 0);
    expect(closed()).toBe(0);
    ignore();
    await until(() => closed() > 0);
  });

  it('are cut after 30 s without progress', async () => {
    await start();
    const server = adapter.getHttpServer();
    expect(server.timeout).toBe(30_000);
    server.setTimeout(100);
    ignore();
    await until(() => closed() === 1);
  });

  it('are cut after 5 minutes, even if they are read slowly', async () => {
    await start();
    fakeTimers();
    const reader = ignore();
    await until(() => jest.getTimerCount() > 0);
    jest.advanceTimersByTime(299_000);
    reader.read(1);
    expect(closed()).toBe(0);
    jest.advanceTimersByTime(1_000);
    await until(() => closed() === 1);
  });
});

describe('a response that has been given more time', () => {
  it('is cut only after that', async () => {
    await start();
    fakeTimers();
    ask('GET /long HTTP/1.1').pause();
    await until(() => jest.getTimerCount() > 0);
    jest.advanceTimersByTime(599_000);
    expect(closed()).toBe(0);
    jest.advanceTimersByTime(1_000);
    await until(() => closed() === 1);
  });
});

describe('a body that arrives slowly', () => {
  const announce = async (path: string): Promise<Socket> => {
    await start();
    fakeTimers();
    const client = ask(`POST ${path} HTTP/1.1`, 'Content-Length: 200000');
    await until(() => jest.getTimerCount() > 0);
    return client;
  };

  it('is refused after 30 s, and its connection ends', async () => {
    const client = await announce('/body');
    client.write('{');
    jest.advanceTimersByTime(30_000);
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    await until(() => closed() === 1);
  });

  it('closes its connection also when the request was refused before the body was read', async () => {
    const client = await announce('/refused');
    const answer = text(client);
    await until(() => client.bytesRead > 0);
    jest.advanceTimersByTime(30_000);
    expect(await answer).toMatch(/^HTTP\/1.1 403 /);
    await until(() => closed() === 1);
  });

  it('is accepted while at least 64 KB arrive every 30 s', async () => {
    const client = await announce('/body');
    const received = () => connections[0]?.bytesRead ?? 0;
    for (let sent = 0; sent < 200_000; sent += 100_000) {
      const before = received();
      client.write('x'.repeat(100_000));
      await until(() => received() >= before + 100_000);
      jest.advanceTimersByTime(30_000);
    }
    await until(() => client.bytesRead > 0);
    expect(String(client.read())).toMatch(/^HTTP\/1.1 200 [^]*\{"length":200000\}$/);
  });
});

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthResult } from '@taskloom/contracts';
import { Client } from 'pg';
import { startServer } from '../src/server.js';
import { refusal, useApi } from './index.js';

const { databaseUrl, given, rows } = useApi();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'taskloom-server-'));
const start = (env: NodeJS.ProcessEnv = {}) =>
  startServer({
    DATABASE_URL: databaseUrl(),
    DATA_DIR,
    PORT: '0',
    LOG_LEVEL: 'silent',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...env,
  });

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 10 }));

/** Locks a person's row until released. */
const hold = async (user: { _id: string }) => {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user._id]);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
};

const somebodyWaits = async (): Promise<void> => {
  const waiting = () =>
    rows(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
                              AND datname = current_database()`);
  while ((await waiting()).length === 0) await new Promise(setImmediate);
};

/** Connections that Linux refused because a queue was full; it retries them after a second. Other systems don't count them. */
const refusedConnections = (): number => {
  const file = '/proc/net/netstat';
  if (!existsSync(file)) return 0;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [names = [], counts = []] = lines
    .filter((line) => line.startsWith('TcpExt:'))
    .map((line) => line.split(' '));
  return Number(counts[names.indexOf('ListenOverflows')]);
};

describe('startServer', () => {
  it('finishes the requests in flight before it closes, and accepts no new ones', async () => {
    const { url, close } = await start();
    const password = 'secret word';
    const registered = await post(url, '/auth/register', { name: 'Ann', email: 'ann@example.com', password });
    const { token, user }: AuthResult = JSON.parse(await registered.text());
    const release = await hold(user);
    const slow = fetch(`${url}/api/auth/me`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"name":"Finished"}',
    });
    await somebodyWaits();
    const closed = close();
    await release();
    const answer = await slow;
    expect([answer.status, await answer.json()]).toMatchObject([200, { name: 'Finished' }]);
    await closed;
    await expect(fetch(`${url}/api/meta`)).rejects.toThrow();
  });

  it('refuses to start with an unusable environment', async () => {
    await expect(start({ PORT: 'http' })).rejects.toThrow(/^PORT /);
    await expect(start({ NODE_ENV: 'production', JWT_SECRET: undefined })).rejects.toThrow(
      /^JWT_SECRET is missing/,
    );
  });

  it('reports which port is taken', async () => {
    const first = await start();
    const PORT = new URL(first.url).port;
    await expect(start({ PORT })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
    await first.close();
  });

  it('queues a thousand clients that connect at once, and refuses none', async () => {
    const { url, close } = await start();
    const port = Number(new URL(url).port);
    const before = refusedConnections();
    // All in one turn of the event loop, so the server can't accept any in between.
    const clients = Array.from({ length: 1_000 }, () => connect(port, '127.0.0.1'));
    await Promise.all(clients.map((client) => once(client, 'connect'))).finally(() =>
      clients.forEach((client) => client.destroy()),
    );
    await close();
    expect(refusedConnections()).toBe(before);
  });

  it('fails without a database', async () => {
    const gone = new URL(databaseUrl());
    gone.port = '1';
    await expect(start({ DATABASE_URL: gone.href })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it("refuses a token signed with another installation's key", async () => {
    const { url, close } = await start();
    const { token } = await given.user();
    const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
    await close();
  });
});

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

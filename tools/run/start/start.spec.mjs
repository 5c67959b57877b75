// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../postgres/index.mjs';
import { killAll, start } from './installation.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-start-'));
const DATA_DIR = join(folder, 'data');
after(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const ana = { name: 'Ana', ...credentials };

/** @param {string} url @param {string} path @param {object} body */
const post = (url, path, body) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const REJECTS_ON_SIGNAL = `data:text/javascript,process.on('SIGUSR2',()=>Promise.reject(new(Error)('missed')))`;

/** The process that `npm start` supervises. @param {number} launcher */
function serverOf(launcher) {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${launcher}`], { encoding: 'utf8' });
  return Number(/^ *(\d+) .*\/dist\/src\/main\.js/m.exec(children)?.[1]);
}

/** As the operator types it, in this installation. @param {string[]} args */
const npm = (...args) =>
  spawnSync('npm', args, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR, DATABASE_URL: undefined, npm_lifecycle_event: undefined },
  });

/** @param {string} sentence */
const oneLine = (sentence) => assert.equal(sentence.trim().split('\n').length, 1, sentence);

describe('npm start', () => {
  it('serves the page and the API, and prints its address and who can reach it', async () => {
    const run = start({ DATA_DIR, HOST: '0.0.0.0' });
    const url = await run.ready();
    assert.match(await (await fetch(url)).text(), /<title>Taskloom<\/title>/);
    assert.equal((await post(url, '/auth/register', ana)).status, 201);
    const { code, output } = await run.stop('SIGINT');
    assert.equal(code, 0);
    assert.match(
      output,
      /HOST=0\.0\.0\.0 opens this installation .*\n.*the first person to register becomes admin/,
    );
  });

  it('builds and migrates nothing the second time, and keeps the data', async () => {
    const run = start({ DATA_DIR, HOST: '0.0.0.0' });
    const url = await run.ready();
    assert.match(run.output(), /^✓ Build +up to date[^]*^✓ Migrate the database +up to date/m);
    assert.ok((await post(url, '/auth/login', credentials)).ok);
    const { output } = await run.stop();
    assert.match(output, /HOST=0\.0\.0\.0 opens this installation/);
    assert.doesNotMatch(output, /the first person to register/);
  });

  it('connects its server as a role that is no superuser; meanwhile the operator resets a password', async () => {
    const run = start({ DATA_DIR });
    const url = await run.ready();
    assert.ok((await post(url, '/auth/login', credentials)).ok);
    const postgres = await startPostgres({ dataDir: join(DATA_DIR, 'postgres') });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(
      `SELECT DISTINCT usename, usesuper FROM pg_stat_activity JOIN pg_user USING (usename)
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    await client.end();
    await postgres.stop();
    assert.deepEqual(rows, [{ usename: 'taskloom_app', usesuper: false }]);
    const { stdout } = npm('run', 'user', '--', 'reset', credentials.email);
    assert.match(stdout, /Ana can set a new password with this link, once and within 30 minutes/);
    const [, token] = /http:\S+\/reset-password#(\S+)/.exec(stdout) ?? [];
    credentials.password = 'battery staple';
    for (const status of [200, 410]) {
      const answer = await post(url, '/auth/password/reset', { token, password: credentials.password });
      assert.equal(answer.status, status, await answer.text());
    }
    assert.ok((await post(url, '/auth/login', credentials)).ok);
    const unknown = npm('run', 'user', '--', 'reset', 'eve@example.com');
    assert.equal(unknown.status, 1);
    assert.match(unknown.stdout + unknown.stderr, /eve@example\.com/);
    await run.stop();
  });

  it('works after it was killed', async () => {
    const killed = start({ DATA_DIR });
    await killed.ready();
    await killed.stop('SIGKILL');
    const run = start({ DATA_DIR });
    assert.ok((await post(await run.ready(), '/auth/login', credentials)).ok);
    await run.stop();
  });

  it('works after npm was killed, which cannot forward that', async () => {
    const killed = start({ DATA_DIR }, { npm: true });
    const { port: PORT } = new URL(await killed.ready());
    killed.child.kill('SIGKILL');
    const run = start({ DATA_DIR, PORT });
    assert.ok((await post(await run.ready(), '/auth/login', credentials)).ok);
    await run.stop();
  });

  it('restarts at the same address after an uncaught error, and Ctrl-C ends it', async () => {
    const run = start({ DATA_DIR, NODE_OPTIONS: `--import ${REJECTS_ON_SIGNAL}` });
    const url = await run.ready();
    const again = new Promise((resolve) =>
      run.child.stdout.on('data', () => /is running again/.test(run.output()) && resolve(undefined)),
    );
    process.kill(serverOf(run.child.pid ?? 0), 'SIGUSR2');
    await again;
    assert.match(run.output(), /The server ended unexpectedly \(exit code 1\)\. It restarts in 1 s\./);
    assert.ok((await post(url, '/auth/login', credentials)).ok);
    const log = readFileSync(join(DATA_DIR, 'logs/server.log'), 'utf8');
    assert.match(log, /"origin":"unhandledRejection".*"msg":"The process ends because of an uncaught error"/);
    assert.match(log, /"msg":"The server ended unexpectedly","reason":"exit code 1"/);
    assert.equal((await run.stop('SIGINT')).code, 0);
  });

  it('finishes a request in flight on a stop signal, and stops the database', async () => {
    const run = start({ DATA_DIR });
    const url = await run.ready();
    const body = JSON.stringify(credentials);
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(`${url}/api/auth/login`, { method: 'POST', headers });
    sent.write(body.slice(0, 10));
    await once(sent, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
    await fetch(`${url}/api/health/live`);
    const began = performance.now();
    const ended = run.stop('SIGTERM');
    await once(run.child.stdout, 'data');
    sent.end(body.slice(10));
    const [answer] = await once(sent, 'response');
    assert.equal(answer.statusCode, 200);
    assert.equal((await ended).code, 0);
    assert.ok(performance.now() - began < 10_000);
    assert.throws(() => readFileSync(join(DATA_DIR, 'postgres/cluster/postmaster.pid')), { code: 'ENOENT' });
  });
});

describe('npm start refuses in one sentence', () => {
  it('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);
    const { code, output } = await start({ DATA_DIR, PORT }).ended;
    other.close();
    assert.equal(code, 1);
    assert.match(output, new RegExp(`^Port ${PORT} is in use: `));
    oneLine(output);
  });

  it('a data folder that cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await start({ DATA_DIR: join(file, 'data') }).ended;
    assert.equal(code, 1);
    assert.match(output, /^The data folder .* cannot be written/);
    oneLine(output);
  });

  it('a database that does not respond, without revealing its password', async () => {
    const { code, output } = await start({ DATA_DIR, DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' })
      .ended;
    assert.equal(code, 1);
    assert.match(output, /\nThe database at 127\.0\.0\.1:1\/none cannot be used \(ECONNREFUSED\): .*\n$/);
    assert.doesNotMatch(output, /secret/);
  });

  it('the data of a newer version', async () => {
    const database = await startPostgres({ dataDir: join(DATA_DIR, 'postgres') });
    const client = new pg.Client({ connectionString: database.url });
    try {
      await client.connect();
      await client.query(
        "INSERT INTO migrations (timestamp, name) VALUES (99991231000000, 'Later99991231000000')",
      );
    } finally {
      await client.end();
      await database.stop();
    }
    const { code, output } = await start({ DATA_DIR }).ended;
    assert.equal(code, 1);
    assert.match(output, /✗ Migrate the database.*\n[^\n]*newer version[^\n]*\n$/);
  });
});

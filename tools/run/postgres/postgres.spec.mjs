// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { startPostgres } from './index.mjs';

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Server */

const root = mkdtempSync(join(tmpdir(), 'taskloom-postgres-'));
const dataDir = join(root, 'data');
const start = () => startPostgres({ dataDir });

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () =>
  Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A Node process that starts the server and keeps running. */
async function startElsewhere() {
  const module = new URL('./index.mjs', import.meta.url).href;
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })).port);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { child, port: Number(port) };
}

describe('embedded PostgreSQL', () => {
  /** @type {Server} */
  let server;

  before(async () => {
    server = await start();
    await query(server.url, 'CREATE TABLE kept (word text)');
    await query(server.url, "INSERT INTO kept VALUES ('here')");
  });

  after(async () => {
    await server.stop();
    removeFolder(root);
  });

  const kept = async () =>
    assert.deepEqual(await query(server.url, 'SELECT word FROM kept'), [{ word: 'here' }]);

  it('starts in an empty folder, with fsync on and jit off', async () => {
    assert.equal(server.reused, false);
    assert.deepEqual(await query(server.url, "SELECT current_setting('fsync') f, current_setting('jit') j"), [
      { f: 'on', j: 'off' },
    ]);
  });

  it('lets only the owner of the folder read the password', () => {
    assert.equal(statSync(join(dataDir, 'password')).mode & 0o777, 0o600);
  });

  it('refuses a connection with another password', async () => {
    const wrong = server.url.replace(/:[0-9a-f]{48}@/, ':guess@');
    await assert.rejects(query(wrong, 'SELECT 1'), /password authentication failed/);
  });

  it('keeps the data across a restart', async () => {
    await server.stop();
    await assert.rejects(query(server.url, 'SELECT 1'), /ECONNREFUSED/);
    server = await start();
    assert.equal(server.reused, false);
    await kept();
  });

  it('recovers after the server was killed', async () => {
    process.kill(serverPid(), 'SIGKILL');
    await server.stop();
    server = await start();
    assert.equal(server.reused, false);
    await kept();
  });

  it('is restarted on its port after it was killed, when requested', async () => {
    /** @type {() => void} */
    let settle = () => {};
    const back = new Promise((resolve) => (settle = () => resolve('back')));
    const kept = await startPostgres({ dataDir, revived: settle });
    process.kill(serverPid(), 'SIGKILL');
    assert.equal(await back, 'back');
    assert.deepEqual(await query(kept.url, 'SELECT word FROM kept'), [{ word: 'here' }]);
    await kept.stop();
    assert.deepEqual(await query(server.url, 'SELECT word FROM kept'), [{ word: 'here' }]);
  });

  it('reuses the running server after the process that started it was killed', async () => {
    await server.stop();
    const { child, port } = await startElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    server = await start();
    assert.deepEqual([server.reused, server.port], [true, port]);
    await kept();
  });

  it('keeps the server running for another process, and stops it with the last one', async () => {
    await server.stop();
    const { child, port } = await startElsewhere();
    const second = await start();
    await second.stop();
    await query(second.url, 'SELECT 1');
    child.kill('SIGKILL');
    await once(child, 'exit');
    server = await start();
    assert.equal(server.port, port);
    await server.stop();
    await assert.rejects(query(server.url, 'SELECT 1'), /ECONNREFUSED/);
    server = await start();
  });

  it('ignores a lock file whose pid now belongs to another process', async () => {
    const lock = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    await server.stop();
    writeFileSync(join(dataDir, 'cluster', 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    server = await start();
    assert.equal(server.reused, false);
    await kept();
  });

  it('refuses the data of a newer PostgreSQL in one sentence', async () => {
    await server.stop();
    const file = join(dataDir, 'cluster', 'PG_VERSION');
    const own = readFileSync(file, 'utf8');
    writeFileSync(file, '99\n');
    await assert.rejects(start(), {
      code: 'NEWER_DATA',
      message: /^The data in .* was written by the newer PostgreSQL 99, and .*$/,
    });
    writeFileSync(file, own);
    server = await start();
    await kept();
  });
});

describe('a data folder that cannot be written', () => {
  it('is named in one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taskloom-file-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await assert.rejects(startPostgres({ dataDir: join(file, 'data') }), {
      code: 'UNWRITABLE',
      message: /^The data folder .* cannot be written \(ENOTDIR\): .*DATA_DIR\.$/,
    });
    removeFolder(folder);
  });
});

describe('two first starts at once', () => {
  it('share one cluster', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'taskloom-shared-'));
    const servers = await Promise.all([1, 2].map(() => startPostgres({ dataDir: shared, fsync: false })));
    assert.equal(servers[0]?.port, servers[1]?.port);
    for (const one of servers) await one.stop();
    removeFolder(shared);
  });
});

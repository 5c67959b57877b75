// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../postgres/index.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { killAll, post, start } from './installation.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-start-'));
const DATA_DIR = join(folder, 'data');
after(async () => {
  await killAll();
  removeFolder(folder);
});

const credentials = { email: 'ana@example.com', password: 'correct horse' };

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

describe('npm start', () => {
  before(async () => {
    const run = start({ DATA_DIR });
    assert.equal(
      (await post(await run.ready(), '/auth/register', { name: 'Ana', ...credentials })).status,
      201,
    );
    await run.stop();
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

  it('works after npm was killed, which cannot forward that', { timeout: 600_000 }, async () => {
    const PORT = `${await freePort()}`;
    const killed = start({ DATA_DIR, PORT }, { npm: true });
    await killed.ready();
    killed.child.kill('SIGKILL');
    // Until everything below npm has ended: a new start waits only three seconds for the port.
    await killed.ended;
    const run = start({ DATA_DIR, PORT });
    assert.ok((await post(await run.ready(), '/auth/login', credentials)).ok);
    await run.stop();
  });

  it('restarts at the same address after an uncaught error, and Ctrl-C ends it', async () => {
    const PORT = `${await freePort()}`;
    const run = start({ DATA_DIR, PORT, NODE_OPTIONS: `--import ${REJECTS_ON_SIGNAL}` });
    const url = await run.ready();
    process.kill(serverOf(run.child.pid ?? 0), 'SIGUSR2');
    await run.prints(/is running again/);
    assert.match(run.output(), /The server ended unexpectedly \(exit code 1\)\. It restarts in 1 s\./);
    assert.ok((await post(url, '/auth/login', credentials)).ok);
    const log = readFileSync(join(DATA_DIR, 'logs/server.log'), 'utf8');
    assert.match(log, /"origin":"unhandledRejection".*"msg":"The process ends because of an uncaught error"/);
    assert.match(log, /"msg":"The server ended unexpectedly","reason":"exit code 1"/);
    assert.equal((await run.stop('SIGINT')).code, 0);
  });
});

// @ts-check
/** The content of the image, in a folder and run as in a container: no sources, no build tools, its own packages. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../prepare/free-port.mjs';
import { startPostgres } from '../postgres/index.mjs';
import { answers, startProcess } from '../cluster/process.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { layOut } from './layout.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-image-'));
const image = join(folder, 'taskloom');
const site = join(folder, 'site');
/** @type {Awaited<ReturnType<typeof startPostgres>>} */
let postgres;
/** @type {import('../cluster/process.mjs').Running} */
let server;
let url = '';

const env = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'data'),
  JWT_SECRET: 'a-secret-of-this-test-alone-0123456789abcdef',
  SITE_DIR: site,
});

/** @param {string[]} args @param {NodeJS.ProcessEnv} [more] */
async function taskloom(args, more = {}) {
  const file = join(image, 'node_modules/.bin/taskloom');
  const child = spawn(file, args, { cwd: folder, env: { ...env(), ...more } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** @param {string} path @param {object} body */
const post = (path, body) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

before(async () => {
  await layOut(image);
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
});

after(async () => {
  await server?.stop();
  await postgres?.stop();
  removeFolder(folder);
});

describe('The container image', () => {
  it('holds neither sources nor build tools', () => {
    for (const path of [
      'services/api/src',
      'apps/shell/src',
      'node_modules/webpack',
      'node_modules/nx',
      'nx.json',
    ])
      assert.ok(!existsSync(join(image, path)), path);
  });

  it('refuses to create an installation when a command expects an existing one', async () => {
    const { code, output } = await taskloom(['token', 'create', 'calendar']);
    assert.equal(code, 1);
    assert.match(output, /holds no installation: migrate it first/);
    const nowhere = await taskloom(['user', 'promote', 'ana@example.com'], { DATABASE_URL: '' });
    assert.match(nowhere.output, /There is no installation in .*data/);
    assert.ok(!existsSync(join(folder, 'data', 'postgres')));
  });

  it('migrates, places its site, and serves', async () => {
    assert.match((await taskloom(['migrate'])).output, /Applied: /);
    assert.equal((await taskloom(['site', site])).code, 0);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = await startProcess(process.execPath, [join(image, 'services/api/dist/src/main.js')], {
      env: { ...env(), HOST: '127.0.0.1', PORT: `${port}` },
      log: join(folder, 'server.log'),
      isReady: () => answers(`${url}/api/health/ready`),
      what: 'The server of the image',
    });
    assert.match(await (await fetch(url)).text(), /<title>Taskloom<\/title>/);
  });

  it('promotes accounts, creates deploy tokens and shows remotes', async () => {
    const accounts = ['ana', 'ben'].map((name) => ({
      name,
      email: `${name}@example.com`,
      password: 'correct horse',
    }));
    for (const account of accounts) assert.equal((await post('/auth/register', account)).status, 201);
    const promoted = await taskloom(['user', 'promote', 'ben@example.com']);
    assert.match(promoted.output, /ben \(ben@example\.com\) is now a team admin/);
    const { output } = await taskloom(['token', 'create', 'calendar']);
    const [token] = /tld_\S+/.exec(output) ?? [];
    assert.ok(token, output);
    const status = await taskloom(['remote', 'status', '--url', url, '--token', token]);
    assert.match(status.output, /calendar/);
    assert.equal(status.code, 0, status.output);
  });

  it('backs up, and restores into an empty installation', async () => {
    const file = join(folder, 'all.backup');
    assert.match((await taskloom(['backup', file])).output, /tables and \d+ files/);
    const other = await startPostgres({ dataDir: join(folder, 'other'), fsync: false });
    try {
      const where = { DATABASE_URL: other.url, DATA_DIR: join(folder, 'other-data') };
      const { code, output } = await taskloom(['restore', file], where);
      assert.equal(code, 0, output);
      assert.match(
        (await taskloom(['user', 'promote', 'ana@example.com'], where)).output,
        /is now a team admin/,
      );
    } finally {
      await other.stop();
    }
  });

  it('replaces the shell of an earlier image in the volume, and keeps the files of open tabs', async () => {
    writeFileSync(join(site, 'index.html'), '<title>An earlier shell</title>');
    writeFileSync(join(site, 'assets', 'earlier.js'), '');
    const answer = readFileSync(join(site, 'remotes.json'), 'utf8');
    assert.equal((await taskloom(['site', site])).code, 0);
    assert.match(readFileSync(join(site, 'index.html'), 'utf8'), /<title>Taskloom<\/title>/);
    assert.ok(existsSync(join(site, 'assets', 'earlier.js')));
    assert.equal(readFileSync(join(site, 'remotes.json'), 'utf8'), answer);
    assert.deepEqual(
      readdirSync(site).filter((name) => name.startsWith('.')),
      [],
    );
  });
});

// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../postgres/index.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { killAll, post, start } from './installation.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taskloom-start-'));
const DATA_DIR = join(folder, 'data');
after(async () => {
  await killAll();
  removeFolder(folder);
});

const credentials = { email: 'ana@example.com', password: 'correct horse' };
const ana = { name: 'Ana', ...credentials };

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

  it('works after it was killed', async () => {
    const killed = start({ DATA_DIR });
    await killed.ready();
    await killed.stop('SIGKILL');
    const run = start({ DATA_DIR });
    assert.ok((await post(await run.ready(), '/auth/login', credentials)).ok);
    await run.stop();
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
    const ended = run.stop('SIGTERM');
    await run.prints(/^Stopping: /m);
    sent.end(body.slice(10));
    const [answer] = await once(sent, 'response');
    assert.equal(answer.statusCode, 200);
    // After ten seconds, it would have ended with another code.
    assert.equal((await ended).code, 0);
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

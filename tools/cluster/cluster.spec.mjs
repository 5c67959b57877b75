// @ts-check
/** Two API processes, Redis and nginx, as `npm run cluster` runs them, on a database of their own. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Follower } from '../people/follower.mjs';
import { Person, heard } from '../people/person.mjs';
import { startPostgres } from '../postgres/index.mjs';
import { migrate } from '../prepare/api.mjs';
import { siteFolder } from '../prepare/build.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { startCluster } from './cluster.mjs';
import { findPrograms } from './programs.mjs';
import { eventually, writer } from './writer.mjs';

const { redis, nginx } = findPrograms();
const skip =
  redis && nginx ? false : 'needs redis-server and nginx-light: apt-get install redis-server nginx-light';
const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'SEARCH', 'UPLOAD', 'SOCKET'];
const INVITES = 6;

describe('A cluster', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-cluster-'));
  /** @type {import('./cluster.mjs').Cluster} */
  let cluster;
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  let postgres;
  /** @type {Person} */
  let owner;
  /** The same person at one process and at the other. @returns {[Person, Person]} */
  const both = (person = owner) => {
    const [first, second] = cluster.apis();
    assert.ok(first && second);
    return [person.at(first.url), person.at(second.url)];
  };

  before(async () => {
    postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fsync: false });
    await migrate(postgres.url);
    cluster = await startCluster({
      programs: { redis: redis ?? '', nginx: nginx ?? '' },
      dataDir: folder,
      databaseUrl: postgres.url,
      site: siteFolder,
      port: await freePort(),
      env: {
        ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '1000000'])),
        RATE_INVITE: `${INVITES}`,
        DATABASE_EMBEDDED: '1',
      },
    });
    owner = await Person.register(cluster.url, 'Olga Owner');
  });

  /** @type {Follower[]} */
  const followers = [];
  const follow = async (/** @type {Person} */ person, /** @type {string} */ projectId) => {
    const follower = new Follower(person, projectId);
    followers.push(follower);
    return follower.start();
  };

  after(async () => {
    for (const follower of followers) follower.stop();
    await cluster?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the page, its files and the API at one address', async () => {
    const page = await fetch(cluster.url);
    assert.equal(page.status, 200);
    const script = /src="?(\/assets\/[^" >]+\.js)/.exec(await page.text())?.[1];
    const file = await fetch(`${cluster.url}${script}`);
    assert.equal(file.status, 200);
    assert.match(file.headers.get('content-type') ?? '', /javascript/);
    assert.match(file.headers.get('cache-control') ?? '', /immutable/);
  });

  it('lets people at different processes see each other and each other’s changes', async () => {
    const project = await owner.project();
    const [here, there] = both();
    const [mine, other] = [await here.connect(), await there.connect()];
    try {
      await mine.emitWithAck('join-project', project._id);
      const { present } = await other.emitWithAck('join-project', project._id);
      assert.deepEqual(
        present.map((/** @type {any} */ { _id }) => _id),
        [owner.user._id],
      );
      const update = heard(other, 'task:updated');
      const task = await here.do('POST', `/projects/${project._id}/tasks`, { title: 'From afar' });
      assert.equal((await update).taskId, task._id);
    } finally {
      mine.disconnect();
      other.disconnect();
    }
  });

  it('cuts the sockets of an ended session, wherever they are', async () => {
    const guest = await Person.register(cluster.url);
    const [here, there] = both(guest);
    const socket = await there.connect({ reconnection: false });
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await here.do('POST', '/auth/logout');
    await cut;
    assert.equal((await there.send('GET', '/auth/me')).status, 401);
  });

  it('counts for a limit what any process has answered', async () => {
    const [here, there] = both();
    const statuses = [];
    for (let n = 0; n < INVITES + 2; n++) {
      const { status } = await (n % 2 ? here : there).send('POST', '/team/invite', {
        email: `n${n}@example.com`,
      });
      statuses.push(status);
    }
    assert.deepEqual(statuses, [...Array(INVITES).fill(201), 429, 429]);
  });

  it('makes one thing of one idempotency key, whichever processes hear it', async () => {
    const project = await owner.project();
    const key = { 'idempotency-key': randomUUID() };
    const sent = both().flatMap((person) =>
      Array.from({ length: 5 }, () =>
        person.send('POST', `/projects/${project._id}/tasks`, { title: 'Once' }, key),
      ),
    );
    const ids = new Set((await Promise.all(sent)).map(({ body }) => body._id));
    assert.equal(ids.size, 1);
    assert.equal((await owner.do('GET', `/projects/${project._id}/tasks`)).length, 1);
  });

  it('loses no request and no event while every process is replaced under load', async () => {
    const project = await owner.project();
    const watching = await Promise.all([0, 1, 2].map(() => follow(owner, project._id)));
    const writers = Array.from({ length: 6 }, () => writer(owner, project._id));
    await cluster.rollingRestart();
    const written = (await Promise.all(writers.map((one) => one.stop()))).flat();
    assert.deepEqual(
      written.filter(({ status }) => status >= 300).map(({ status, body }) => [status, body]),
      [],
    );
    const tasks = await owner.do('GET', `/projects/${project._id}/tasks?view=card`);
    assert.ok(written.length > 20);
    assert.equal(tasks.length, written.length);
    for (const follower of watching) {
      await eventually(() => follower.tasks.size === tasks.length, 'every follower has every task');
    }
  });

  it('works on while Redis is away, and tells afterwards what was missed', async () => {
    const project = await owner.project();
    const [here, there] = both();
    const follower = await follow(there, project._id);
    const writing = writer(here, project._id);
    await cluster.redis.restart();
    const written = await writing.stop();
    assert.deepEqual(
      written.filter(({ status }) => status >= 300),
      [],
    );
    await eventually(() => follower.tasks.size === written.length, 'the follower has every task');
  });
});

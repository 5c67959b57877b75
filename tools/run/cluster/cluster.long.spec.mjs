// @ts-check
/** Two API processes, Redis and nginx, as `npm run cluster` runs them, on a separate database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CLIENT_EVENTS, SERVER_EVENTS } from '@taskloom/contracts';
import { aColleagueOf } from '../people/colleague.mjs';
import { Follower } from '../people/follower.mjs';
import { Person, heard } from '../people/person.mjs';
import { startPostgres } from '../postgres/index.mjs';
import { migrate } from '../prepare/api.mjs';
import { siteFolder } from '../prepare/build.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { removeFolder } from '../prepare/remove-folder.mjs';
import { startCluster } from './cluster.mjs';
import { findPrograms } from './programs.mjs';
import { eventually, writer } from './writer.mjs';

const { redis, nginx } = findPrograms();
const skip =
  redis && nginx ? false : 'needs redis-server and nginx-light: apt-get install redis-server nginx-light';
const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'SEARCH', 'UPLOAD', 'SOCKET'];
const INVITES = 6;

describe('a cluster', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-cluster-'));
  /** @type {import('./cluster.mjs').Cluster} */
  let cluster;
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  let postgres;
  /** @type {Person} */
  let owner;
  /** A member of the owner's team. @type {Person} */
  let colleague;
  /** The same person at both processes. @returns {[Person, Person]} */
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
        // Several processes share the machine with the tests; a request that waits for a core is no outage.
        DATABASE_TIMEOUT_MS: '60000',
      },
    });
    owner = await Person.register(cluster.url, 'Olga Owner');
    colleague = await aColleagueOf(owner);
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
    removeFolder(folder);
  });

  it('serves the page, its files and the API at one address', async () => {
    const page = await fetch(cluster.url);
    assert.equal(page.status, 200);
    const script = /href="?(\/assets\/[^" >]+\.js)/.exec(await page.text())?.[1];
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
      await mine.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      const { present } = await other.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      assert.deepEqual(
        present.map((/** @type {any} */ { _id }) => _id),
        [owner.user._id],
      );
      const update = heard(other, SERVER_EVENTS.taskUpdated);
      const task = await here.do('POST', `/projects/${project._id}/tasks`, { title: 'From afar' });
      assert.equal((await update).taskId, task._id);
    } finally {
      mine.disconnect();
      other.disconnect();
    }
  });

  /** A project with both as members, and one tab of each at the first and the second process. */
  const together = async () => {
    const project = await owner.project();
    await owner.do('POST', `/projects/${project._id}/members`, { email: colleague.user.email });
    const tabs = await Promise.all([...both(), ...both(colleague)].map((person) => person.connect()));
    const [here, there, theirsHere, theirsThere] = tabs;
    assert.ok(here && there && theirsHere && theirsThere);
    const end = () => tabs.forEach((tab) => tab.disconnect());
    return { project, here, there, theirsHere, theirsThere, end };
  };

  it('shows a person as present while any of their tabs is open at any process', async () => {
    const { project, here, there, theirsHere, end } = await together();
    try {
      /** @type {string[]} */
      const events = [];
      theirsHere.on(SERVER_EVENTS.userJoined, ({ user }) => events.push(`${user.name} joined`));
      theirsHere.on(SERVER_EVENTS.userLeft, ({ user }) => events.push(`${user.name} left`));
      await theirsHere.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      await here.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      await there.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      await here.emitWithAck(CLIENT_EVENTS.leaveProject, project._id);
      await there.emitWithAck(CLIENT_EVENTS.leaveProject, project._id);
      await eventually(() => events.includes('Olga Owner left'), 'the last tab counts');
      assert.deepEqual(events, ['Olga Owner joined', 'Olga Owner left']);
    } finally {
      end();
    }
  });

  it('shows people at another process which card a person has open and that they are typing', async () => {
    const { project, here, theirsThere, end } = await together();
    try {
      const { _id: taskId } = await owner.do('POST', `/projects/${project._id}/tasks`, { title: 'Open' });
      await theirsThere.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      await here.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      const opened = heard(theirsThere, SERVER_EVENTS.taskOpened);
      await here.emitWithAck(CLIENT_EVENTS.openTask, { projectId: project._id, taskId });
      assert.deepEqual((await opened).taskIds, [taskId]);
      const typing = heard(theirsThere, SERVER_EVENTS.userTyping);
      await here.emitWithAck(CLIENT_EVENTS.typing, { projectId: project._id, taskId, isTyping: true });
      assert.equal((await typing).user._id, owner.user._id);
    } finally {
      end();
    }
  });

  it('removes a former member from the room, whichever process they use', async () => {
    const { project, there, theirsThere, end } = await together();
    try {
      for (const tab of [there, theirsThere]) await tab.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      const removed = heard(theirsThere, SERVER_EVENTS.projectRemoved);
      let overheard = 0;
      const [ownerHere] = both();
      await ownerHere.do('DELETE', `/projects/${project._id}/members/${colleague.user._id}`);
      assert.equal((await removed).projectId, project._id);
      theirsThere.on(SERVER_EVENTS.taskUpdated, () => overheard++);
      const update = heard(there, SERVER_EVENTS.taskUpdated);
      await ownerHere.do('POST', `/projects/${project._id}/tasks`, { title: 'Among ourselves' });
      await update;
      // The process sends any earlier event to this tab before this response.
      await theirsThere.emitWithAck(CLIENT_EVENTS.leaveProject, project._id);
      assert.equal(overheard, 0);
    } finally {
      end();
    }
  });

  it('closes the sockets of an ended session at every process', { timeout: 120_000 }, async () => {
    const guest = await Person.register(cluster.url);
    const [here, there] = both(guest);
    const socket = await there.connect({ reconnection: false });
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await here.do('POST', '/auth/logout');
    await cut;
    assert.equal((await there.send('GET', '/auth/me')).status, 401);
  });

  it('counts requests to all processes towards a rate limit', async () => {
    const [here, there] = both();
    // Each address has its own minute, which begins with its first request.
    const address = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (let n = 0; n < INVITES + 2; n++) {
      const email = `n${n}@example.com`;
      const { status } = await (n % 2 ? here : there).send('POST', '/team/invite', { email }, address);
      statuses.push(status);
    }
    assert.deepEqual(statuses, [...Array(INVITES).fill(201), 429, 429]);
  });

  it('executes one idempotency key once, whichever processes get the requests', async () => {
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
    const stopped = () => Promise.all(writers.map((one) => one.stop()));
    await cluster.rollingRestart().catch(async (error) => {
      await stopped();
      throw error;
    });
    const written = (await stopped()).flat();
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

  it('no longer shows people whose process was killed', { timeout: 240_000 }, async () => {
    const project = await owner.project();
    await owner.do('POST', `/projects/${project._id}/members`, { email: colleague.user.email });
    const [ownerHere] = both();
    const [, colleagueThere] = both(colleague);
    const lost = await ownerHere.connect({ reconnection: false });
    const watching = await colleagueThere.connect();
    try {
      await lost.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      // A busy process may miss the second that the other one waits for it.
      const join = () => watching.emitWithAck(CLIENT_EVENTS.joinProject, project._id);
      await eventually(async () => (await join()).present.length === 2, 'both people are present');
      const alone = heard(watching, SERVER_EVENTS.projectPresent, ({ present: now }) => now.length === 1);
      const [killed] = cluster.apis();
      killed?.signal('SIGKILL');
      assert.equal((await alone).present[0]._id, colleague.user._id);
      await eventually(() => cluster.apis()[0] !== killed, 'another process takes its place');
      const [again] = both();
      assert.equal((await again.do('GET', '/projects')).length > 0, true);
    } finally {
      lost.disconnect();
      watching.disconnect();
    }
  });

  it('keeps working while Redis is down, and delivers the missed changes afterwards', async () => {
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

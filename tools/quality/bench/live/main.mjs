// @ts-check
/**
 * `npm run bench:live`: measures how long a change takes to reach other people, compared with a bare Socket.IO broadcast in
 * the same run, and the memory of 5,000 connections (`--only rooms`, `--only crowd`; `--quick`). It runs missing builds and
 * requires Chromium and Linux, because memory is read from /proc.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../../run/chromium.mjs';
import { startApi } from '../../../run/cluster/api-process.mjs';
import { aColleagueOf } from '../../../run/people/colleague.mjs';
import { Person } from '../../../run/people/person.mjs';
import { startPostgres } from '../../../run/postgres/index.mjs';
import { migrate } from '../../../run/prepare/api.mjs';
import { build, siteFolder } from '../../../run/prepare/build.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { measureCrowd } from './crowd.mjs';
import { measureRoom } from './rooms.mjs';
import { percentile } from './statistics.mjs';

const ROOMS = [2, 50, 500];
const CROWD_ROOMS = 100;
/** The number of people who share the connections. */
const PEOPLE = 50;
const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];

async function main() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      sockets: { type: 'string', default: '5000' },
      only: { type: 'string' },
    },
  });
  const writes = values.quick ? 20 : 100;
  await build(createSteps());
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(postgres.url);
  const env = {
    ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
    SOCKETS_PER_ADDRESS: '100000',
    SOCKETS_PER_PERSON: '100000',
    DATABASE_URL: postgres.url,
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
    SITE_DIR: siteFolder,
    NODE_ENV: 'production',
  };
  const api = await startApi({ folder, name: 'api', env });
  try {
    const owner = await Person.register(api.url, 'Olga Owner');
    const people = [];
    for (let n = 0; n < PEOPLE; n++) people.push(await aColleagueOf(owner, `Listener ${n}`));
    if (values.only !== 'crowd') await rooms({ api, owner, people, writes });
    if (values.only !== 'rooms')
      await crowd({ api, owner, people, sockets: values.quick ? 500 : Number(values.sockets), writes });
  } finally {
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ api: { url: string }, owner: Person, people: Person[], writes: number }} options */
async function rooms({ api, owner, people, writes }) {
  const [watcher = owner] = people;
  const chromiumPath = await findChromium();
  console.log('From a PATCH, milliseconds          p50      p99');
  for (const listeners of ROOMS) {
    const projectId = await aProject(owner);
    const members = people.slice(0, listeners);
    for (const { user } of members)
      await owner.do('POST', `/projects/${projectId}/members`, { email: user.email });
    const times = await measureRoom({
      url: api.url,
      chromiumPath,
      writer: owner,
      watcher,
      tokens: members.map(({ token }) => token),
      projectId,
      listeners,
      writes,
    });
    console.log(`${listeners} listeners`);
    show('  to its answer', times.write);
    show('  to the event at a listener', times.heard);
    show('  to the paint in a browser', times.painted);
    show('  bare broadcast', times.bare);
  }
}

/** @param {{ api: { pid: number, url: string }, owner: Person, people: Person[], sockets: number, writes: number }} options */
async function crowd({ api: { pid, url }, owner, people, sockets, writes }) {
  const projectIds = [];
  for (let n = 0; n < CROWD_ROOMS; n++) {
    const projectId = await aProject(owner);
    await owner.do('POST', `/projects/${projectId}/members`, { email: people[n % PEOPLE]?.user.email });
    projectIds.push(projectId);
  }
  const tokens = people.map(({ token }) => token);
  const { bytesEach, heard } = await measureCrowd({ url, pid, owner, tokens, projectIds, sockets, writes });
  console.log(`${sockets} sockets on one process: ${(bytesEach / 1000).toFixed(1)} kB each`);
  show('  to the event at a listener', heard);
}

/** @param {Person} owner @returns {Promise<string>} */
const aProject = async (owner) => (await owner.project())._id;

/** @param {string} what @param {number[]} times */
function show(what, times) {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${what.padEnd(32)}${half.toFixed(1).padStart(7)}  ${most.toFixed(1).padStart(7)}`);
}

main().catch(report);

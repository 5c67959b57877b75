// @ts-check
/**
 * `npm run bench:live`: how long one person's change takes to others, beside a bare Socket.IO broadcast in the same run, and
 * what 5,000 connections cost. It needs the build (`npm run build`) and a Chromium. Linux only: memory is read from /proc.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../chromium.mjs';
import { startApi } from '../../cluster/api-process.mjs';
import { Person } from '../../people/person.mjs';
import { startPostgres } from '../../postgres/index.mjs';
import { migrate } from '../../prepare/api.mjs';
import { siteFolder } from '../../prepare/build.mjs';
import { report } from '../../terminal/report-failure.mjs';
import { measureCrowd } from './crowd.mjs';
import { measureRoom } from './rooms.mjs';
import { percentile } from './statistics.mjs';

const ROOMS = [2, 50, 500];
const CROWD_ROOMS = 100;
const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];

async function main() {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, sockets: { type: 'string', default: '5000' } },
  });
  const writes = values.quick ? 20 : 200;
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(postgres.url);
  const env = {
    ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
    DATABASE_URL: postgres.url,
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
    SITE_DIR: siteFolder,
    NODE_ENV: 'production',
  };
  const api = await startApi({ folder, name: 'api', env });
  try {
    const chromiumPath = await findChromium();
    const owner = await Person.register(api.url, 'Olga Owner');
    const tokens = [owner.token];
    console.log('From a PATCH, milliseconds          p50      p99');
    for (const listeners of ROOMS) {
      const project = await aProject(owner);
      const times = await measureRoom({
        url: api.url,
        chromiumPath,
        owner,
        tokens,
        projectId: project,
        listeners,
        writes,
      });
      console.log(`${listeners} listeners`);
      show('  to its answer', times.write);
      show('  to the event at a listener', times.heard);
      show('  to the paint in a browser', times.painted);
      show('  bare broadcast', times.bare);
    }
    await crowd({ api, owner, tokens, sockets: values.quick ? 500 : Number(values.sockets), writes });
  } finally {
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {any} options */
async function crowd({ api, owner, tokens, sockets, writes }) {
  const projectIds = await Promise.all(Array.from({ length: CROWD_ROOMS }, () => aProject(owner)));
  const { pid, url } = api;
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

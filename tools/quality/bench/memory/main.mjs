// @ts-check
/**
 * `npm run bench:memory`: an hour of mixed load on one API process, with the memory that it keeps. People read and change
 * boards, comment, upload, search, sign in and out, connect and leave; some send nonsense or never read their answers.
 * Fails when the process keeps more in the last sixth of the time than in the second, after its caches are full.
 * `--minutes 10` for less. It runs missing builds and requires Linux, because memory is read from /proc.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startApi } from '../../../run/cluster/api-process.mjs';
import { aColleagueOf } from '../../../run/people/colleague.mjs';
import { Person } from '../../../run/people/person.mjs';
import { startPostgres } from '../../../run/postgres/index.mjs';
import { migrate } from '../../../run/prepare/api.mjs';
import { build, siteFolder } from '../../../run/prepare/build.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { isKept, summarise } from './kept.mjs';
import { work } from './work.mjs';

const PEOPLE = 20;
const PARTS = 6;
const SAMPLES_A_PART = 30;
const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];

async function main() {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
  const lasts = Number(values.minutes) * 60_000;
  await build(createSteps());
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(postgres.url);
  const api = await startApi({
    folder,
    name: 'api',
    env: {
      ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
      DATABASE_URL: postgres.url,
      DATABASE_EMBEDDED: '1',
      DATA_DIR: folder,
      SITE_DIR: siteFolder,
      NODE_ENV: 'production',
    },
  });
  try {
    const owner = await Person.register(api.url, 'Olga Owner');
    const people = [owner];
    for (let n = 1; n < PEOPLE; n++) people.push(await aColleagueOf(owner, `Person ${n}`));
    const over = Date.now() + lasts;
    const done = Promise.all(people.map((person) => work(person, () => Date.now() >= over)));
    const parts = [];
    console.log('Part   heap MB   resident MB');
    for (let part = 1; part <= PARTS; part++) {
      const samples = [];
      for (let n = 0; n < SAMPLES_A_PART; n++) {
        // A person whose request was refused ends the measurement.
        await Promise.race([pause(lasts / PARTS / SAMPLES_A_PART), done]);
        samples.push({ heap: await heapOf(api.url), resident: residentOf(api.pid) });
      }
      const kept = summarise(samples);
      parts.push(kept);
      console.log(`${part} of ${PARTS}${megabytes(kept.heap)}${megabytes(kept.resident).padStart(14)}`);
    }
    const counts = (await done).flatMap((each) => Object.entries(each));
    for (const name of new Set(counts.map(([what]) => what)))
      console.log(`${name.padEnd(24)}${counts.reduce((sum, [what, n]) => sum + (what === name ? n : 0), 0)}`);
    if (!isKept(parts)) throw new Error('The process keeps more and more memory.');
  } finally {
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1).padStart(10);

/** Bytes of JavaScript in use, from the process's own metrics. @param {string} url */
async function heapOf(url) {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}

/** @param {number} pid */
const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

main().catch(report);

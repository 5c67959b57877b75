// @ts-check
/**
 * `npm run bench:api`: compares the API with a bare `node:http` + `pg` server that does the same work on the same
 * database, in alternating rounds of one run.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startApi } from '../../../run/cluster/api-process.mjs';
import { answers, startProcess, stopProcesses } from '../../../run/cluster/process.mjs';
import { Person } from '../../../run/people/person.mjs';
import { startPostgres } from '../../../run/postgres/index.mjs';
import { migrate } from '../../../run/prepare/api.mjs';
import { buildApi } from '../../../run/prepare/build.mjs';
import { freePort } from '../../../run/prepare/free-port.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { compare, warmUp } from './compare.mjs';
import { expectSameWork, withEtag } from './same-work.mjs';
import { scenarios } from './scenarios.mjs';
import { seed } from './seed.mjs';
import { HEAD, line } from './table.mjs';

const LIMITS = ['ALL', 'LOGIN', 'LOGIN_ACCOUNT', 'REGISTER', 'INVITE', 'SEARCH', 'UPLOAD', 'SOCKET'];
const AT_ONCE = [1, 32];
const LONG = { tasks: 100_000, rounds: 5, seconds: 3 };
const QUICK = { tasks: 10_000, rounds: 3, seconds: 1 };

async function main() {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const how = values.quick ? QUICK : LONG;
  await buildApi(createSteps());
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const database = new Client({ connectionString: postgres.url });
  try {
    await migrate(postgres.url);
    await database.connect();
    const servers = await startBoth(folder, postgres.url);
    const all = await prepare(database, servers.ours.url, how.tasks);
    const asked = all.filter(({ name }) => !values.only || name === values.only);
    // Before any load: writes of a round may still be running after it ends.
    for (const scenario of asked) await expectSameWork(database, scenario, servers);
    console.log(machine(how));
    console.log(HEAD);
    for (const each of asked) {
      const scenario = await withEtag(servers.ours.url, each);
      await warmUp(scenario, servers);
      for (const connections of scenario.atOnce ?? AT_ONCE) {
        console.log(line(scenario, connections, await compare(scenario, { servers, ...how, connections })));
      }
    }
    console.log(`\nLoad of the machine at the end: ${loadavg()[0]?.toFixed(1)}.`);
  } finally {
    await database.end();
    await stopProcesses();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {string} databaseUrl */
async function startBoth(folder, databaseUrl) {
  const env = {
    ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
    DATABASE_URL: databaseUrl,
    DATABASE_EMBEDDED: '1',
    DATABASE_POOL: '20',
    DATA_DIR: folder,
    JWT_SECRET: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  };
  const ours = await startApi({ folder, name: 'api', env });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const bare = await startProcess(process.execPath, [join(import.meta.dirname, 'bare-server.mjs')], {
    env: { ...process.env, ...env, PORT: `${port}` },
    log: join(folder, 'bare.log'),
    isReady: () => answers(`${url}/ready`),
    what: 'The bare server',
  });
  return { bare: Object.assign(bare, { url }), ours };
}

/** @param {import('pg').Client} database @param {string} url @param {number} tasks */
async function prepare(database, url, tasks) {
  const [reader, writer, searcher] = [
    await Person.register(url, 'Rita Reader'),
    await Person.register(url, 'Walter Writer'),
    await Person.register(url, 'Sam Searcher'),
  ];
  const ids = { reader: reader.user._id, writer: writer.user._id, searcher: searcher.user._id };
  return scenarios(await seed(database, ids, tasks), { reader, writer, searcher }, tasks);
}

/** @param {{ rounds: number, seconds: number }} how */
const machine = ({ rounds, seconds }) =>
  `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
  `load ${loadavg()[0]?.toFixed(1)} at the start. Medians of ${rounds} rounds of ${seconds} s each.\n`;

main().catch(report);

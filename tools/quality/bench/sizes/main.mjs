// @ts-check
/**
 * `npm run bench:sizes`: measures the disk space per row of each table, including its indexes, for sizing (docs/scale.md). It
 * inserts tasks, members and comments by SQL, and creates the rows that writes leave behind by real writes.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startApi } from '../../../run/cluster/api-process.mjs';
import { aColleagueOf } from '../../../run/people/colleague.mjs';
import { Person } from '../../../run/people/person.mjs';
import { startPostgres } from '../../../run/postgres/index.mjs';
import { migrate } from '../../../run/prepare/api.mjs';
import { buildApi } from '../../../run/prepare/build.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { seed } from '../api/seed.mjs';

const TASKS = 20_000;
const WRITES = 1_000;
const LIMITS = ['ALL', 'REGISTER', 'INVITE'];

const SIZES = `SELECT c.relname AS name, pg_table_size(c.oid)::int AS heap, pg_indexes_size(c.oid)::int AS indexes
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname = 'public' ORDER BY 2 + 3 DESC`;

async function main() {
  await buildApi(createSteps());
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-sizes-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await migrate(postgres.url);
  const env = {
    ...Object.fromEntries(LIMITS.map((name) => [`RATE_${name}`, '100000000'])),
    DATABASE_URL: postgres.url,
    DATABASE_EMBEDDED: '1',
    DATA_DIR: folder,
  };
  const api = await startApi({ folder, name: 'api', env });
  const database = new pg.Client({ connectionString: postgres.url });
  try {
    await database.connect();
    const owner = await Person.register(api.url, 'Olga Owner');
    const colleague = await aColleagueOf(owner);
    await write(owner, colleague);
    const ids = { reader: owner.user._id, writer: colleague.user._id, searcher: owner.user._id };
    await seed(database, ids, TASKS);
    await show(database);
  } finally {
    await database.end();
    await api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Edits a task that is assigned to another person: each edit adds a change, a notification and an idempotency key. @param {Person} owner @param {Person} colleague */
async function write(owner, colleague) {
  const { _id } = await owner.project();
  await owner.do('POST', `/projects/${_id}/members`, { email: colleague.user.email });
  const assignees = [{ user: colleague.user._id, role: 'primary' }];
  const task = await owner.do('POST', `/projects/${_id}/tasks`, { title: 'Size', assignees });
  for (let n = 0; n < WRITES; n++) {
    const title = `Review the quarterly report ${n}`;
    const key = { 'idempotency-key': randomUUID() };
    await owner.send('PATCH', `/projects/${_id}/tasks/${task._id}`, { title }, key);
  }
}

/** @param {pg.Client} database */
async function show(database) {
  await database.query('VACUUM FULL');
  console.log('table                        rows  bytes/row  of these indexes');
  for (const { name, heap, indexes } of (await database.query(SIZES)).rows) {
    const { rows } = await database.query(`SELECT count(*)::int AS count FROM ${pg.escapeIdentifier(name)}`);
    const { count } = rows[0];
    if (count < WRITES) continue;
    const [each, ofThese] = [(heap + indexes) / count, indexes / count].map(Math.round);
    console.log(
      `${name.padEnd(24)}${`${count}`.padStart(9)}${`${each}`.padStart(11)}${`${ofThese}`.padStart(18)}`,
    );
  }
}

main().catch(report);

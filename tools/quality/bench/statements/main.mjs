// @ts-check
/**
 * `npm run bench:statements`: what each handwritten statement saves, compared with the same work through TypeORM's entities
 * on the same connection, in turns. Both end with the text of a response or with the values that the API uses.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../run/postgres/index.mjs';
import { migrate } from '../../../run/prepare/api.mjs';
import { buildApi } from '../../../run/prepare/build.mjs';
import { report } from '../../../run/terminal/report-failure.mjs';
import { createSteps } from '../../../run/terminal/steps.mjs';
import { median } from '../web/statistics.mjs';

/**
 * @typedef {object} Case
 * @property {string} name of the statement
 * @property {unknown[]} values
 * @property {(manager: any) => Promise<unknown>} entities the same work; TypeORM can't type entities by name
 */

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, rounds: { type: 'string', default: '60' } },
  });
  await buildApi(createSteps());
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-statements-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  try {
    await migrate(postgres.url);
    const { seed } = await import('./seed.mjs');
    const others = await import('./other-cases.mjs');
    const tasks = await import('./task-cases.mjs');
    const { typeorm } = await import('./by-entities.mjs');
    const { dataSourceOptions, declaredStatement } = await import('../api/api-parts.mjs');
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    const world = await seed(database).finally(() => database.end());
    const { DataSource, getMetadataArgsStorage } = typeorm;
    const entities = getMetadataArgsStorage().tables.map(
      (/** @type {{ target: unknown }} */ { target }) => target,
    );
    const counter = { queries: 0 };
    const logger = new Proxy({}, { get: (_, name) => () => name === 'logQuery' && counter.queries++ });
    const source = await new DataSource({
      ...dataSourceOptions(postgres.url, 2),
      entities,
      logging: ['query'],
      logger,
    }).initialize();
    console.log('| statement | ms | by entities, ms | queries | CPU ms | by entities |');
    console.log('| :-- | --: | --: | --: | --: | --: |');
    for (const each of [others, tasks].flatMap((module) =>
      Object.values(module).flatMap((of) => of(world)),
    )) {
      if (values.only && !each.name.includes(values.only)) continue;
      const { text } = declaredStatement(each.name);
      const measured = await compare(source, { ...each, text }, Number(values.rounds), counter);
      console.log(`| ${each.name} | ${measured.join(' | ')} |`);
    }
    await source.destroy();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Each call runs in a transaction that is rolled back, so that writes can be repeated; only the call is timed.
 *
 * @param {any} source
 * @param {Case & { text: string }} given
 * @param {number} rounds
 * @param {{ queries: number }} counter
 */
async function compare(source, { name, text, values, entities }, rounds, counter) {
  const runner = source.createQueryRunner();
  const client = await runner.connect();
  /** @type {Record<'statement' | 'entities', { ms: number[], cpu: number[] }>} */
  const times = { statement: { ms: [], cpu: [] }, entities: { ms: [], cpu: [] } };
  let queries = 0;
  const ways = {
    statement: async () => client.query({ name, text, values }),
    entities: async () => {
      counter.queries = 0;
      JSON.stringify(await entities(runner.manager));
      queries = counter.queries;
    },
  };
  try {
    for (let turn = -40; turn < 2 * rounds; turn++) {
      const way = turn % 2 === 0 ? 'statement' : 'entities';
      await runner.startTransaction();
      const cpu = process.cpuUsage();
      const since = performance.now();
      await ways[way]();
      const ms = performance.now() - since;
      const { user, system } = process.cpuUsage(cpu);
      await runner.rollbackTransaction();
      if (turn < 0) continue;
      times[way].ms.push(ms);
      times[way].cpu.push((user + system) / 1_000);
    }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
  const [ms, byEntities, cpu, cpuByEntities] = [
    times.statement.ms,
    times.entities.ms,
    times.statement.cpu,
    times.entities.cpu,
  ].map((each) => median(each).toFixed(2));
  return [ms, byEntities, queries, cpu, cpuByEntities];
}

main().catch(report);

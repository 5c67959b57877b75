import { Client } from 'pg';
import { useApi } from '../../../test/index.js';
import { Database } from '../../platform/database/index.js';
import { SEARCH } from './search.statements.js';

const { app, databaseUrl, given } = useApi();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** 100,000 tasks over 50 projects, of which the reader is in all but one. */
const manyTasks = async () => {
  const owner = await given.user();
  for (let count = 0; count < 50; count++) await given.project({ owner });
  // The API's own connections give up after two seconds.
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query(
    `INSERT INTO tasks (project_id, id, title, description, position, created_by)
     SELECT p.id, gen_random_uuid(), 'Task ' || n || ' ' || md5(n::text), 'Words ' || md5((n + 1)::text), 'a' || n, $1
     FROM generate_series(1, 2000) n, (SELECT id FROM projects) p`,
    [owner._id],
  );
  await client.query(
    `INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT project_id, id, gen_random_uuid(), $1, 'Comment ' || md5(title) FROM tasks`,
    [owner._id],
  );
  await client.query('ANALYZE');
  await client.end();
  return owner;
};

it('100,000 tasks are searched by index, also with a plan that knows no values', async () => {
  const owner = await manyTasks();
  const plan = await app()
    .get(Database)
    .transaction(async (tx) => {
      await tx.rows({
        name: '',
        text: `PREPARE planned (uuid, text, uuid, text, text, text, uuid) AS ${SEARCH.text}`,
      });
      const text = `EXPLAIN (FORMAT JSON) EXECUTE planned ('${owner._id}', 'migration', NULL, 'all', NULL, NULL, NULL)`;
      return tx.row<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ name: '', text });
    });
  const root = plan?.['QUERY PLAN'][0].Plan;
  if (!root) throw new Error('No plan');
  const scans = nodes(root).filter(({ 'Relation Name': table }) =>
    ['tasks', 'comments'].includes(table ?? ''),
  );
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
}, 120_000);

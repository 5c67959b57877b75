import type { SearchResult } from '@taskloom/contracts';
import { Client } from 'pg';
import { useApi } from '../../../test/index.js';
import { Database } from '../../platform/database/index.js';
import { SEARCH_WITH_COMMENTS } from './search.statements.js';

const { app, as, databaseUrl, given, rows } = useApi();

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Run extends Plan {
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Run[];
}

const nodes = <P extends { Plans?: P[] }>(plan: P): P[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** 100,000 tasks over 50 projects, of which the reader is in all but one. */
const makeTasks = async () => {
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

let made: ReturnType<typeof makeTasks> | undefined;
const manyTasks = () => (made ??= makeTasks());

it('100,000 tasks are searched by index, even with a generic plan', async () => {
  const owner = await manyTasks();
  const plan = await app()
    .get(Database)
    .transaction(async (tx) => {
      await tx.rows({
        name: '',
        text: `PREPARE planned (uuid, text, uuid, text, text, text, uuid, int) AS ${SEARCH_WITH_COMMENTS.text}`,
      });
      const text = `EXPLAIN (FORMAT JSON) EXECUTE planned ('${owner._id}', 'migration', NULL, 'all', NULL, NULL, NULL, 100)`;
      const [row] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ name: '', text });
      return row;
    });
  const root = plan?.['QUERY PLAN'][0].Plan;
  if (!root) throw new Error('No plan');
  const scans = nodes(root).filter(({ 'Relation Name': table }) =>
    ['tasks', 'comments'].includes(table ?? ''),
  );
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
}, 300_000);

/** Rows of tables and entries of indexes that a search reads. */
const readBy = async (person: { _id: string }, query: string): Promise<number> => {
  const plan = await app()
    .get(Database)
    .transaction(async (tx) => {
      const types = 'uuid, text, uuid, text, text, text, uuid, int';
      await tx.rows({ name: '', text: `PREPARE measured (${types}) AS ${SEARCH_WITH_COMMENTS.text}` });
      const text = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON)
        EXECUTE measured ('${person._id}', '${query}', NULL, 'all', NULL, NULL, NULL, 100)`;
      const [row] = await tx.rows<{ 'QUERY PLAN': [{ Plan: Run }] }>({ name: '', text });
      await tx.rows({ name: '', text: 'DEALLOCATE measured' });
      return row;
    });
  const root = plan?.['QUERY PLAN'][0].Plan;
  if (!root) throw new Error('No plan');
  const scans = nodes(root).filter((node) => node['Relation Name'] ?? node['Index Name']);
  return scans
    .map((node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return (node['Actual Rows'] + removed) * node['Actual Loops'];
    })
    .reduce((one, other) => one + other, 0);
};

describe('a person with ten tasks among 100,000 of other people', () => {
  const reader = async () => {
    const person = await given.user();
    const project = await given.project({ owner: person });
    for (let count = 0; count < 10; count++) {
      await given.comment({
        task: await given.task({ project, title: `Reviewing ${count}` }),
        content: 'remark',
      });
    }
    return person;
  };

  it.each([
    ['a word of every task', 'task'],
    ['a word of every comment', 'comment'],
    ['a part of many titles', 'ask 1'],
    ['a typo', 'taskk'],
    ['signs', 'c++'],
    ['a word that does not occur', 'zeppelin'],
    ['one of their own tasks', 'reviewing 3'],
  ])('reads few rows for %s', async (_what, query) => {
    expect(await readBy(await reader(), query)).toBeLessThan(2_000);
  });

  it('still finds their own tasks', async () => {
    const person = await reader();
    const find = async (q: string) =>
      (await as(person).get<SearchResult>('/search', { query: { q } })).body.tasks.map(({ title }) => title);
    expect(await find('reviewing 3')).toEqual(['Reviewing 3']);
    expect(await find('viewing 3')).toEqual(['Reviewing 3']);
    expect(await find('remark')).toHaveLength(10);
    expect(await find('revieiwng')).toHaveLength(10);
    expect(await find('task')).toEqual([]);
  });
});

describe('a person with 100,000 tasks', () => {
  it.each([
    ['one character', '京'],
    ['a pair of letters', 'タワ'],
    ['a pair of Latin letters', 'zq'],
    ['letters without trigrams in a database with the locale C', 'タワー'],
  ])(
    'finds %s inside a word of an old title, and reads few rows',
    async (_what, query) => {
      const owner = await manyTasks();
      const [project] = await rows<{ id: string }>('SELECT id FROM projects WHERE owner_id = $1 LIMIT 1', [
        owner._id,
      ]);
      // The smallest id is that of the oldest task, which isn't among the newest that are read one by one.
      await rows(
        `INSERT INTO tasks (project_id, id, title, position, created_by)
       SELECT $1, '00000000-0000-0000-0000-000000000001', '東京タワー azqa', 'a0', $2
       WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE id = '00000000-0000-0000-0000-000000000001')`,
        [project?.id, owner._id],
      );
      const { body } = await as(owner).get<SearchResult>('/search', { query: { q: query } });
      expect(body.tasks.map(({ title }) => title)).toEqual(['東京タワー azqa']);
      expect(await readBy(owner, query)).toBeLessThan(60_000);
    },
    300_000,
  );
});

import type { WorkTab } from '@taskloom/contracts';
import { Client } from 'pg';
import { Database, statement } from '../src/platform/database/index.js';
import { useApi } from './index.js';

/** With two connections, the counters of what they read can be flushed before they are compared. */
const { app, as, databaseUrl, given, rows } = useApi({ DATABASE_POOL: '2', RATE_SEARCH: '10000' });

const FLUSH = statement('test.flush', 'SELECT pg_stat_force_next_flush()');
const TABLES = ['projects', 'tasks', 'task_assignees', 'comments', 'attachments'];
const LARGE = 5_000;

/** Two large projects of other people, as after an import: statistics are fresh, but VACUUM has not run. */
const largeProjects = async (): Promise<void> => {
  const people = await Promise.all(Array.from({ length: 20 }, () => given.user()));
  const [owner] = people;
  if (!owner) throw new Error('There are 20');
  for (let count = 0; count < 2; count += 1) await given.project({ owner, members: people.slice(1) });
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`);
  await client.query(
    `INSERT INTO tasks (project_id, id, title, description, position, created_by, deadline)
     SELECT p.id, gen_random_uuid(), 'Task ' || n, '', 'a' || n, $1, '2026-11-10'
     FROM generate_series(1, ${LARGE}) n, (SELECT id FROM projects) p`,
    [owner._id],
  );
  await client.query(
    `INSERT INTO task_assignees (project_id, task_id, user_id, role, ordinal)
     SELECT project_id, id, ($1::uuid[])[1 + abs(hashtext(title)) % cardinality($1)], 'primary', 0 FROM tasks`,
    [people.map(({ _id }) => _id)],
  );
  await client.query(
    `INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT project_id, id, gen_random_uuid(), $1, 'Comment' FROM tasks`,
    [owner._id],
  );
  await client.end();
};

/** Rows of tables and entries of indexes that the API has read so far. */
const readSoFar = async (): Promise<number> => {
  const database = app().get(Database);
  await Promise.all([database.rows(FLUSH), database.rows(FLUSH)]);
  const [sum] = await rows<{ read: number }>(
    `SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables WHERE relname = ANY($1))
       + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = ANY($1)) AS read`,
    [TABLES],
  );
  return Number(sum?.read);
};

const TABS: WorkTab[] = ['assigned', 'created', 'mentioned', 'watching'];
const SCREENS = [
  '/projects',
  '/search?q=migration',
  '/search?q=task&comments=true',
  '/search?q=task&archived=true',
  '/search?q=taskk',
  '/search/filters',
  ...TABS.map((tab) => `/work/tasks?tab=${tab}`),
  '/work/counts?day=2026-11-29',
  '/calendar?from=2026-11-01&to=2026-11-30&scope=all',
  '/notifications',
  '/trash',
  '/storage',
  '/team/members',
];

beforeAll(largeProjects, 120_000);

it.each([1, 121, 1_000])(
  'screens of a person with %i small projects read rows of large projects of other people once at most',
  async (count) => {
    const person = await given.user();
    await given.team({ members: [person] });
    await given.atOnce(async () => {
      for (let each = 0; each < count; each += 1) {
        const project = await given.project({ owner: person });
        if (each < 40) await given.task({ project, assignees: [{ user: person }] });
      }
    });
    const project = await given.project({ owner: person });
    await rows('ANALYZE');
    // Once all of their tasks or comments, some for each own project, and what a job may read meanwhile.
    const most = 2 * LARGE + 30 * count + 5_000;
    const tooMany: [string, number][] = [];
    for (const screen of [...SCREENS, `/team/members/${person._id}`, `/projects/${project._id}/tasks`]) {
      const before = await readSoFar();
      const { status } = await as(person).get(screen);
      expect([screen, status]).toEqual([screen, 200]);
      const read = (await readSoFar()) - before;
      if (read > most) tooMany.push([screen, read]);
    }
    expect(tooMany).toEqual([]);
  },
  120_000,
);

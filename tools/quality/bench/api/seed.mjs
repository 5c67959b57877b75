// @ts-check
/** Inserts the data by SQL, because a hundred thousand API calls would take longer than the measurement. */
import { positionsFor } from './api-parts.mjs';

const NOUNS =
  'invoice contract newsletter budget onboarding migration backup schedule report dashboard landing-page release survey ' +
  'interview warehouse supplier campaign translation certificate roadmap prototype handbook workshop payroll insurance ' +
  'catalogue password-reset checkout webinar archive';
const QUALITIES =
  'quarterly internal billing first final missing public annual shared German spare urgent old second';
const ACTIONS = 'Write Review Plan Fix Measure Draft Ship Test Order Call Check Translate';

/** Tasks in each project that is searched. */
const SEARCHED_SIZE = 1_000;

const MATES = `INSERT INTO users (id, name, email, password_hash, initials_avatar)
  SELECT uuidv7(), 'Mate ' || n, 'mate' || n || '@example.com', '-', '/api/avatars/initials.svg?seed=Mate'
  FROM generate_series(1, 4) n RETURNING id`;

const PROJECTS = `WITH fresh AS (
    INSERT INTO projects (id, owner_id, title, description, deadline)
    SELECT uuidv7(), $1, 'Project ' || n, 'What has to be done, by whom and until when.', current_date + 30
    FROM generate_series(1, $3) n RETURNING id
  )
  INSERT INTO project_members (project_id, user_id)
  SELECT fresh.id, people.id FROM fresh, unnest($2::uuid[]) AS people (id)
  RETURNING project_id AS id, user_id`;

/** @param {string} array @param {string} seed */
const word = (array, seed) =>
  `(${array}::text[])[1 + (hashtext('${seed}' || p.number || ' ' || n) & 65535) % cardinality(${array}::text[])]`;

const TASKS = `INSERT INTO tasks
    (project_id, id, title, description, status, priority, deadline, position, created_by)
  SELECT p.id, uuidv7(), concat_ws(' ', ${word('$6', 'a')}, 'the', ${word('$5', 'b')}, ${word('$4', 'c')}, n),
    concat_ws(' ', 'The', ${word('$5', 'd')}, ${word('$4', 'e')}, 'comes first, then the', ${word('$4', 'f')}, 'of the',
      ${word('$5', 'g')}, ${word('$4', 'h')}, 'so that no one has to wait for it.'),
    (ARRAY['todo', 'inprogress', 'done'])[1 + n % 3], (ARRAY['low', 'medium', 'high'])[1 + n % 3],
    current_date + (n % 60)::int, place.position, $1
  FROM unnest($2::uuid[]) WITH ORDINALITY AS p (id, number)
  CROSS JOIN unnest($3::text[]) WITH ORDINALITY AS place (position, n)`;

const ASSIGNEES = `INSERT INTO task_assignees (project_id, task_id, user_id, role)
  SELECT project_id, id, $2, 'primary' FROM tasks WHERE project_id = ANY ($1::uuid[])`;

const COMMENTS = `INSERT INTO comments (project_id, task_id, id, author_id, content)
  SELECT project_id, id, uuidv7(), $2, 'Who has the ' || title || '?'
  FROM tasks WHERE project_id = ANY ($1::uuid[]) AND status = 'done'`;

/**
 * @typedef {object} Seeded
 * @property {string} mate the person who is assigned to tasks
 * @property {string[]} boards projects of the reader: one with 50 tasks, one with 1,000, and 18 more with 50
 * @property {string[]} written projects of the writer with 50 tasks each
 * @property {{ projectId: string, id: string, status: string }[]} movable the tasks in them
 *
 * @param {import('pg').Client} database
 * @param {{ reader: string, writer: string, searcher: string }} ids
 * @param {number} tasks number of tasks to search
 * @returns {Promise<Seeded>}
 */
export async function seed(database, { reader, writer, searcher }, tasks) {
  const { rows } = await database.query(MATES);
  const mates = rows.map(({ id }) => id);

  /** @param {string} owner @param {number} count @param {number} size */
  async function projects(owner, count, size) {
    const members = await database.query(PROJECTS, [owner, [owner, ...mates], count]);
    const ids = members.rows.filter(({ user_id }) => user_id === owner).map(({ id }) => id);
    const words = [NOUNS, QUALITIES, ACTIONS].map((list) => list.split(' '));
    await database.query(TASKS, [owner, ids, positionsFor(size), ...words]);
    await database.query(ASSIGNEES, [ids, mates[0]]);
    await database.query(COMMENTS, [ids, mates[1]]);
    return ids;
  }

  const boards = [...(await projects(reader, 1, 50)), ...(await projects(reader, 1, 1_000))];
  boards.push(...(await projects(reader, 18, 50)));
  const written = await projects(writer, 20, 50);
  await projects(searcher, Math.ceil(tasks / SEARCHED_SIZE), SEARCHED_SIZE);
  await database.query('VACUUM (ANALYZE)');
  const movable = await database.query(
    `SELECT project_id AS "projectId", id, status FROM tasks WHERE project_id = ANY ($1::uuid[]) ORDER BY position, id`,
    [written],
  );
  return { mate: mates[0], boards, written, movable: movable.rows };
}

// @ts-check
/** Inserts what the statements read and `../api/seed.mjs` does not. */
import { seed as seedTasks } from '../api/seed.mjs';

const PEOPLE = `INSERT INTO users (id, name, email, password_hash, initials_avatar)
  SELECT uuidv7(), 'Person ' || n, 'person' || n || '@example.com', '-', '/api/avatars/initials.svg?seed=Person'
  FROM generate_series(1, 30) n RETURNING id`;

/** `$1` people, `$2` a project of the first. */
const REST = [
  `INSERT INTO teams (id, name) VALUES ('00000000-0000-4000-8000-000000000001', 'Team')`,
  `INSERT INTO team_memberships (user_id, team_id, role)
   SELECT id, '00000000-0000-4000-8000-000000000001', CASE WHEN n = 1 THEN 'admin' ELSE 'member' END
   FROM unnest($1::uuid[]) WITH ORDINALITY AS p (id, n)`,
  `INSERT INTO sessions (id, user_id, expires_at) SELECT uuidv7(), id, now() + interval '1 day' FROM unnest($1::uuid[]) AS p (id)`,
  `INSERT INTO notifications (user_id, id, type, title, message, link, sender_id, project_id)
   SELECT ($1::uuid[])[1], uuidv7(), 'task_updated', 'A title', 'A message of a notification', '/', ($1::uuid[])[2], $2
   FROM generate_series(1, 200)`,
  `INSERT INTO project_changes (project_id, revision, event, data)
   SELECT $2, n, 'task:updated', jsonb_build_object('taskId', uuidv7(), 'updates', jsonb_build_object('title', 'Title ' || n))
   FROM generate_series(1, 100) n`,
  `UPDATE projects SET revision = 100 WHERE id = $2`,
  `INSERT INTO task_relations (project_id, id, kind, from_id, to_id)
   SELECT $2, uuidv7(), 'blocks', id, lead(id) OVER (ORDER BY id) FROM (SELECT id FROM tasks WHERE project_id = $2 ORDER BY id LIMIT 11) t
   ORDER BY id LIMIT 10`,
  `INSERT INTO archived_tasks (project_id, id, task, rows)
   SELECT project_id, id, to_jsonb(t) || jsonb_build_object('id', id), '{"task_assignees": []}' FROM tasks t WHERE project_id = $2 LIMIT 50`,
  `INSERT INTO remotes (name) SELECT 'remote-' || n FROM generate_series(1, 6) n`,
  `INSERT INTO remote_versions (remote, version, contribution, files, content_hash, size, actor)
   SELECT 'remote-' || n, '1.0.' || v, '{"title": "Remote"}', '{}', '', 1, '{"kind": "command"}'
   FROM generate_series(1, 6) n, generate_series(1, 20) v`,
  `INSERT INTO remote_releases (revision, remote, version, actor)
   SELECT row_number() OVER (), remote, version, actor FROM remote_versions WHERE version IN ('1.0.1', '1.0.2')`,
  `INSERT INTO remote_trials (remote, kind, version, percent, actor) VALUES ('remote-1', 'canary', '1.0.3', 5, '{"kind": "command"}')`,
  `INSERT INTO remote_beacons (person, remote, version, state, outcome, stage, duration_ms, canary_group)
   SELECT id, 'remote-' || n, '1.0.' || v, 'ready', 'ready', 'ready', 100, 1
   FROM unnest($1::uuid[]) AS p (id), generate_series(1, 6) n, generate_series(1, 3) v`,
  `INSERT INTO remote_journal (actor, remote, action, version) SELECT actor, remote, 'activate', version FROM remote_releases`,
];

/**
 * @typedef {object} World
 * @property {string[]} people in one team
 * @property {string} project of the first person, with 50 tasks
 * @property {string} large another one with 1,000 tasks
 * @property {{ id: string, status: string, position: string }[]} tasks of `project`
 *
 * @param {import('pg').Client} database
 * @returns {Promise<World>}
 */
export async function seed(database) {
  const people = (await database.query(PEOPLE)).rows.map(({ id }) => id);
  const [reader, writer, searcher] = people;
  const { boards } = await seedTasks(database, { reader, writer, searcher }, 10_000);
  const [project = '', large = ''] = boards;
  for (const sql of REST) {
    await database.query(sql.replaceAll('$2', `'${project}'::uuid`), sql.includes('$1') ? [people] : []);
  }
  await database.query('VACUUM (ANALYZE)');
  const { rows: tasks } = await database.query(
    'SELECT id, status, position FROM tasks WHERE project_id = $1 ORDER BY status, position',
    [project],
  );
  return { people, project, large, tasks };
}

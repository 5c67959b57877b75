import { taskHitSql } from '../tasks/index.js';

/**
 * SQL: the projects of the person `:viewerId`. What others have there is all that this person may know about them, also an
 * admin of the team, who sees the projects that they are a member of.
 */
const SEEN = `(SELECT v.project_id FROM project_members v JOIN projects p ON p.id = v.project_id
  WHERE v.user_id = :viewerId AND p.archived_at IS NULL) seen`;

/** SQL: the number of these projects of each of their members. */
export const SHARED = `(SELECT pm.user_id, count(*) AS projects
  FROM ${SEEN} JOIN project_members pm ON pm.project_id = seen.project_id GROUP BY pm.user_id)`;

/** SQL: the number of open tasks in these projects of each of their assignees. */
export const BUSY = `(SELECT a.user_id, count(*) AS tasks
  FROM ${SEEN} JOIN task_assignees a ON a.project_id = seen.project_id
  JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id AND t.status <> 'done' GROUP BY a.user_id)`;

/** Projects in common in one response. */
const MOST_PROJECTS = 500;

/** SQL: the projects that the person `:viewerId` and the person `:personId` have in common. */
export const COMMON = `SELECT p.id, p.title, p.status, p.owner_id = pm.user_id AS owned,
    row_number() OVER (ORDER BY p.status <> 'active', lower(p.title), p.id) AS place
  FROM ${SEEN} JOIN projects p ON p.id = seen.project_id
  JOIN project_members pm ON pm.project_id = p.id AND pm.user_id = :personId`;

/** SQL: the open tasks of the person `:personId` in `common`, in the order of My Work. */
export const OPEN = `SELECT t.project_id, t.id,
    row_number() OVER (ORDER BY c.status <> 'active', t.deadline NULLS LAST, t.id) AS place
  FROM common c JOIN task_assignees a ON a.user_id = :personId AND a.project_id = c.id
  JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id AND t.status <> 'done'`;

/** SQL: the counts of a `TeamPerson`'s `member`. */
export const COUNTS = `jsonb_build_object('projects', (SELECT count(*) FROM common), 'openTasks', (SELECT count(*) FROM open))`;

/** SQL: the value of `projects` of a `TeamPerson`. */
export const PROJECTS = `(SELECT coalesce(json_agg(json_build_object('_id', c.id, 'title', c.title, 'status', c.status,
    'role', CASE WHEN c.owned THEN 'owner' ELSE 'member' END) ORDER BY c.place), '[]')
  FROM common c WHERE c.place <= ${MOST_PROJECTS})`;

/** SQL: the value of `tasks` of a `TeamPerson`, at most `:limit`. */
export const TASKS = `(SELECT coalesce(json_agg(${taskHitSql} ORDER BY f.place), '[]')
  FROM open f JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id JOIN projects p ON p.id = f.project_id
  WHERE f.place <= :limit)`;

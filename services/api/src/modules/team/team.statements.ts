import { statement, wireTime } from '../../platform/database/index.js';
import { lastSeenSql } from '../auth/index.js';
import { taskHitSql } from '../tasks/index.js';
import { TEAM_MEMBER } from './team.presenter.js';

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

/** The order of My Work: tasks of active projects first, each by deadline. */
const BY_DEADLINE = 'inactive, deadline NULLS LAST, id';

/** Projects in common in one response. */
const MOST_PROJECTS = 500;

/**
 * Saves three round trips, and loading open tasks only to count them. $1 team, $2 member, $3 reader, $4 whether the reader is an admin, $5 number of
 * tasks; `TeamPerson` as JSON text, no row for someone outside the team.
 */
export const PERSON = statement(
  'team.person',
  `WITH common AS MATERIALIZED (
     SELECT p.id, p.title, p.status, p.owner_id = $2 AS owned
     FROM project_members v
     JOIN project_members pm ON pm.project_id = v.project_id AND pm.user_id = $2
     JOIN projects p ON p.id = v.project_id
     WHERE v.user_id = $3 AND p.archived_at IS NULL),
   named AS (SELECT * FROM common ORDER BY status <> 'active', lower(title), id LIMIT ${MOST_PROJECTS}),
   open AS MATERIALIZED (
     SELECT t.project_id, t.id, t.deadline, c.status <> 'active' AS inactive
     FROM common c JOIN task_assignees a ON a.user_id = $2 AND a.project_id = c.id
     JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id AND t.status <> 'done'),
   first AS (SELECT * FROM open ORDER BY ${BY_DEADLINE} LIMIT $5::int)
   SELECT json_build_object(
     'member', ${TEAM_MEMBER} || jsonb_build_object(
         'projects', (SELECT count(*) FROM common), 'openTasks', (SELECT count(*) FROM open))
       || CASE WHEN $4::boolean THEN jsonb_build_object('lastSeenAt', ${wireTime(lastSeenSql('u.id'))}) ELSE '{}' END,
     'projects', (SELECT coalesce(json_agg(json_build_object('_id', id, 'title', title, 'status', status,
         'role', CASE WHEN owned THEN 'owner' ELSE 'member' END) ORDER BY status <> 'active', lower(title), id), '[]')
       FROM named),
     'tasks', (SELECT coalesce(json_agg(${taskHitSql} ORDER BY f.inactive, f.deadline NULLS LAST, f.id), '[]')
       FROM first f JOIN tasks t ON t.project_id = f.project_id AND t.id = f.id
       JOIN projects p ON p.id = f.project_id))::text AS json
   FROM team_memberships m JOIN users u ON u.id = m.user_id
   WHERE m.team_id = $1 AND m.user_id = $2`,
);

import { statement, wireTime } from '../../platform/database/index.js';
import { lastSeenSql } from '../auth/index.js';
import { TEAM_MEMBER } from './team.presenter.js';

/**
 * SQL: the projects of the person `$2`. What others have there is all that this person may know about them, also an
 * admin of the team, who sees the projects that they are a member of.
 */
const SEEN = `seen AS MATERIALIZED (
  SELECT m.project_id FROM project_members m JOIN projects p ON p.id = m.project_id
  WHERE m.user_id = $2 AND p.archived_at IS NULL)`;

/**
 * `$1` team, `$2` the person who reads, `$3` whether they are an admin. Saves counting projects and tasks of each member in JavaScript.
 */
export const MEMBERS = statement(
  'team.members',
  `WITH ${SEEN},
   shared AS (
     SELECT m.user_id, count(*) AS projects FROM seen JOIN project_members m ON m.project_id = seen.project_id
     GROUP BY m.user_id),
   busy AS (
     SELECT a.user_id, count(*) AS tasks
     FROM seen JOIN task_assignees a ON a.project_id = seen.project_id
     JOIN tasks t ON t.project_id = a.project_id AND t.id = a.task_id AND t.status <> 'done'
     GROUP BY a.user_id)
   SELECT coalesce(jsonb_agg(${TEAM_MEMBER}
       || jsonb_build_object('projects', coalesce(s.projects, 0), 'openTasks', coalesce(b.tasks, 0))
       || CASE WHEN $3::boolean THEN jsonb_build_object('lastSeenAt', ${wireTime(lastSeenSql('u.id'))}) ELSE '{}' END
     ORDER BY m.joined_at, u.id), '[]')::text AS json
   FROM team_memberships m JOIN users u ON u.id = m.user_id
   LEFT JOIN shared s ON s.user_id = u.id LEFT JOIN busy b ON b.user_id = u.id
   WHERE m.team_id = $1`,
);

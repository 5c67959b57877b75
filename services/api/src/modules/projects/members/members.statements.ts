import { statement } from '../../../platform/database/index.js';

/**
 * Saves four round trips. The join admits only members of the owner's team. Waits for a running removal from the
 * team.
 */
export const ADD = statement(
  'project-members.add',
  `INSERT INTO project_members (project_id, user_id)
   SELECT p.id, theirs.user_id
   FROM projects p
   JOIN team_memberships owners ON owners.user_id = p.owner_id
   JOIN team_memberships theirs ON theirs.team_id = owners.team_id
   JOIN users u ON u.id = theirs.user_id
   WHERE p.id = $1 AND u.email = $2 AND u.disabled_at IS NULL
   FOR SHARE OF theirs, owners
   ON CONFLICT DO NOTHING
   RETURNING user_id AS id`,
);

const JOINED = `FROM project_members m JOIN projects p ON p.id = m.project_id
  JOIN team_memberships owners ON owners.user_id = p.owner_id
  WHERE m.user_id = $1 AND owners.team_id = $2 AND p.owner_id <> $1`;
const OWNED = 'FROM projects p WHERE p.owner_id = $1 AND p.deleted_at IS NULL';

/** Saves two round trips. */
export const DEPARTURE = statement(
  'team-departures.summary',
  `SELECT (SELECT count(*)::int ${JOINED}) AS projects,
     (SELECT count(*)::int ${OWNED}) AS "ownedProjects",
     (SELECT count(*)::int FROM task_assignees a WHERE a.user_id = $1
       AND a.project_id IN (SELECT p.id ${JOINED} UNION ALL SELECT p.id ${OWNED})) AS assignments`,
);

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

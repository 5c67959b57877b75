import { statement } from '../../../platform/database/index.js';

/**
 * Whether relations of kind `$2` lead from task `$3` to task `$4`. Saves a round trip for each step: 0.07 instead of 1.0 ms for ten steps; each task is visited once.
 */
export const LEADS_TO = statement(
  'tasks.relation-leads-to',
  `WITH RECURSIVE reached (id) AS (
     SELECT $3::uuid
     UNION
     SELECT r.to_id FROM reached JOIN task_relations r ON r.project_id = $1 AND r.kind = $2 AND r.from_id = reached.id
   )
   SELECT 1 AS found FROM reached WHERE id = $4`,
);

/** SQL: the kind of a row `task_relations`, as read from its second task. */
const OTHER_SIDE = `CASE kind WHEN 'blocks' THEN 'blockedBy' WHEN 'parentOf' THEN 'partOf'
  WHEN 'duplicateOf' THEN 'duplicatedBy' ELSE kind END`;

/** SQL: relations as seen from each of their tasks, `task_id`. `condition` limits the tasks of one side by its column. */
const sidesSql = (condition: (column: 'from_id' | 'to_id') => string): string => `
  SELECT from_id AS task_id, id, kind, to_id AS other, created_at FROM task_relations WHERE ${condition('from_id')}
  UNION ALL
  SELECT to_id, id, ${OTHER_SIDE}, from_id, created_at FROM task_relations WHERE ${condition('to_id')}`;

const LIST = `json_agg(json_build_object('_id', r.id, 'kind', r.kind, 'task', r.other) ORDER BY r.created_at, r.id)`;

/** SQL: the `TaskRelation`s of the row `tasks t`; `NULL` if there are none. */
export const relationsSql = `(SELECT ${LIST} FROM (${sidesSql(
  (column) => `project_id = t.project_id AND ${column} = t.id`,
)}) r)`;

/** SQL: the `TaskRelation`s of all tasks of project `$1`, by task. */
export const relationsOfProjectSql = `(SELECT r.task_id, ${LIST} AS list
  FROM (${sidesSql(() => 'project_id = $1')}) r GROUP BY r.task_id)`;

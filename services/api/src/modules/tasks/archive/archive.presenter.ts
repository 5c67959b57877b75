import { wireTime } from '../../../platform/database/index.js';
import { publicPersonSql } from '../../users/index.js';
import { archivedCardFieldsSql, archivedTaskSql, hitProjectSql, taskObjectSql } from '../task.presenter.js';
import { assigneesSql } from '../task-parts.presenter.js';

/** SQL: rows `archived_tasks k`, each with the row `tasks t` that it had before. */
export const ARCHIVED = `archived_tasks k CROSS JOIN LATERAL jsonb_populate_record(NULL::tasks, k.task) t`;

const PARTS = {
  assignees: `(SELECT ${assigneesSql}
    FROM jsonb_to_recordset(k.rows->'task_assignees') AS a ("userId" uuid, role text, ordinal int)
    JOIN users u ON u.id = a."userId")`,
  archive: `json_build_object('at', ${wireTime('k.archived_at')},
    'by', (SELECT ${publicPersonSql('u')} FROM users u WHERE u.id = k.archived_by))`,
};

const CARD_FIELDS = archivedCardFieldsSql(PARTS);

/** SQL: an `ArchivedTask` of `ARCHIVED`. */
export const archivedCardSql = taskObjectSql(`'project', t.project_id, ${CARD_FIELDS}`);

/** SQL: a `TaskHit` of `ARCHIVED` and `projects p`. */
export const archivedHitSql = taskObjectSql(`${hitProjectSql}, ${CARD_FIELDS}`);

/** SQL: a whole `Task` of `ARCHIVED`. */
export const archivedWholeSql = archivedTaskSql(PARTS);

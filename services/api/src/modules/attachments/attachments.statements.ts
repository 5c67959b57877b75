import { statement } from '../../platform/database/index.js';

/** SQL: whether the task of the row `attachments a` exists, on the board or in the archive. */
export const HAS_TASK = `EXISTS (SELECT 1 FROM tasks t WHERE t.project_id = a.project_id AND t.id = a.task_id)
  OR EXISTS (SELECT 1 FROM archived_tasks t WHERE t.project_id = a.project_id AND t.id = a.task_id)`;

/** SQL: whether an attachment has the stored file of the row `discarded_files f`. */
export const IS_NEEDED = 'EXISTS (SELECT 1 FROM attachments a WHERE a.storage_key = f.storage_key)';

/**
 * TypeORM has no INSERT … SELECT. The files `$4` of the project `$3` for the tasks `$6` of the project `$1`, as the attachments `$5` of
 * the person `$2`. They share the stored files.
 */
export const COPY_FILES = statement(
  'attachments.copy',
  `INSERT INTO attachments (project_id, task_id, id, uploader_id, name, type, size, checksum, storage_key, small)
   SELECT $1, c.task_id, c.id, $2, a.name, a.type, a.size, a.checksum, a.storage_key, a.small
   FROM unnest($4::uuid[], $5::uuid[], $6::uuid[]) AS c (original, id, task_id)
   JOIN attachments a ON a.project_id = $3 AND a.id = c.original`,
);

/** SQL: the copy of the cover of a row `tasks`, which has the cover of its original until then. */
export const COPIED_COVER = `(SELECT a.id FROM attachments a JOIN attachments o ON o.storage_key = a.storage_key
  WHERE o.id = tasks.cover AND a.project_id = tasks.project_id AND a.task_id = tasks.id)`;

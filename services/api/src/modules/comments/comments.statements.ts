import { statement } from '../../platform/database/index.js';
import { commentsFromSql, commentSql, newestCommentsSql } from '../tasks/index.js';

/** Saves reading the comment again with its author: 0.23 instead of 0.90 ms. Only into a task that still exists: it may have been deleted since the guard. */
export const INSERT = statement(
  'comments.insert',
  `WITH c AS (
     INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT t.project_id, t.id, $3, $4, $5 FROM tasks t WHERE t.project_id = $1 AND t.id = $2
     RETURNING *
   )
   SELECT ${commentSql} AS comment FROM c JOIN users u ON u.id = c.author_id`,
);

/** Saves a query for reactions, and encoding the page in JavaScript: 0.11 instead of 0.61 ms. */
export const PAGE = statement(
  'comments.page',
  `SELECT coalesce(${commentsFromSql(
    newestCommentsSql('c.project_id = $1 AND c.task_id = $2 AND ($3::uuid IS NULL OR c.id < $3)', '$4'),
  )}, '[]')::text AS json`,
);

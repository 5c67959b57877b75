import { Injectable } from '@nestjs/common';
import type { Comment } from '@taskloom/contracts';
import { Database, statement, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { commentsFromSql, commentSql, newestCommentsSql } from '../tasks/index.js';

/** Only into a task that is still there: it may have been deleted since the guard looked. */
const INSERT = statement(
  'comments.insert',
  `WITH c AS (
     INSERT INTO comments (project_id, task_id, id, author_id, content)
     SELECT t.project_id, t.id, $3, $4, $5 FROM tasks t WHERE t.project_id = $1 AND t.id = $2
     RETURNING *
   )
   SELECT ${commentSql} AS comment FROM c JOIN users u ON u.id = c.author_id`,
);
const PAGE = statement(
  'comments.page',
  `SELECT coalesce(${commentsFromSql(
    newestCommentsSql('c.project_id = $1 AND c.task_id = $2 AND ($3::uuid IS NULL OR c.id < $3)', '$4'),
  )}, '[]')::text AS json`,
);
/** Members only: who has left the project hears nothing more of it (specification 12). */
const AUDIENCE = statement(
  'comments.audience',
  `SELECT m.user_id AS id FROM project_members m WHERE m.project_id = $1 AND m.user_id IN (
     SELECT user_id FROM task_assignees WHERE project_id = $1 AND task_id = $2
     UNION SELECT author_id FROM comments WHERE project_id = $1 AND task_id = $2)`,
);

export interface NewComment {
  id: string;
  projectId: string;
  taskId: string;
  authorId: string;
  content: string;
}

@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** The newest before that one, oldest first, as JSON text. */
  async pageJson(projectId: string, taskId: string, limit: number, before?: string): Promise<string> {
    return (await this.database.hotQuery(PAGE, [projectId, taskId, before ?? null, limit])) ?? '[]';
  }

  async insert(tx: Transaction, { projectId, taskId, id, authorId, content }: NewComment): Promise<Comment> {
    const row = await tx.row<{ comment: Comment }>(INSERT, [projectId, taskId, id, authorId, content]);
    if (!row) throw notFound();
    return row.comment;
  }

  /** The task's assignees and all who have commented on it. */
  async audience(tx: Transaction, projectId: string, taskId: string): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(AUDIENCE, [projectId, taskId]);
    return rows.map(({ id }) => id);
  }
}

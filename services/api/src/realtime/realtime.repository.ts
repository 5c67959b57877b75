import { Injectable } from '@nestjs/common';
import type { Comment } from '@taskloom/contracts';
import { commentSql } from '../modules/tasks/index.js';
import { Database, statement } from '../platform/database/index.js';

const REVISION = statement(
  'realtime.revision',
  `SELECT p.revision FROM project_members m JOIN projects p ON p.id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2`,
);
const TASK = statement(
  'realtime.task',
  `SELECT p.revision FROM project_members m
   JOIN projects p ON p.id = m.project_id
   JOIN tasks t ON t.project_id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2 AND t.id = $3`,
);
const COMMENT = statement(
  'realtime.comment',
  `SELECT p.revision, ${commentSql} AS comment FROM project_members m
   JOIN projects p ON p.id = m.project_id
   JOIN comments c ON c.project_id = m.project_id
   JOIN users u ON u.id = c.author_id
   WHERE m.project_id = $1 AND m.user_id = $2 AND c.task_id = $3 AND c.id = $4`,
);

/** What a member may ask about over the socket; nothing for anybody else. Each statement names the member and the path. */
@Injectable()
export class RealtimeRepository {
  constructor(private readonly database: Database) {}

  async revision(projectId: string, userId: string): Promise<number | undefined> {
    return (await this.database.row<{ revision: number }>(REVISION, [projectId, userId]))?.revision;
  }

  async revisionOfTask(projectId: string, taskId: string, userId: string): Promise<number | undefined> {
    return (await this.database.row<{ revision: number }>(TASK, [projectId, userId, taskId]))?.revision;
  }

  comment(
    path: { projectId: string; taskId: string; commentId: string },
    userId: string,
  ): Promise<{ revision: number; comment: Comment } | undefined> {
    return this.database.row(COMMENT, [path.projectId, userId, path.taskId, path.commentId]);
  }
}

import { Injectable } from '@nestjs/common';
import type { Comment } from '@taskloom/contracts';
import { Database, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { INSERT, PAGE } from './comments.statements.js';

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

  /** A page of comments before the given one, oldest first, as JSON text. */
  async pageJson(projectId: string, taskId: string, limit: number, before?: string): Promise<string> {
    return (await this.database.hotQuery(PAGE, [projectId, taskId, before ?? null, limit])) ?? '[]';
  }

  async insert(tx: Transaction, { projectId, taskId, id, authorId, content }: NewComment): Promise<Comment> {
    const row = await tx.row<{ comment: Comment }>(INSERT, [projectId, taskId, id, authorId, content]);
    if (!row) throw notFound();
    return row.comment;
  }
}

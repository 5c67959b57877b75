import { Injectable } from '@nestjs/common';
import type { Comment } from '@taskloom/contracts';
import type { EntityManager } from 'typeorm';
import { Database, jsonOf, now, type Transaction } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import { commentSql, TaskEntity } from '../tasks/index.js';
import { CommentEntity } from './comment.entity.js';
import { INSERT, PAGE } from './comments.statements.js';

export interface NewComment {
  id: string;
  projectId: string;
  taskId: string;
  authorId: string;
  content: string;
}

interface Path {
  projectId: string;
  taskId: string;
}

@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** A page of comments before the given one, oldest first, as JSON text. */
  async pageJson(projectId: string, taskId: string, limit: number, before?: string): Promise<string> {
    return jsonOf(await this.database.rows(PAGE, [projectId, taskId, before ?? null, limit])) ?? '[]';
  }

  find(path: Path, id: string): Promise<Comment | undefined> {
    return this.database.read((manager) => commentOf(manager, path, id));
  }

  read({ manager }: Transaction, path: Path, id: string): Promise<Comment | undefined> {
    return commentOf(manager, path, id);
  }

  async insert(tx: Transaction, { projectId, taskId, id, authorId, content }: NewComment): Promise<Comment> {
    const [row] = await tx.rows<{ comment: Comment }>(INSERT, [projectId, taskId, id, authorId, content]);
    if (!row) throw notFound();
    return row.comment;
  }

  /** @throws 404 when it was deleted after the guard */
  async edit({ manager }: Transaction, path: Path, id: string, content: string): Promise<Comment> {
    const { projectId, taskId } = path;
    await manager.update(
      CommentEntity,
      { projectId, taskId, id },
      { content, editedAt: now, version: () => 'version + 1' },
    );
    const comment = await commentOf(manager, path, id);
    if (!comment) throw notFound();
    return comment;
  }

  /** Hides a comment under a task that doesn't exist, itself, or shows it again: no query finds it there. */
  async move(
    { manager }: Transaction,
    { projectId, taskId }: Path,
    id: string,
    to: string,
  ): Promise<boolean> {
    const { affected } = await manager.update(CommentEntity, { projectId, taskId, id }, { taskId: to });
    return affected === 1;
  }

  hasTask({ manager }: Transaction, { projectId, taskId }: Path): Promise<boolean> {
    return manager.existsBy(TaskEntity, { projectId, id: taskId });
  }
}

const commentOf = async (manager: EntityManager, { projectId, taskId }: Path, id: string) => {
  const row = await manager
    .createQueryBuilder(CommentEntity, 'c')
    .innerJoin('c.author', 'u')
    .select(commentSql, 'comment')
    .where({ projectId, taskId, id })
    .getRawOne<{ comment: Comment }>();
  return row?.comment;
};

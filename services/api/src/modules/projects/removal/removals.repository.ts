import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database, deleteSome, type Transaction } from '../../../platform/database/index.js';
import { ProjectEntity } from '../project.entity.js';
import { RemovalEntity } from './removal.entity.js';
import { QUEUE } from './removals.statements.js';

/** A project, or what refers to a task of a project, that is removed for good. */
export interface Removal {
  projectId: string;
  /** A comment or file in the trash refers to itself instead. */
  taskId: string | null;
}

/** Maximum number of rows that one transaction removes. */
export const STEP_ROWS = 1_000;

/** Children before their parents, so that no foreign key has anything left to cascade to. */
export const PARTS_OF_PROJECT = [
  'trash',
  'comment_reactions',
  'comments',
  'attachments',
  'task_assignees',
  'task_watches',
  'task_mentions',
  'task_relations',
  'tasks',
  'archived_tasks',
  'labels',
  'project_changes',
  'project_events',
  'favourite_projects',
  'remote_project_values',
];
const PARTS_OF_TASK = ['comment_reactions', 'comments', 'attachments'];

@Injectable()
export class RemovalsRepository {
  constructor(private readonly database: Database) {}

  count(): Promise<number> {
    return this.database.read((manager) => manager.count(RemovalEntity));
  }

  async queue(tx: Transaction, removals: Removal[]): Promise<void> {
    await tx.rows(QUEUE, [removals.map(({ projectId }) => projectId), removals.map(({ taskId }) => taskId)]);
  }

  /** The next one in the order of ids; skips those claimed by other processes. Locked until the transaction ends. */
  async claim({ manager }: Transaction, after: string): Promise<(Removal & { id: string }) | undefined> {
    const removal = await manager
      .createQueryBuilder(RemovalEntity, 'r')
      .where('r.id > :after', { after })
      .orderBy('r.id')
      .limit(1)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    return removal ?? undefined;
  }

  async finish({ manager }: Transaction, id: string): Promise<void> {
    await manager.delete(RemovalEntity, { id });
  }

  /** Removes at most `STEP_ROWS` rows; true once nothing is left. */
  async step(tx: Transaction, { projectId, taskId }: Removal): Promise<boolean> {
    let rows = STEP_ROWS;
    const where = { projectId, ...(taskId !== null && { taskId }) };
    for (const part of taskId === null ? PARTS_OF_PROJECT : PARTS_OF_TASK) {
      rows -= await deleteSome<typeof where>(tx.manager, part, where, rows);
      if (rows <= 0) return false;
    }
    if (taskId === null) await tx.manager.delete(ProjectEntity, { id: projectId, deletedAt: Not(IsNull()) });
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { deleteSome, now, type Transaction } from '../../../platform/database/index.js';
import { ProjectMembershipEntity } from '../members/project-membership.entity.js';
import { ProjectEntity } from '../project.entity.js';
import { RemovalEntity } from './removal.entity.js';

/** A deleted project, or one deleted task of a project, whose rows are not all gone yet. */
export interface Removal {
  projectId: string;
  taskId: string | null;
}

/** Rows that one transaction removes at most. */
export const STEP_ROWS = 1_000;

/** Children before their parents, so that no foreign key has anything left to cascade to. */
export const PARTS_OF_PROJECT = [
  'comments',
  'attachments',
  'task_assignees',
  'tasks',
  'project_changes',
  'project_events',
];
const PARTS_OF_TASK = ['comments', 'attachments'];

@Injectable()
export class RemovalsRepository {
  /** The project has no members from now on. */
  async hideProject({ manager }: Transaction, projectId: string): Promise<void> {
    await manager.update(ProjectEntity, { id: projectId }, { deletedAt: now });
    await manager.update(ProjectMembershipEntity, { projectId }, { deletedAt: now });
  }

  async queue({ manager }: Transaction, { projectId, taskId }: Removal): Promise<void> {
    await manager.insert(RemovalEntity, { projectId, taskId });
  }

  /**
   * In random order, so that a failing removal delays no other; skips those claimed by other processes. Locked until
   * the transaction ends.
   */
  async claim({ manager }: Transaction): Promise<(Removal & { id: string }) | undefined> {
    const removal = await manager
      .createQueryBuilder(RemovalEntity, 'r')
      .orderBy('random()')
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

import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { TaskEntity } from '../task.entity.js';
import { LEADS_TO } from './relations.statements.js';
import { TaskRelationEntity, type StoredKind } from './task-relation.entity.js';

/** A relation as it is stored. */
export interface Edge {
  kind: StoredKind;
  fromId: string;
  toId: string;
}

@Injectable()
export class RelationsRepository {
  /** Which of the tasks exist in the project. */
  async existing({ manager }: Transaction, projectId: string, ids: readonly string[]): Promise<string[]> {
    const tasks = await manager.find(TaskEntity, {
      select: { id: true },
      where: { projectId, id: Any([...ids]) },
    });
    return tasks.map(({ id }) => id);
  }

  /** The relation with this id, or the same one under another id. */
  known(
    { manager }: Transaction,
    projectId: string,
    id: string,
    edge: Edge,
  ): Promise<TaskRelationEntity | null> {
    return manager.findOneBy(TaskRelationEntity, [
      { projectId, id },
      { projectId, ...edge },
    ]);
  }

  ofTask({ manager }: Transaction, projectId: string, taskId: string): Promise<TaskRelationEntity[]> {
    return manager.findBy(TaskRelationEntity, [
      { projectId, fromId: taskId },
      { projectId, toId: taskId },
    ]);
  }

  /** Whether the edge would close a cycle of its kind. */
  async closesCycle(tx: Transaction, projectId: string, { kind, fromId, toId }: Edge): Promise<boolean> {
    if (kind === 'relatesTo') return false;
    const found = await tx.rows(LEADS_TO, [projectId, kind, toId, fromId]);
    return found.length > 0;
  }

  async insert({ manager }: Transaction, projectId: string, id: string, edge: Edge): Promise<void> {
    await manager.insert(TaskRelationEntity, { projectId, id, ...edge });
  }

  async delete({ manager }: Transaction, projectId: string, id: string): Promise<void> {
    await manager.delete(TaskRelationEntity, { projectId, id });
  }
}

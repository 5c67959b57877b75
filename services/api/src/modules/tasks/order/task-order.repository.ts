import { Injectable } from '@nestjs/common';
import type { TaskStatus } from '@taskloom/contracts';
import { LessThanOrEqual, MoreThanOrEqual, Not } from 'typeorm';
import { preparedQuery, type Transaction } from '../../../platform/database/index.js';
import { TaskEntity } from '../task.entity.js';
import { BESIDE, CHECK_LATER, RENUMBER } from './task-order.statements.js';

/** A column without the task that is being placed in it. */
export interface Column {
  projectId: string;
  status: TaskStatus;
  taskId: string;
}

export interface Gap {
  lower: string | null;
  upper: string | null;
}

export interface GapBeside extends Gap {
  /** The status of the neighbour. */
  status: TaskStatus;
}

export interface Placed {
  id: string;
  position: string;
}

const LAST = preparedQuery('task-order.last', ['projectId', 'status', 'taskId'], (manager) =>
  manager
    .createQueryBuilder(TaskEntity, 't')
    .select('max(t.position)', 'position')
    .where('t.projectId = :projectId AND t.status = :status AND t.id <> :taskId'),
);

@Injectable()
export class TaskOrderRepository {
  async atEnd(tx: Transaction, column: Column): Promise<Gap> {
    const [last] = await tx.rows<{ position: string | null }>(LAST, { ...column });
    return { lower: last?.position ?? null, upper: null };
  }

  /** Undefined when the neighbour is no other task of the project. */
  async beside(
    tx: Transaction,
    { projectId, status, taskId }: Column,
    side: 'after' | 'before',
    neighbourId: string,
  ): Promise<GapBeside | undefined> {
    const [gap] = await tx.rows<GapBeside>(BESIDE[side], [projectId, status, taskId, neighbourId]);
    return gap;
  }

  /** The task that has this position. */
  async taken({ manager }: Transaction, column: Column, position: string): Promise<string | undefined> {
    const task = await manager.findOne(TaskEntity, {
      select: { id: true },
      where: { ...others(column), position },
    });
    return task?.id;
  }

  /** The neighbouring positions of one that is taken. */
  async around({ manager }: Transaction, column: Column, position: string): Promise<Gap> {
    const gap = await manager
      .createQueryBuilder(TaskEntity, 't')
      .select('max(t.position) FILTER (WHERE t.position < :position)', 'lower')
      .addSelect('min(t.position) FILTER (WHERE t.position > :position)', 'upper')
      .where(others(column))
      .setParameter('position', position)
      .getRawOne<Gap>();
    return gap ?? { lower: null, upper: null };
  }

  /** The cards on one side of a gap, the nearest first. */
  async beyond(
    { manager }: Transaction,
    column: Column,
    { lower, upper }: Gap,
    side: 'above' | 'below',
    limit: number,
  ): Promise<Placed[]> {
    const from = side === 'above' ? lower : upper;
    if (from === null) return [];
    return manager.find(TaskEntity, {
      select: { id: true, position: true },
      where: {
        ...others(column),
        position: side === 'above' ? LessThanOrEqual(from) : MoreThanOrEqual(from),
      },
      order: { position: side === 'above' ? 'DESC' : 'ASC' },
      take: limit,
    });
  }

  async renumber(tx: Transaction, projectId: string, placed: Placed[]): Promise<void> {
    const ids = placed.map(({ id }) => id);
    const positions = placed.map(({ position }) => position);
    await tx.rows(CHECK_LATER);
    await tx.rows(RENUMBER, [projectId, ids, positions]);
  }
}

const others = ({ projectId, status, taskId }: Column) => ({ projectId, status, id: Not(taskId) });

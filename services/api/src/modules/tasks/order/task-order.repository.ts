import { Injectable } from '@nestjs/common';
import type { TaskStatus } from '@taskloom/contracts';
import { statement, type Transaction } from '../../../platform/database/index.js';

/** A column, seen from a task that is about to stand in it and does not count. */
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
  /** Of the neighbour. */
  status: TaskStatus;
}

export interface Placed {
  id: string;
  position: string;
}

const OTHERS = 'FROM tasks WHERE project_id = $1 AND status = $2 AND id <> $3';

const AT_END = statement('task-order.at-end', `SELECT max(position) AS lower, NULL AS upper ${OTHERS}`);

/** No row when there is no such neighbour; its status may be another by now. */
const AFTER = statement(
  'task-order.after',
  `SELECT n.status, n.position AS lower, (SELECT min(position) ${OTHERS} AND position > n.position) AS upper
   FROM tasks n WHERE n.project_id = $1 AND n.id = $4 AND n.id <> $3`,
);

const BEFORE = statement(
  'task-order.before',
  `SELECT n.status, (SELECT max(position) ${OTHERS} AND position < n.position) AS lower, n.position AS upper
   FROM tasks n WHERE n.project_id = $1 AND n.id = $4 AND n.id <> $3`,
);

const TAKEN = statement('task-order.taken', `SELECT id ${OTHERS} AND position = $4`);

/** The places of a position that itself can't be had. */
const AROUND = statement(
  'task-order.around',
  `SELECT (SELECT max(position) ${OTHERS} AND position < $4) AS lower,
     (SELECT min(position) ${OTHERS} AND position > $4) AS upper`,
);

const UPWARDS = statement(
  'task-order.upwards',
  `SELECT id, position ${OTHERS} AND position <= $4 ORDER BY position DESC LIMIT $5`,
);

const DOWNWARDS = statement(
  'task-order.downwards',
  `SELECT id, position ${OTHERS} AND position >= $4 ORDER BY position LIMIT $5`,
);

/** The card that room is made for still has its old position, which may be one of the fresh ones. */
const CHECK_LATER = statement('task-order.check-later', 'SET CONSTRAINTS tasks_position_key DEFERRED');

const RENUMBER = statement(
  'task-order.renumber',
  `UPDATE tasks t SET position = fresh.position
   FROM unnest($2::uuid[], $3::text[]) AS fresh (id, position)
   WHERE t.project_id = $1 AND t.id = fresh.id`,
);

@Injectable()
export class TaskOrderRepository {
  async atEnd(tx: Transaction, { projectId, status, taskId }: Column): Promise<Gap> {
    const gap = await tx.row<Gap>(AT_END, [projectId, status, taskId]);
    return gap ?? { lower: null, upper: null };
  }

  /** Undefined when the neighbour is no other task of the project. */
  beside(
    tx: Transaction,
    { projectId, status, taskId }: Column,
    side: 'after' | 'before',
    neighbourId: string,
  ): Promise<GapBeside | undefined> {
    return tx.row(side === 'after' ? AFTER : BEFORE, [projectId, status, taskId, neighbourId]);
  }

  /** The task that has this position. */
  async taken(
    tx: Transaction,
    { projectId, status, taskId }: Column,
    position: string,
  ): Promise<string | undefined> {
    return (await tx.row<{ id: string }>(TAKEN, [projectId, status, taskId, position]))?.id;
  }

  async around(tx: Transaction, { projectId, status, taskId }: Column, position: string): Promise<Gap> {
    const gap = await tx.row<Gap>(AROUND, [projectId, status, taskId, position]);
    return gap ?? { lower: null, upper: null };
  }

  /** The cards on one side of a gap, the nearest first. */
  beyond(
    tx: Transaction,
    { projectId, status, taskId }: Column,
    { lower, upper }: Gap,
    side: 'above' | 'below',
    limit: number,
  ): Promise<Placed[]> {
    const [order, from] = side === 'above' ? [UPWARDS, lower] : [DOWNWARDS, upper];
    if (from === null) return Promise.resolve([]);
    return tx.rows<Placed>(order, [projectId, status, taskId, from, limit]);
  }

  async renumber(tx: Transaction, projectId: string, placed: Placed[]): Promise<void> {
    const ids = placed.map(({ id }) => id);
    const positions = placed.map(({ position }) => position);
    await tx.rows(CHECK_LATER);
    await tx.rows(RENUMBER, [projectId, ids, positions]);
  }
}

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

export interface Placed {
  id: string;
  position: string;
}

const FIND = statement(
  'task-order.find',
  'SELECT status, position FROM tasks WHERE project_id = $1 AND id = $2',
);

const OTHERS = 'FROM tasks WHERE project_id = $1 AND status = $2 AND id <> $3';

const AT_END = statement('task-order.at-end', `SELECT max(position) AS lower, NULL AS upper ${OTHERS}`);

const AFTER = statement(
  'task-order.after',
  `SELECT $4::text AS lower, min(position) AS upper ${OTHERS} AND position > $4`,
);

const BEFORE = statement(
  'task-order.before',
  `SELECT max(position) AS lower, $4::text AS upper ${OTHERS} AND position < $4`,
);

const TAKEN = statement('task-order.taken', `SELECT id ${OTHERS} AND position = $4`);

const ORDER = statement(
  'task-order.order',
  'SELECT id, position FROM tasks WHERE project_id = $1 AND status = $2 ORDER BY position',
);

/** One statement, since uniqueness is checked at its end. */
const RENUMBER = statement(
  'task-order.renumber',
  `UPDATE tasks t SET position = fresh.position
   FROM unnest($2::uuid[], $3::text[]) AS fresh (id, position)
   WHERE t.project_id = $1 AND t.id = fresh.id`,
);

@Injectable()
export class TaskOrderRepository {
  find(
    tx: Transaction,
    projectId: string,
    id: string,
  ): Promise<{ status: TaskStatus; position: string } | undefined> {
    return tx.row(FIND, [projectId, id]);
  }

  atEnd(tx: Transaction, { projectId, status, taskId }: Column): Promise<Gap> {
    return gap(tx.row<Gap>(AT_END, [projectId, status, taskId]));
  }

  after(tx: Transaction, { projectId, status, taskId }: Column, position: string): Promise<Gap> {
    return gap(tx.row<Gap>(AFTER, [projectId, status, taskId, position]));
  }

  before(tx: Transaction, { projectId, status, taskId }: Column, position: string): Promise<Gap> {
    return gap(tx.row<Gap>(BEFORE, [projectId, status, taskId, position]));
  }

  /** The task that has this position. */
  async taken(
    tx: Transaction,
    { projectId, status, taskId }: Column,
    position: string,
  ): Promise<string | undefined> {
    return (await tx.row<{ id: string }>(TAKEN, [projectId, status, taskId, position]))?.id;
  }

  /** From top to bottom, everybody. */
  order(tx: Transaction, { projectId, status }: Column): Promise<Placed[]> {
    return tx.rows<Placed>(ORDER, [projectId, status]);
  }

  async renumber(tx: Transaction, projectId: string, placed: Placed[]): Promise<void> {
    const ids = placed.map(({ id }) => id);
    const positions = placed.map(({ position }) => position);
    await tx.rows(RENUMBER, [projectId, ids, positions]);
  }
}

const gap = async (row: Promise<Gap | undefined>): Promise<Gap> =>
  (await row) ?? { lower: null, upper: null };

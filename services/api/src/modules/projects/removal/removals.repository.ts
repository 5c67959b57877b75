import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../../../platform/database/index.js';

/** A deleted project, or one deleted task of a project, whose rows are not all gone yet. */
export interface Removal {
  projectId: string;
  taskId: string | null;
}

/** Rows that one transaction removes at most. */
export const STEP_ROWS = 1_000;

/** Children before their parents, so that no foreign key has anything left to cascade to. */
export const PARTS_OF_PROJECT = ['comments', 'attachments', 'task_assignees', 'tasks', 'project_changes'];
const PARTS_OF_TASK = ['comments', 'attachments'];

const removing = (whose: string, table: string, condition: string) =>
  statement(
    `removals.${whose}-${table}`,
    `WITH gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1)) RETURNING 1)
     SELECT count(*)::int AS count FROM gone`,
  );

const FROM_PROJECT = PARTS_OF_PROJECT.map((table) => removing('project', table, 'project_id = $2'));
const FROM_TASK = PARTS_OF_TASK.map((table) => removing('task', table, 'project_id = $2 AND task_id = $3'));

const HIDE = statement(
  'removals.hide',
  `WITH project AS (UPDATE projects SET deleted_at = now() WHERE id = $1)
   UPDATE project_memberships SET deleted_at = now() WHERE project_id = $1`,
);

const QUEUE = statement('removals.queue', 'INSERT INTO removals (project_id, task_id) VALUES ($1, $2)');

/** In any order, so that one that fails holds up no other; never one that another process is at. */
const CLAIM = statement(
  'removals.claim',
  `SELECT id, project_id AS "projectId", task_id AS "taskId" FROM removals
   ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED`,
);

const FINISH = statement('removals.finish', 'DELETE FROM removals WHERE id = $1');
const REMOVE_PROJECT = statement(
  'removals.project',
  'DELETE FROM projects WHERE id = $1 AND deleted_at IS NOT NULL',
);

@Injectable()
export class RemovalsRepository {
  /** From here on nobody is a member of it. */
  async hideProject(tx: Transaction, projectId: string): Promise<void> {
    await tx.rows(HIDE, [projectId]);
  }

  async queue(tx: Transaction, { projectId, taskId }: Removal): Promise<void> {
    await tx.rows(QUEUE, [projectId, taskId]);
  }

  /** Held until the transaction ends. */
  claim(tx: Transaction): Promise<(Removal & { id: string }) | undefined> {
    return tx.row(CLAIM);
  }

  async finish(tx: Transaction, id: string): Promise<void> {
    await tx.rows(FINISH, [id]);
  }

  /** Removes at most `STEP_ROWS` rows; true once nothing is left. */
  async step(tx: Transaction, { projectId, taskId }: Removal): Promise<boolean> {
    let rows = STEP_ROWS;
    for (const part of taskId === null ? FROM_PROJECT : FROM_TASK) {
      const params = taskId === null ? [rows, projectId] : [rows, projectId, taskId];
      rows -= (await tx.row<{ count: number }>(part, params))?.count ?? 0;
      if (rows <= 0) return false;
    }
    if (taskId === null) await tx.rows(REMOVE_PROJECT, [projectId]);
    return true;
  }
}

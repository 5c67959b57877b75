import { Injectable } from '@nestjs/common';
import { statement, violatedConstraint, type Transaction } from '../../../platform/database/index.js';
import { assigneeNotMember } from '../task.errors.js';
import type { Assignment } from './assignees.js';

const CLEAR = statement(
  'assignees.clear',
  'DELETE FROM task_assignees WHERE project_id = $1 AND task_id = $2',
);

const ASSIGN = statement(
  'assignees.assign',
  `INSERT INTO task_assignees (project_id, task_id, user_id, role, ordinal)
   SELECT $1, $2, user_id, role, ordinal
   FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY AS given (user_id, role, ordinal)`,
);

const UNASSIGN = statement(
  'assignees.unassign',
  'DELETE FROM task_assignees WHERE project_id = $1 AND task_id = $2 AND user_id = $3',
);

const UNASSIGN_ALL = statement(
  'assignees.unassign-all',
  `WITH gone AS (
     DELETE FROM task_assignees WHERE project_id = $1 AND user_id = $2 RETURNING 1)
   SELECT count(*)::int AS count FROM gone`,
);

@Injectable()
export class AssigneesRepository {
  /** For a task without any. @throws 400 when one of them is not a member of the project, as its foreign key finds */
  async assign(tx: Transaction, projectId: string, taskId: string, assignments: Assignment[]): Promise<void> {
    if (assignments.length === 0) return;
    const users = assignments.map(({ userId }) => userId);
    const roles = assignments.map(({ role }) => role);
    try {
      await tx.rows(ASSIGN, [projectId, taskId, users, roles]);
    } catch (error) {
      throw violatedConstraint(error) === 'task_assignees_are_members' ? assigneeNotMember() : error;
    }
  }

  async replace(
    tx: Transaction,
    projectId: string,
    taskId: string,
    assignments: Assignment[],
  ): Promise<void> {
    await tx.rows(CLEAR, [projectId, taskId]);
    await this.assign(tx, projectId, taskId, assignments);
  }

  async unassign(tx: Transaction, projectId: string, taskId: string, userId: string): Promise<void> {
    await tx.rows(UNASSIGN, [projectId, taskId, userId]);
  }

  /** From whatever is left of the project's tasks; how many there were. */
  async unassignAll(tx: Transaction, projectId: string, userId: string): Promise<number> {
    return (await tx.row<{ count: number }>(UNASSIGN_ALL, [projectId, userId]))?.count ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import {
  columns,
  preparedQuery,
  together,
  violatedConstraint,
  type Transaction,
} from '../../../platform/database/index.js';
import { assigneeNotMember } from '../task.errors.js';
import type { Assignment } from './assignees.js';
import { TaskAssigneeEntity } from './task-assignee.entity.js';

const ASSIGNMENT = ['projectId', 'taskId', 'userId', 'role', 'ordinal'] as const;
const ASSIGN = preparedQuery('assignees.assign', ASSIGNMENT, (manager) =>
  manager.createQueryBuilder().insert().into(TaskAssigneeEntity).values(columns(ASSIGNMENT)),
);

@Injectable()
export class AssigneesRepository {
  /** Adds the assignees of a task that has none. @throws 400 when one of them is not a member of the project, as its foreign key finds */
  async assign(tx: Transaction, projectId: string, taskId: string, assignments: Assignment[]): Promise<void> {
    try {
      await together(
        ...assignments.map(({ userId, role }, at) =>
          tx.rows(ASSIGN, { projectId, taskId, userId, role, ordinal: at + 1 }),
        ),
      );
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
    await tx.manager.delete(TaskAssigneeEntity, { projectId, taskId });
    await this.assign(tx, projectId, taskId, assignments);
  }

  async unassign({ manager }: Transaction, projectId: string, taskId: string, userId: string): Promise<void> {
    await manager.delete(TaskAssigneeEntity, { projectId, taskId, userId });
  }

  /** Unassigns the person from the remaining tasks of the project and returns their number. */
  async unassignAll({ manager }: Transaction, projectId: string, userId: string): Promise<number> {
    const { affected } = await manager.delete(TaskAssigneeEntity, { projectId, userId });
    return affected ?? 0;
  }
}

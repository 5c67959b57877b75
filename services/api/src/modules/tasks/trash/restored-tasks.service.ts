import { Injectable } from '@nestjs/common';
import { TASK_STATUSES, type Task } from '@taskloom/contracts';
import { Any } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import type { KeptRows, ProjectChanged } from '../../projects/index.js';
import { UserEntity } from '../../users/index.js';
import { LabelsRepository } from '../labels/labels.repository.js';
import { TaskOrderService } from '../order/task-order.service.js';
import { RestoredRelationsService } from '../relations/restored-relations.service.js';
import { TaskEntity } from '../task.entity.js';
import type { ProjectOfTask } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { KeptRowsRepository } from './kept-rows.repository.js';

interface Writing {
  caller: Caller;
  project: ProjectOfTask;
  id: string;
  rows: KeptRows;
}

/** Writes a task's kept rows again: from the trash and from the archive. */
@Injectable()
export class RestoredTasksService {
  constructor(
    private readonly kept: KeptRowsRepository,
    private readonly tasks: TasksRepository,
    private readonly labels: LabelsRepository,
    private readonly order: TaskOrderService,
    private readonly relations: RestoredRelationsService,
    private readonly events: Events,
  ) {}

  /** Returns the names of people who could not be assigned again. */
  async write(
    tx: Transaction,
    { caller, project, id, rows }: Writing,
    eventOf: (task: Task) => ProjectChanged,
  ): Promise<string[]> {
    const projectId = project._id;
    const { row, ...before } = taskOf(rows);
    const column = { projectId, status: before.status, taskId: id };
    const { position, renumbered } = await this.order.place(tx, column, { position: before.position });
    const labels = await this.labels.known(tx, projectId, before.labels);
    await tx.manager.insert(TaskEntity, { ...row, labels, position });
    const { task_assignees: left = [], task_relations: unrelated } = await this.kept.write(tx, rows);
    await this.relations.settle(tx, projectId, id, unrelated);
    // Increments the version, so that edits based on the task as it was are compared with the current one.
    const task = await this.tasks.update(tx, projectId, id, {});
    await this.events.raise(tx, eventOf(task));
    await this.relations.announce(tx, caller, task);
    await this.order.announce(tx, caller, projectId, renumbered);
    return this.namesOf(tx, left);
  }

  private async namesOf({ manager }: Transaction, assignees: Record<string, unknown>[]): Promise<string[]> {
    const people = await manager.findBy(UserEntity, {
      id: Any(assignees.map(({ userId }) => String(userId))),
    });
    return people.map(({ name }) => name);
  }
}

/** The row of the task itself; its labels, its column and its place there. */
const taskOf = ({ tasks: [row = {}] = [] }: KeptRows) => {
  const status = TASK_STATUSES.find((one) => one === row['status']) ?? 'todo';
  const { position, labels } = row;
  return {
    row,
    status,
    labels: Array.isArray(labels) ? labels.map(String) : [],
    position: typeof position === 'string' ? position : undefined,
  };
};

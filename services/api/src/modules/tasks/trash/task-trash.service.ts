import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TASK_STATUSES, type TaskFields } from '@taskloom/contracts';
import { In } from 'typeorm';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { TrashService, type KeptRows, type Restoring } from '../../projects/index.js';
import { UserEntity } from '../../users/index.js';
import { LabelsRepository } from '../labels/labels.repository.js';
import { TaskOrderService } from '../order/task-order.service.js';
import { TaskEntity } from '../task.entity.js';
import { TaskRestored } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { KeptRowsRepository } from './kept-rows.repository.js';

/** Moves tasks to the trash and restores them. Comments and files stay in place, since they are only read with a task. */
@Injectable()
export class TaskTrashService implements OnModuleInit {
  constructor(
    private readonly trash: TrashService,
    private readonly kept: KeptRowsRepository,
    private readonly tasks: TasksRepository,
    private readonly labels: LabelsRepository,
    private readonly order: TaskOrderService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.trash.restores('task', (tx, restoring) => this.restore(tx, restoring));
  }

  /** Moves the task to the trash. */
  async put(tx: Transaction, caller: Caller, projectId: string, { _id: id, title, status }: TaskFields) {
    const [rows, comments, files] = [
      await this.kept.read(tx, projectId, id),
      await this.tasks.partsOf(tx, 'comments', projectId, id),
      await this.tasks.partsOf(tx, 'attachments', projectId, id),
    ];
    await this.tasks.delete(tx, projectId, id);
    const details = { status, comments, files };
    await this.trash.put(tx, { kind: 'task', projectId, id, title, details, rows, deletedBy: caller._id });
  }

  private async restore(tx: Transaction, { caller, stamp, project, entry }: Restoring): Promise<string[]> {
    const { projectId, id, rows } = entry;
    const { row, ...before } = taskOf(rows);
    const column = { projectId, status: before.status, taskId: id };
    const { position, renumbered } = await this.order.place(tx, column, { position: before.position });
    const labels = await this.labels.known(tx, projectId, before.labels);
    await tx.manager.insert(TaskEntity, { ...row, labels, position });
    const { task_assignees: left = [] } = await this.kept.write(tx, rows);
    // Increments the version, so that edits based on the task before its deletion are compared with the current one.
    const task = await this.tasks.update(tx, projectId, id, {});
    await this.events.raise(tx, new TaskRestored(stamp, project, task));
    await this.order.announce(tx, caller, projectId, renumbered);
    return this.namesOf(tx, left);
  }

  private async namesOf({ manager }: Transaction, assignees: Record<string, unknown>[]): Promise<string[]> {
    const people = await manager.findBy(UserEntity, { id: In(assignees.map(({ userId }) => userId)) });
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

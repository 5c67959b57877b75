import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TaskFields } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { TrashService, type Restoring } from '../../projects/index.js';
import { TaskRestored } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { KeptRowsRepository } from './kept-rows.repository.js';
import { RestoredTasksService } from './restored-tasks.service.js';

/** Moves tasks to the trash and restores them. Comments and files stay in place, since they are only read with a task. */
@Injectable()
export class TaskTrashService implements OnModuleInit {
  constructor(
    private readonly trash: TrashService,
    private readonly kept: KeptRowsRepository,
    private readonly tasks: TasksRepository,
    private readonly restored: RestoredTasksService,
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

  private restore(tx: Transaction, { caller, stamp, project, entry }: Restoring): Promise<string[]> {
    const { id, rows } = entry;
    return this.restored.write(
      tx,
      { caller, project, id, rows },
      (task) => new TaskRestored(stamp, project, task),
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { ChangeStamp, RestoreResult, TaskFields } from '@taskloom/contracts';
import { Database, together, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../../projects/index.js';
import type { VisibleTask } from '../task-access.js';
import { TaskArchived, TaskUnarchived, type ProjectOfTask } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { KeptRowsRepository } from '../trash/kept-rows.repository.js';
import { RestoredTasksService } from '../trash/restored-tasks.service.js';
import { taskNotDone } from './archive.errors.js';
import { ArchiveRepository, type DueTask } from './archive.repository.js';

/** Moves done tasks out of the way of boards, lists and counts. They stay readable, and can be restored at any time. */
@Injectable()
export class ArchiveService {
  constructor(
    private readonly database: Database,
    private readonly archive: ArchiveRepository,
    private readonly tasks: TasksRepository,
    private readonly kept: KeptRowsRepository,
    private readonly restored: RestoredTasksService,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /** Has no effect on a task that is already archived. @throws 409 when it is not done */
  async put(caller: Caller, project: VisibleProject, { _id: id, archived }: VisibleTask): Promise<void> {
    if (archived) return;
    await this.database.transaction(async (tx) => {
      const [stamp, task] = await together(
        this.revisions.next(tx, project._id, caller),
        this.tasks.fields(tx, project._id, id),
      );
      if (task.status !== 'done') throw taskNotDone(task.title);
      await this.move(tx, stamp, project, task);
    });
  }

  /** Archives a task that has been done and unchanged for as long as its project says; not one that was changed meanwhile. */
  async putDue({ project, id, version }: DueTask): Promise<void> {
    await this.database.transaction(async (tx) => {
      const stamp = await this.revisions.nextWithoutPerson(tx, project._id);
      const task = await this.tasks.fields(tx, project._id, id);
      if (task.version !== version) throw notFound();
      await this.move(tx, stamp, project, task);
    });
  }

  private async move(
    tx: Transaction,
    stamp: ChangeStamp,
    project: ProjectOfTask,
    task: TaskFields,
  ): Promise<void> {
    const [projectId, id] = [project._id, task._id];
    const { tasks: _row, ...rows } = await this.kept.read(tx, projectId, id);
    await this.archive.put(tx, projectId, id, rows, stamp.actor?._id ?? null);
    await this.tasks.delete(tx, projectId, id);
    await this.events.raise(tx, new TaskArchived(stamp, project, task));
  }

  /** Has no effect on a task that is not archived. */
  async restore(caller: Caller, project: VisibleProject, task: VisibleTask): Promise<RestoreResult> {
    const { _id: id, archived } = task;
    if (!archived) return { ok: true, missing: [] };
    return this.database.transaction(async (tx) => {
      const stamp = await this.revisions.next(tx, project._id, caller);
      const rows = await this.archive.take(tx, project._id, id);
      if (!rows) throw notFound();
      const writing = { caller, project, id, rows };
      const missing = await this.restored.write(
        tx,
        writing,
        (back) => new TaskUnarchived(stamp, project, back),
      );
      return { ok: true, missing };
    });
  }
}

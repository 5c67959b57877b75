import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository } from '../../projects/index.js';
import { coverWithoutPicture } from '../task.errors.js';
import { TaskUpdated, type ProjectOfTask } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';

interface Path {
  projectId: string;
  taskId: string;
}

/** Who changes the cover of which task. */
interface Change {
  caller: Caller;
  project: ProjectOfTask;
  taskId: string;
}

/** The cover of a card: one of the task's pictures, which leaves and returns with its file. */
@Injectable()
export class CoversService {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /** @throws 400 unless the file is one of the task's and has a small picture */
  async require({ manager }: Transaction, { projectId, taskId }: Path, id: string): Promise<void> {
    const file = 'file.project_id = :projectId AND file.task_id = :taskId AND file.id = :id';
    const found = await manager
      .createQueryBuilder()
      .select('file.id')
      .from('attachments', 'file')
      .where(`${file} AND file.small IS NOT NULL`, { projectId, taskId, id })
      .getExists();
    if (!found) throw coverWithoutPicture();
  }

  async is(tx: Transaction, { projectId, taskId }: Path, fileId: string): Promise<boolean> {
    return (await this.tasks.fields(tx, projectId, taskId)).cover === fileId;
  }

  /** Removes the cover when it is this file. */
  takeAway(tx: Transaction, change: Change, fileId: string): Promise<void> {
    return this.replace(tx, change, fileId, null);
  }

  /** The file is the cover again, unless there is another one by now. */
  giveBack(tx: Transaction, change: Change, fileId: string): Promise<void> {
    return this.replace(tx, change, null, fileId);
  }

  private async replace(
    tx: Transaction,
    { caller, project, taskId }: Change,
    from: string | null,
    cover: string | null,
  ): Promise<void> {
    const before = await this.tasks.fields(tx, project._id, taskId);
    if ((before.cover ?? null) !== from) return;
    const stamp = await this.revisions.next(tx, project._id, caller);
    const after = await this.tasks.update(tx, project._id, taskId, { cover });
    await this.events.raise(tx, new TaskUpdated(stamp, project, before, after));
  }
}

import { Injectable } from '@nestjs/common';
import type { Task } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository, TrashService, type KeptRows } from '../../projects/index.js';
import { ArchiveRepository } from '../archive/archive.repository.js';
import { TasksRepository } from '../tasks.repository.js';
import { RelationsChanged } from './relation.events.js';
import { RelationsRepository } from './relations.repository.js';

/** Relations return with a restored task, unless one of them would now close a cycle. */
@Injectable()
export class RestoredRelationsService {
  constructor(
    private readonly relations: RelationsRepository,
    private readonly tasks: TasksRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly trash: TrashService,
    private readonly archive: ArchiveRepository,
    private readonly events: Events,
  ) {}

  /** Runs after the stored rows of the task are written. `left` are the relations whose other task is not on the board. */
  async settle(
    tx: Transaction,
    projectId: string,
    taskId: string,
    left: KeptRows[string] = [],
  ): Promise<void> {
    for (const relation of await this.relations.ofTask(tx, projectId, taskId)) {
      if (await this.relations.closesCycle(tx, projectId, relation))
        await this.relations.delete(tx, projectId, relation.id);
    }
    for (const row of left) {
      const other = row['fromId'] === taskId ? row['toId'] : row['fromId'];
      for (const place of [this.trash, this.archive])
        await place.keepRow(tx, projectId, String(other), 'task_relations', row);
    }
  }

  /** Announces the relations on their other tasks. */
  async announce(tx: Transaction, caller: Caller, { project: projectId, relations }: Task): Promise<void> {
    for (const id of new Set(relations.map(({ task }) => task))) {
      const stamp = await this.revisions.next(tx, projectId, caller);
      await this.events.raise(
        tx,
        new RelationsChanged(stamp, await this.tasks.update(tx, projectId, id, {})),
      );
    }
  }
}

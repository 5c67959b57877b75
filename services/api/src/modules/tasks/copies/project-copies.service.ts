import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CopiedTasks } from '@taskloom/contracts';
import { Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { ProjectCopied } from '../../projects/index.js';
import { LabelsRepository } from '../labels/labels.repository.js';
import { TaskEntity } from '../task.entity.js';
import { FilesWanted } from '../task.events.js';
import { COPY_TASKS } from '../tasks.statements.js';

/** Tasks in one statement: PostgreSQL cancels one that takes longer than two seconds, and descriptions may be long. */
const AT_ONCE = 100;

/** Copies the labels and tasks of a project in the transaction that creates its copy. The creation of the project announces them. */
@Injectable()
export class ProjectCopiesService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly labels: LabelsRepository,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectCopied, (copied, tx) => this.fill(tx, copied));
  }

  private async fill(tx: Transaction, { project, caller, copyOf }: ProjectCopied): Promise<void> {
    const { project: original, checklists = false, people = false, files = false } = copyOf;
    const labels = copyOf.labels ? await this.copyLabels(tx, original, project._id) : [];
    const tasks = await tasksOf(tx, original, copyOf.tasks);
    for (let at = 0; at < tasks.length; at += AT_ONCE) {
      const from = tasks.slice(at, at + AT_ONCE);
      const ids = from.map(() => uuid());
      await tx.rows(COPY_TASKS, [
        project._id,
        caller._id,
        original,
        from,
        ids,
        labels.map((label) => label.original),
        labels.map(({ id }) => id),
        checklists,
        people,
        files,
      ]);
      const copies = { from: { projectId: original, ids: from }, ids };
      if (files) await this.events.raise(tx, new FilesWanted(caller, project._id, copies));
    }
  }

  private async copyLabels(
    tx: Transaction,
    from: string,
    projectId: string,
  ): Promise<{ original: string; id: string }[]> {
    const copies: { original: string; id: string }[] = [];
    for (const { _id: original, name, color } of await this.labels.allOf(tx, from)) {
      const id = uuid();
      await this.labels.insert(tx, projectId, { _id: id, name, color });
      copies.push({ original, id });
    }
    return copies;
  }
}

/** Ids, oldest first. */
const tasksOf = async (
  { manager }: Transaction,
  projectId: string,
  which: CopiedTasks,
): Promise<string[]> => {
  if (which === 'none') return [];
  const tasks = await manager.find(TaskEntity, {
    select: { id: true },
    where: { projectId, ...(which === 'open' && { status: Not('done' as const) }) },
    order: { id: 'ASC' },
  });
  return tasks.map(({ id }) => id);
};

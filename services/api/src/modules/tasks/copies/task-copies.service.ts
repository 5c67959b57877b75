import { Injectable } from '@nestjs/common';
import type { ChecklistItem, Task, TaskCopy, TaskCopyParts, TaskCreate } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import type { Caller } from '../../../platform/http/index.js';
import {
  ProjectRevisionsRepository,
  requireDeadlineInRange,
  type VisibleProject,
} from '../../projects/index.js';
import { originalGone } from '../task.errors.js';
import { FilesWanted } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { TasksService } from '../tasks.service.js';

/** Creates a task as a copy of another one of its project, directly below it. */
@Injectable()
export class TaskCopiesService {
  constructor(
    private readonly database: Database,
    private readonly tasks: TasksRepository,
    private readonly creation: TasksService,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /** @throws 404 for an original that is not on the board */
  async create(
    caller: Caller,
    project: VisibleProject,
    input: Omit<TaskCreate, 'copyOf'>,
    { task: originalId, ...parts }: TaskCopy,
  ): Promise<Task> {
    requireDeadlineInRange(input.deadline);
    const projectId = project._id;
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const original = await this.tasks.whole(tx, projectId, originalId);
      if (!original) throw originalGone();
      const fill = async (within: Transaction, { taskId }: { taskId: string }) => {
        const checklist = parts.checklist ? copiedItems(original.checklist, parts) : [];
        const cover = parts.files ? original.cover : null;
        await this.tasks.fill(within, projectId, taskId, {
          ...(checklist.length > 0 && { checklist }),
          ...(cover && { cover }),
        });
        if (parts.files && original.attachments.length > 0) {
          const copies = { from: { projectId, ids: [originalId] }, ids: [taskId] };
          await this.events.raise(within, new FilesWanted(caller, projectId, copies));
        }
        return this.tasks.get(projectId, taskId);
      };
      return this.creation.add(
        caller,
        project,
        { ...fieldsOf(original, parts), ...input },
        { original: { _id: original._id, title: original.title }, fill },
      );
    });
  }
}

const fieldsOf = (
  { description, status, priority, startDate, deadline, labels, assignees }: Task,
  parts: TaskCopyParts,
): Omit<TaskCreate, 'title'> => ({
  description,
  status,
  priority,
  startDate,
  deadline,
  ...(parts.labels && { labels }),
  ...(parts.people && { assignees: assignees.map(({ user, role }) => ({ user: user._id, role })) }),
});

const copiedItems = (items: readonly ChecklistItem[], { people }: TaskCopyParts): ChecklistItem[] =>
  items.map((item) => ({ ...item, _id: uuid(), assignee: people ? item.assignee : null }));

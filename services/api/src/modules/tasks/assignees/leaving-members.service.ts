import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { ofMember, ProjectMemberLeaving, ProjectRevisionsRepository } from '../../projects/index.js';
import { TaskUpdated } from '../task.events.js';
import { TasksRepository } from '../tasks.repository.js';
import { AssigneesRepository } from './assignees.repository.js';

/** Limit for single unassignments, because each takes several statements while the project is locked. */
export const ANNOUNCED_ONE_BY_ONE = 100;

/**
 * Unassigns a leaving member from the project's tasks in the same transaction. Beyond a limit, one statement unassigns the
 * remaining tasks without events, and clients load the project again.
 */
@Injectable()
export class LeavingMembersService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly tasks: TasksRepository,
    private readonly assignees: AssigneesRepository,
  ) {}

  onModuleInit(): void {
    this.events.during(ProjectMemberLeaving, (leaving, tx) => this.unassign(leaving, tx));
  }

  private async unassign({ project, userId, actor }: ProjectMemberLeaving, tx: Transaction): Promise<void> {
    for (const before of await this.tasks.assignedTo(tx, project._id, userId, ANNOUNCED_ONE_BY_ONE)) {
      const stamp = await this.revisions.next(tx, project._id, actor, ofMember(userId));
      await this.assignees.unassign(tx, project._id, before._id, userId);
      const after = await this.tasks.update(tx, project._id, before._id, {});
      await this.events.raise(tx, new TaskUpdated(stamp, project, before, after, 'member-left'));
    }
    await this.tasks.forgetInChecklists(tx, project._id, userId);
    const untold = await this.assignees.unassignAll(tx, project._id, userId);
    if (untold > 0) await this.revisions.leaveGap(tx, project._id);
  }
}

import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  otherSide,
  type RelationChanged,
  type RelationCreate,
  type RelationKind,
  type Task,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import { ProjectRevisionsRepository, type VisibleProject } from '../../projects/index.js';
import type { VisibleTask } from '../task-access.js';
import { TasksRepository } from '../tasks.repository.js';
import { otherProject, relatedToItself, relationCycle, tooManyRelations } from './relation.errors.js';
import { RelationsChanged } from './relation.events.js';
import { RelationsRepository, type Edge } from './relations.repository.js';
import { STORED_KINDS, type TaskRelationEntity } from './task-relation.entity.js';

@Injectable()
export class RelationsService {
  constructor(
    private readonly database: Database,
    private readonly relations: RelationsRepository,
    private readonly tasks: TasksRepository,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /**
   * A relation that already exists stays as it is.
   *
   * @throws 400 for a task of another project, 409 for a cycle or when one of the tasks has no room
   */
  async add(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    { _id: taskId }: VisibleTask,
    { _id: id = uuid(), kind, task: otherId }: RelationCreate,
  ): Promise<RelationChanged<Task>> {
    if (taskId === otherId) throw relatedToItself();
    const edge = edgeOf(kind, taskId, otherId);
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const existing = await this.relations.existing(tx, projectId, [taskId, otherId]);
      if (!existing.includes(taskId)) throw notFound();
      if (!existing.includes(otherId)) throw otherProject();
      const [task, other] = [
        await this.tasks.get(projectId, taskId),
        await this.tasks.get(projectId, otherId),
      ];
      if (await this.relations.known(tx, projectId, id, edge)) return { task, other };
      if (await this.relations.closesCycle(tx, projectId, edge)) throw relationCycle();
      const full = [task, other].find(({ relations }) => relations.length >= LIMITS.relations);
      if (full) throw tooManyRelations(full.title);
      await this.relations.insert(tx, projectId, id, edge);
      return this.announce(tx, caller, { task, other, kind, added: true });
    });
  }

  async remove(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    { _id: taskId }: VisibleTask,
    id: string,
  ): Promise<RelationChanged<Task>> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const found = (await this.relations.ofTask(tx, projectId, taskId)).find(
        (relation) => relation.id === id,
      );
      if (!found) throw notFound();
      await this.relations.delete(tx, projectId, id);
      const { kind, otherId } = seenFrom(found, taskId);
      const [task, other] = [
        await this.tasks.get(projectId, taskId),
        await this.tasks.get(projectId, otherId),
      ];
      return this.announce(tx, caller, { task, other, kind, added: false });
    });
  }

  private async announce(
    tx: Transaction,
    caller: Caller,
    { task, other, kind, added }: RelationChanged<Task> & { kind: RelationKind; added: boolean },
  ): Promise<RelationChanged<Task>> {
    const changed: Task[] = [];
    for (const [one, side, related] of [
      [task, kind, other],
      [other, otherSide(kind), task],
    ] as const) {
      const stamp = await this.revisions.next(tx, one.project, caller);
      const now = await this.tasks.update(tx, one.project, one._id, {});
      await this.events.raise(tx, new RelationsChanged(stamp, now, { kind: side, added, other: related }));
      changed.push(now);
    }
    const [first = task, second = other] = changed;
    return { task: first, other: second };
  }
}

/** The stored form of a relation of the first task to the second. */
const edgeOf = (kind: RelationKind, taskId: string, otherId: string): Edge => {
  const stored = STORED_KINDS.find((each) => each === kind);
  if (stored && (stored !== 'relatesTo' || taskId < otherId))
    return { kind: stored, fromId: taskId, toId: otherId };
  const reversed = STORED_KINDS.find((each) => each === otherSide(kind)) ?? 'relatesTo';
  return { kind: reversed, fromId: otherId, toId: taskId };
};

const seenFrom = ({ kind, fromId, toId }: TaskRelationEntity, taskId: string) =>
  fromId === taskId ? { kind, otherId: toId } : { kind: otherSide(kind), otherId: fromId };

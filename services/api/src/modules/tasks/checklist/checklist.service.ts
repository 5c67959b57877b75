import { Injectable } from '@nestjs/common';
import {
  addDays,
  applyChecklistChange,
  latestDeadline,
  LIMITS,
  localDay,
  type ChecklistChange,
  type ChecklistItem,
  type ItemTurned,
  type Task,
} from '@taskloom/contracts';
import { Any } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { Events } from '../../../platform/events/index.js';
import { notFound, type Caller } from '../../../platform/http/index.js';
import {
  ProjectMemberEntity,
  ProjectRevisionsRepository,
  type VisibleProject,
} from '../../projects/index.js';
import { UserEntity } from '../../users/index.js';
import type { VisibleTask } from '../task-access.js';
import { TasksRepository } from '../tasks.repository.js';
import { TasksService } from '../tasks.service.js';
import { dueFarAway, itemChanged, tooManyItems } from './checklist.errors.js';
import { ChecklistChanged } from './checklist.events.js';

@Injectable()
export class ChecklistService {
  constructor(
    private readonly database: Database,
    private readonly tasks: TasksRepository,
    private readonly creation: TasksService,
    private readonly revisions: ProjectRevisionsRepository,
    private readonly events: Events,
  ) {}

  /** @throws 404 for an item that has been deleted, 409 for one whose text is not the one that the person changed */
  async change(
    caller: Caller,
    { _id: projectId }: VisibleProject,
    { _id: id }: VisibleTask,
    change: ChecklistChange,
  ): Promise<Task> {
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const before = await this.tasks.checklist(tx, projectId, id);
      requireSeen(before, change);
      const people = await this.membersAmong(tx, projectId, change);
      const after = applyChecklistChange(before, onlyWith(people, change));
      if (after.length > LIMITS.checklistItems && after.length > before.length) throw tooManyItems();
      if (JSON.stringify(after) === JSON.stringify(before)) return this.tasks.get(projectId, id);
      return this.set(tx, caller, { projectId, id, before, after });
    });
  }

  /** The item's person becomes the primary assignee and its date the deadline. */
  async turnIntoTask(
    caller: Caller,
    project: VisibleProject,
    { _id: id }: VisibleTask,
    itemId: string,
  ): Promise<ItemTurned<Task>> {
    const projectId = project._id;
    return this.database.transaction(async (tx) => {
      await this.revisions.lock(tx, projectId, caller);
      const before = await this.tasks.checklist(tx, projectId, id);
      const item = before.find(({ _id }) => _id === itemId);
      if (!item) throw notFound();
      const after = before.filter((other) => other !== item);
      const from = await this.set(tx, caller, { projectId, id, before, after });
      const task = await this.creation.add(caller, project, {
        title: item.text,
        status: item.done ? 'done' : 'todo',
        deadline: item.due,
        assignees: item.assignee === null ? [] : [{ user: item.assignee, role: 'primary' }],
      });
      return { task, from };
    });
  }

  private async set(
    tx: Transaction,
    caller: Caller,
    { projectId, id, before, after }: Change,
  ): Promise<Task> {
    const stamp = await this.revisions.next(tx, projectId, caller);
    const task = await this.tasks.setChecklist(tx, projectId, id, after);
    const names = await this.namesOf(tx, [...before, ...after]);
    const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
    await this.events.raise(tx, new ChecklistChanged(stamp, before, task, nameOf));
    return task;
  }

  private async membersAmong(
    { manager }: Transaction,
    projectId: string,
    { add = [], update }: ChecklistChange,
  ): Promise<Set<string>> {
    const wanted = [...add, ...(update ? [update] : [])].flatMap(({ assignee }) => assignee ?? []);
    if (wanted.length === 0) return new Set();
    const members = await manager.findBy(ProjectMemberEntity, { projectId, userId: Any(wanted) });
    return new Set(members.map(({ userId }) => userId));
  }

  private async namesOf(
    { manager }: Transaction,
    items: readonly ChecklistItem[],
  ): Promise<Map<string, string>> {
    const ids = [...new Set(items.flatMap(({ assignee }) => assignee ?? []))];
    if (ids.length === 0) return new Map();
    const people = await manager.find(UserEntity, {
      select: { id: true, name: true },
      where: { id: Any(ids) },
    });
    return new Map(people.map(({ id, name }) => [id, name]));
  }
}

interface Change {
  projectId: string;
  id: string;
  before: ChecklistItem[];
  after: ChecklistItem[];
}

const requireSeen = (items: readonly ChecklistItem[], { update }: ChecklistChange): void => {
  if (!update) return;
  const item = items.find(({ _id }) => _id === update._id);
  if (!item) throw notFound();
  const stale = update.seen !== undefined && update.seen !== item.text;
  if (stale && update.text !== undefined && update.text !== item.text) throw itemChanged(item.text);
};

/** Leaves out people who are not members, and refuses dates that no calendar shows. */
const onlyWith = (
  people: ReadonlySet<string>,
  { add, update, ...rest }: ChecklistChange,
): ChecklistChange => {
  const checked = <T extends { assignee?: string | null; due?: string | null }>(item: T): T => {
    const years = 366 * LIMITS.deadlineYears;
    if (item.due && (item.due < addDays(localDay(), -years) || item.due > latestDeadline()))
      throw dueFarAway();
    return item.assignee && !people.has(item.assignee) ? { ...item, assignee: null } : item;
  };
  return { ...rest, ...(add && { add: add.map(checked) }), ...(update && { update: checked(update) }) };
};

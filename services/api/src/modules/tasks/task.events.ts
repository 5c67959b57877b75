import {
  SERVER_EVENTS,
  type Assignee,
  type ChangeStamp,
  type HistoryChange,
  type HistorySubject,
  type Project,
  type ProjectChange,
  type Task,
  type TaskFields,
} from '@taskloom/contracts';
import type { Caller } from '../../platform/http/index.js';
import { changesOf, ProjectChanged, type HistoryEntry } from '../projects/index.js';
import { TASK_FIELDS, type TaskField } from './task.fields.js';
import { presentLiveAssignees, presentLiveTask } from './task.presenter.js';

/** The project of a task, as in its events. */
export type ProjectOfTask = Pick<Project, '_id' | 'title'>;

/** Originals of one project, by id, and the ids of their copies in the same order. */
export interface Copies {
  from: { projectId: string; ids: readonly string[] };
  ids: readonly string[];
}

/** Whom a change concerns besides the people it assigns: ids of members. */
export interface Audience {
  watchers: readonly string[];
  /** Whom the description mentions for the first time. */
  mentioned: readonly string[];
}

export class TaskCreated extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: ProjectOfTask,
    readonly task: Task,
    readonly mentioned: readonly string[] = [],
    /** The task that it copies. */
    private readonly original?: HistorySubject,
  ) {
    super(appearance(stamp, task));
  }

  override get history(): HistoryEntry {
    return { type: 'task_created', task: this.task, subject: this.original };
  }
}

/** Tasks have been copied within a project or into a new one. A transactional subscriber copies their files and covers. */
export class FilesWanted {
  constructor(
    readonly caller: Caller,
    /** The project of the copies. */
    readonly projectId: string,
    readonly copies: Copies,
  ) {}
}

/** A task is on its board again. */
abstract class TaskReturned extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: ProjectOfTask,
    readonly task: Task,
  ) {
    super(appearance(stamp, task));
  }
}

/** A deleted task was restored; clients show it as a new one. */
export class TaskRestored extends TaskReturned {
  override get history(): HistoryEntry {
    const { _id, title } = this.task;
    return { type: 'task_restored', task: { _id, title } };
  }
}

/** An archived task is on the board again; clients show it as a new one. */
export class TaskUnarchived extends TaskReturned {
  override get history(): HistoryEntry {
    const { _id, title } = this.task;
    return { type: 'task_unarchived', task: { _id, title } };
  }
}

const appearance = (stamp: ChangeStamp, task: Task): ProjectChange => ({
  event: SERVER_EVENTS.taskUpdated,
  data: { ...stamp, taskId: task._id, created: true, updates: presentLiveTask(task) },
});

/** Fields whose changes notify those who watch the task; not the description, which changes while it is written, nor the position. */
export const NEWS = ['title', 'status', 'priority', 'deadline'] as const satisfies readonly TaskField[];

/** Fields or assignees of a task have changed. */
export class TaskUpdated extends ProjectChanged {
  /** Fields whose values have changed; changes of assignees are listed separately below. */
  readonly changed: TaskField[];

  constructor(
    stamp: ChangeStamp,
    readonly project: ProjectOfTask,
    readonly before: TaskFields,
    readonly after: TaskFields,
    /** `member-left`: the assignment was removed because the person left the project or was removed. */
    readonly cause: 'edit' | 'member-left' = 'edit',
    readonly audience: Audience = { watchers: after.assignees.map(({ user }) => user._id), mentioned: [] },
  ) {
    const changed = TASK_FIELDS.filter(
      (field) => String(before[field] ?? null) !== String(after[field] ?? null),
    );
    const { _id: taskId, version, updatedAt } = after;
    const updates = {
      ...Object.fromEntries(changed.map((field) => [field, after[field] ?? null])),
      ...(peopleOf(before) !== peopleOf(after) && { assignees: presentLiveAssignees(after) }),
      version,
      updatedAt,
    };
    super({ event: SERVER_EVENTS.taskUpdated, data: { ...stamp, taskId, updates } });
    this.changed = changed;
  }

  /** The added assignees. */
  get assigned(): Assignee[] {
    return this.after.assignees.filter(({ user }) => !roleIn(this.before, user));
  }

  /** The removed assignees. */
  get unassigned(): Assignee[] {
    return this.before.assignees.filter(({ user }) => !roleIn(this.after, user));
  }

  /** Assignees whose role has changed, with the new role. */
  get roleChanged(): Assignee[] {
    return this.after.assignees.filter(({ user, role }) => {
      const before = roleIn(this.before, user);
      return before !== undefined && before !== role;
    });
  }

  override get history(): HistoryEntry | undefined {
    const fields = this.changed.filter((field) => field !== 'position');
    const changes = [...changesOf(fields, this.before, this.after), ...this.changesOfPeople()];
    return changes.length > 0 ? { type: 'task_changed', task: this.before, changes } : undefined;
  }

  private changesOfPeople(): HistoryChange[] {
    const [from, to] = [primaryOf(this.before), primaryOf(this.after)];
    return [
      ...this.unassigned.map(({ user }) => ({ field: 'assignees', from: user.name, to: null })),
      ...this.assigned.map(({ user }) => ({ field: 'assignees', from: null, to: user.name })),
      ...(from?._id === to?._id
        ? []
        : [{ field: 'primary', from: from?.name ?? null, to: to?.name ?? null }]),
    ];
  }
}

const roleIn = ({ assignees }: TaskFields, { _id }: { _id: string }) =>
  assignees.find(({ user }) => user._id === _id)?.role;

const primaryOf = ({ assignees }: TaskFields) => assignees.find(({ role }) => role === 'primary')?.user;

const peopleOf = ({ assignees }: TaskFields): string =>
  assignees.map(({ user, role }) => `${user._id} ${role}`).join();

/** `task` is the state before the deletion, including its assignees. */
export class TaskDeleted extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: ProjectOfTask,
    readonly task: TaskFields,
  ) {
    super({
      event: SERVER_EVENTS.taskUpdated,
      data: { ...stamp, taskId: task._id, deleted: true, updates: {} },
    });
  }

  override get history(): HistoryEntry {
    return { type: 'task_deleted', task: this.task };
  }
}

/** The task has left the board, lists and counts, and can still be read. `task` is the state before. */
export class TaskArchived extends ProjectChanged {
  constructor(
    stamp: ChangeStamp,
    readonly project: ProjectOfTask,
    readonly task: TaskFields,
  ) {
    super({
      event: SERVER_EVENTS.taskUpdated,
      data: { ...stamp, taskId: task._id, deleted: true, archived: true, updates: {} },
    });
  }

  override get history(): HistoryEntry {
    return { type: 'task_archived', task: this.task };
  }
}

/**
 * The task has a new position at the same place in the order, to make room for another task. It has no actor.
 */
export class TaskRenumbered extends ProjectChanged {
  constructor(stamp: ChangeStamp, taskId: string, position: string) {
    super({ event: SERVER_EVENTS.taskUpdated, data: { ...stamp, taskId, updates: { position } } });
  }
}

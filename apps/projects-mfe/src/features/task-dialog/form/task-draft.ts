import {
  DEFAULT_TASK_PRIORITY,
  defaultDeadline,
  type AssigneeRole,
  type Task,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';

export interface AssigneeRow {
  /** Id of the person; empty until one is chosen. */
  user: string;
  role: AssigneeRole;
}

/** What the form holds: a task's own fields, people as ids. */
export interface TaskDraft {
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  deadline: string | null;
  assignees: readonly AssigneeRow[];
}

export type DraftField = keyof TaskDraft;

/** In the order of the form. */
export const DRAFT_FIELDS = ['title', 'description', 'status', 'priority', 'deadline', 'assignees'] as const;

/** A new task takes the column's status, medium priority and a deadline in a week (spec §4, §5). */
export const newDraft = (status: TaskStatus, now?: Date): TaskDraft => ({
  title: '',
  description: '',
  status,
  priority: DEFAULT_TASK_PRIORITY,
  deadline: defaultDeadline(now),
  assignees: [],
});

export const draftOf = (task: Pick<Task, DraftField>): TaskDraft => ({
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  deadline: task.deadline,
  assignees: task.assignees.map(({ user, role }) => ({ user: user._id, role })),
});

const chosen = (rows: readonly AssigneeRow[]): string[] =>
  rows.filter(({ user }) => user !== '').map(({ user, role }) => `${user} ${role}`);

/** The order of people and rows without a person carry no meaning. */
const samePeople = (a: readonly AssigneeRow[], b: readonly AssigneeRow[]): boolean =>
  chosen(a).toSorted().join() === chosen(b).toSorted().join();

export const sameField = (field: DraftField, a: TaskDraft, b: TaskDraft): boolean =>
  field === 'assignees' ? samePeople(a.assignees, b.assignees) : a[field] === b[field];

export const changedFields = (before: TaskDraft, after: TaskDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => !sameField(field, before, after));

import {
  DEFAULT_TASK_PRIORITY,
  defaultDeadline,
  type AssigneeRole,
  type Task,
  type TaskPriority,
  type TaskStatus,
} from '@taskloom/contracts';

export interface AssigneeRow {
  /** The id of the person; empty until one is chosen. */
  user: string;
  role: AssigneeRole;
}

/** The values of the form: the fields of a task, with people as ids. */
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

/** A new task has the status of the column, medium priority and a deadline in a week (specification 4, 5). */
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

/** The order of people and rows without a person are not significant. */
const samePeople = (a: readonly AssigneeRow[], b: readonly AssigneeRow[]): boolean =>
  chosen(a).toSorted().join() === chosen(b).toSorted().join();

export const sameField = (field: DraftField, a: TaskDraft, b: TaskDraft): boolean =>
  field === 'assignees' ? samePeople(a.assignees, b.assignees) : a[field] === b[field];

export const changedFields = (before: TaskDraft, after: TaskDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => !sameField(field, before, after));

import type { Attachment } from './attachment.js';
import type { Comment } from './comment.js';
import type { Person } from './user.js';

/** Left to right, as the board's columns stand (specification 2). */
export const TASK_STATUSES = ['todo', 'inprogress', 'done'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_PRIORITIES = ['low', 'medium', 'high'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

export const ASSIGNEE_ROLES = ['primary', 'secondary'] as const;
export type AssigneeRole = (typeof ASSIGNEE_ROLES)[number];

export const DEFAULT_TASK_STATUS: TaskStatus = 'todo';
export const DEFAULT_TASK_PRIORITY: TaskPriority = 'medium';
export const DEFAULT_ASSIGNEE_ROLE: AssigneeRole = 'secondary';

export interface Assignee {
  user: Person;
  role: AssigneeRole;
}

/** What cards and the whole task have in common. */
export interface TaskFields {
  _id: string;
  /** Id of the project that the task belongs to. */
  project: string;
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  /** At most one primary, first; no person twice. */
  assignees: Assignee[];
  /** Calendar day `YYYY-MM-DD`, or null. */
  deadline: string | null;
  /** Fractional index inside project and status; compare as plain strings (code units). */
  position: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The fields that people edit, in the order of forms. Server, forms, offline queue and conflict dialogs take them from here. */
export const TASK_EDITS = ['title', 'description', 'status', 'priority', 'deadline', 'assignees'] as const;
export type TaskEdit = (typeof TASK_EDITS)[number];
export type EditableTask = Pick<TaskFields, TaskEdit>;

/** The value of a field that a request, or the response of an older server, leaves out. */
export const TASK_DEFAULTS: Readonly<EditableTask> = {
  title: '',
  description: '',
  status: DEFAULT_TASK_STATUS,
  priority: DEFAULT_TASK_PRIORITY,
  assignees: [],
  deadline: null,
};

/** A whole task: `GET /projects/{p}/tasks/{t}`, and lists without `view`. */
export interface Task extends TaskFields {
  /** The newest, at most `LIMITS.commentsInAnswer`, oldest first; `GET …/comments?before=` has the others. */
  comments: Comment[];
  /** How many comments the task has in all. */
  commentCount: number;
  attachments: Attachment[];
}

/** A card: `GET /projects/{p}/tasks?view=card`. */
export interface TaskCard extends TaskFields {
  commentCount: number;
  attachmentCount: number;
}

/** How a request names an assignee; an object with `_id` is accepted as `user` too. */
export interface AssigneeInput {
  user: string | { _id: string };
  role?: AssigneeRole;
}

export interface TaskCreate extends Partial<Omit<EditableTask, 'title' | 'assignees'>> {
  title: string;
  assignees?: AssigneeInput[];
}

/** Only the named fields change. At most one of `position`, `afterTaskId`, `beforeTaskId`. */
export interface TaskUpdate extends Partial<TaskCreate> {
  position?: string;
  /** Put the task right after this one of the same column. */
  afterTaskId?: string;
  /** Put the task right before this one of the same column. */
  beforeTaskId?: string;
}

import type { Attachment } from './attachment.js';
import type { ChecklistItem } from './checklist.js';
import type { Comment } from './comment.js';
import type { TaskRelation } from './relations.js';
import type { Person, PublicPerson } from './user.js';

/** In the order of the board's columns, left to right (specification 2). */
export const TASK_STATUSES = ['todo', 'inprogress', 'done'] as const;
/** The status of a task, which is its column on the board. */
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** The priorities of tasks, from low to high. */
export const TASK_PRIORITIES = ['low', 'medium', 'high'] as const;
/** The priority of a task. */
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** The roles of assignees: one is responsible, the others help. */
export const ASSIGNEE_ROLES = ['primary', 'secondary'] as const;
/** The role of an assignee. */
export type AssigneeRole = (typeof ASSIGNEE_ROLES)[number];

/** The status of a task that is created without one. */
export const DEFAULT_TASK_STATUS: TaskStatus = 'todo';
/** The priority of a task that is created without one. */
export const DEFAULT_TASK_PRIORITY: TaskPriority = 'medium';
/** The role of an assignee that is added without one. */
export const DEFAULT_ASSIGNEE_ROLE: AssigneeRole = 'secondary';

/** A person who works on a task. */
export interface Assignee {
  user: Person;
  role: AssigneeRole;
}

/** When and by whom a task was archived. An archived task is read-only and not part of any list or count. */
export interface TaskArchive {
  at: string;
  /** Null when the project archives done tasks automatically. */
  by: PublicPerson | null;
}

/** Fields that cards and whole tasks have in common. */
export interface TaskFields {
  _id: string;
  /** Id of the project that the task belongs to. */
  project: string;
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  /** At most one primary assignee, who is first; each person at most once. */
  assignees: Assignee[];
  /** Calendar day `YYYY-MM-DD`, or null; never after the deadline. */
  startDate: string | null;
  /** Calendar day `YYYY-MM-DD`, or null. */
  deadline: string | null;
  /** Ids of labels of the project. Ignore an unknown one: its label has been deleted. */
  labels: string[];
  /** Id of the attachment whose small picture the card shows; absent or null for none. */
  cover?: string | null;
  /** Fractional index within project and status; compare by code unit. */
  position: string;
  /** How many items its checklist has, and how many of them are done. */
  checklistTotal: number;
  checklistDone: number;
  /** Relations to other tasks of the project, oldest first. */
  relations: TaskRelation[];
  /** Only of an archived task. */
  archive?: TaskArchive;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The fields that people edit, in the order of forms. Server, forms, offline queue and conflict dialogs take them from here. */
export const TASK_EDITS = [
  'title',
  'description',
  'status',
  'priority',
  'startDate',
  'deadline',
  'assignees',
  'labels',
  'cover',
] as const;
/** A field of a task that people edit. */
export type TaskEdit = (typeof TASK_EDITS)[number];
/** The fields of a task that people edit. */
export type EditableTask = Pick<TaskFields, TaskEdit>;

/** The kinds of fields. They decide how a value is compared, checked, normalised, sent and shown. */
export type TaskFieldKind = 'line' | 'text' | 'choice' | 'day' | 'number' | 'people' | 'labels' | 'file';
/** The kind of each field that people edit. */
export const TASK_FIELD_KINDS: Readonly<Record<TaskEdit, TaskFieldKind>> = {
  title: 'line',
  description: 'text',
  status: 'choice',
  priority: 'choice',
  startDate: 'day',
  deadline: 'day',
  assignees: 'people',
  labels: 'labels',
  cover: 'file',
};

/** The value of a field that a request, or the response of an older server, leaves out. */
export const TASK_DEFAULTS: Readonly<Required<EditableTask>> = {
  title: '',
  description: '',
  status: DEFAULT_TASK_STATUS,
  priority: DEFAULT_TASK_PRIORITY,
  assignees: [],
  labels: [],
  startDate: null,
  deadline: null,
  cover: null,
};

/** A whole task: `GET /projects/{p}/tasks/{t}`, and lists without `view`. */
export interface Task extends TaskFields {
  /** The newest comments, at most `LIMITS.commentsInAnswer`, in ascending order; `GET …/comments?before=` returns older ones. */
  comments: Comment[];
  /** Total number of comments. */
  commentCount: number;
  attachments: Attachment[];
  checklist: ChecklistItem[];
}

/** A card: `GET /projects/{p}/tasks?view=card`. */
export interface TaskCard extends TaskFields {
  commentCount: number;
  attachmentCount: number;
}

/** An assignee in requests; `user` may also be an object with `_id`. */
export interface AssigneeInput {
  user: string | { _id: string };
  role?: AssigneeRole;
}

/** What a copy has besides the description, status, priority and dates of its original. */
export interface TaskCopyParts {
  /** The items of the checklist, as done as they are. */
  checklist?: boolean;
  /** The assignees, and the people of the items. */
  people?: boolean;
  labels?: boolean;
  /** The files, and the cover. Comments, relations and the history are never copied. */
  files?: boolean;
}

/** The original of a new task, and what the copy takes from it. */
export interface TaskCopy extends TaskCopyParts {
  /** Id of a task of the same project. */
  task: string;
}

/** Body of `POST …/tasks`. */
export interface TaskCreate extends Partial<Omit<EditableTask, 'title' | 'assignees'>> {
  title: string;
  assignees?: AssigneeInput[];
  /** The task is placed directly below this one; fields of the request replace those of the original. */
  copyOf?: TaskCopy;
}

/** A change of a task: only the given fields change. At most one of `position`, `afterTaskId` and `beforeTaskId`. */
export interface TaskUpdate extends Partial<Omit<TaskCreate, 'copyOf'>> {
  position?: string;
  /** Places the task directly after this one in the same column. */
  afterTaskId?: string;
  /** Places the task directly before this one in the same column. */
  beforeTaskId?: string;
}

/** Values that a change of a task replaces. */
export type TaskValues = Omit<TaskUpdate, 'afterTaskId' | 'beforeTaskId'>;

/** Body of `PATCH …/tasks/{t}`. */
export interface TaskPatch extends TaskUpdate {
  /** The values that the sender saw: only a field that others have changed to another value is a conflict. */
  before?: TaskValues;
}

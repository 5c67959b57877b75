import type { PublicPerson } from './user.js';

/** The events in a project's history. Later releases add types; a client omits events of an unknown type. */
export const HISTORY_TYPES = [
  'project_created',
  'project_changed',
  'member_added',
  'member_removed',
  'owner_changed',
  'project_restored',
  'project_archived',
  'project_unarchived',
  'task_created',
  'task_changed',
  'task_deleted',
  'task_restored',
  'task_archived',
  'task_unarchived',
  'checklist_changed',
  'relations_changed',
  'comment_added',
  'comment_edited',
  'comment_deleted',
  'comment_restored',
  'file_added',
  'file_deleted',
  'file_restored',
] as const;
/** The kind of a history event. */
export type HistoryType = (typeof HISTORY_TYPES)[number];

/**
 * The value of a field before and after a change; long texts are truncated. `assignees` has one change for each person who was added or
 * removed, by name, and `primary` the name of the primary assignee. Of an item of the
 * checklist: `item`, its text; `itemDone`, `'true'` or `'false'`; `itemAssignee`, a name; `itemDue`. Of a relation: its kind, with the
 * title of the other task.
 */
export interface HistoryChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** The subject that was added or removed: a comment, a file, a member; the changed item of a checklist; the other task of a relation. */
export interface HistorySubject {
  _id: string;
  /** Empty for a comment, whose text is not repeated. */
  title: string;
}

/** One event, written in the transaction of the change and kept as long as the project. */
export interface HistoryEvent {
  /** The project's revision after the change: unique in the project, later events have higher ones. */
  revision: number;
  type: HistoryType;
  actor: PublicPerson | null;
  /** With its title at that time; null for an event of the project itself. */
  task: { _id: string; title: string } | null;
  changes: HistoryChange[];
  subject: HistorySubject | null;
  createdAt: string;
}

/** `GET /projects/{p}/history` and `GET /projects/{p}/tasks/{t}/history`. */
export interface HistoryPage {
  /** Newest first. */
  events: HistoryEvent[];
  /** `before` of the next page; null when there is none. */
  next: number | null;
}

/** Page of a history: at most `limit` events before the event `before`. */
export interface HistoryQuery {
  /** Only events before this revision. */
  before?: number;
  /** At most `LIMITS.historyInAnswer`, which is the default. */
  limit?: number;
}

/** Query of `GET /projects/{project}/history`; `since` is an ISO 8601 time. */
export interface ProjectHistoryQuery extends HistoryQuery {
  /** Only events from this day, or this instant in UTC, on. */
  since?: string;
}

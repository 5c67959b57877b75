import type { TaskStatus } from './task.js';
import type { PublicPerson } from './user.js';

/** The kinds of entries in the trash. */
export const TRASH_KINDS = ['task', 'comment', 'file', 'project'] as const;
/** The kind of an entry of the trash. */
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Days for which deleted items can be restored. */
export const TRASH_DAYS = 30;

/** Details of a deleted item, by its kind. */
export interface TrashDetails {
  /** Of a task. */
  status?: TaskStatus;
  /** Of a task: how many it had. */
  comments?: number;
  files?: number;
  /** Of a project: how many it had. */
  tasks?: number;
  members?: number;
  /** Of a file: bytes and MIME type. */
  size?: number;
  type?: string;
}

/** A deleted task, comment, file or project. */
export interface TrashEntry {
  /** The id of the deleted item; for a project, that of `project`. */
  _id: string;
  kind: TrashKind;
  /** Title of a task or project, name of a file, beginning of a comment. */
  title: string;
  project: { _id: string; title: string };
  /** The task of a comment or file; null for the other kinds. */
  task: { _id: string; title: string } | null;
  details: TrashDetails;
  deletedBy: PublicPerson;
  deletedAt: string;
  /** When it is removed for good. */
  purgedAt: string;
  /** True for those who may delete it. */
  mayRestore: boolean;
  /** Only the owner of the project may remove it for good before its time. */
  mayPurge: boolean;
}

/** Page of the trash. */
export interface TrashQuery {
  limit?: number;
  /** Id of the last entry already seen. */
  cursor?: string;
}

/** The restored object. `missing` names what couldn't be restored, such as people who have left the project. */
export interface RestoreResult {
  ok: true;
  /** Names of former assignees who are no longer members of the project, so they were not assigned again. */
  missing: string[];
}

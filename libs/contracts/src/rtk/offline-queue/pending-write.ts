import type { ChecklistChange } from '../../checklist.js';
import type { Reaction, ReactionEmoji } from '../../comment.js';
import type { InboxUpdate } from '../../inbox.js';
import { IDEMPOTENCY_KEY_HOURS } from '../../limits.js';
import type { Project, ProjectUpdate } from '../../project.js';
import type { PublicPerson } from '../../user.js';
import type { TaskRelation } from '../../relations.js';
import {
  TASK_EDITS,
  type Assignee,
  type Task,
  type TaskCreate,
  type TaskEdit,
  type TaskUpdate,
} from '../../task.js';

export interface TaskPath {
  projectId: string;
  taskId: string;
}

/** Fields that are compared to detect conflicting edits. The position in a column is not one of them. */
export { TASK_EDITS, type TaskEdit };
export const PROJECT_EDITS = ['title', 'description', 'status', 'deadline'] as const;
export type ProjectEdit = (typeof PROJECT_EDITS)[number];

/** The fields' values and the version when the person began an edit. */
export interface Seen<Field extends string> {
  before?: Partial<Record<Field | 'position', unknown>>;
  /** Refused with `STALE_VERSION` when another person has changed it since. */
  version?: number;
  /** The caller handles conflicts itself. Otherwise the write waits in the queue for a decision. */
  asksItself?: boolean;
  /** The request has `before`, and the server merges it with others' changes of other fields. */
  merged?: boolean;
}

export interface UpdateTaskArg extends TaskPath, Seen<TaskEdit> {
  changes: TaskUpdate;
  /** The people of `changes.assignees`, so that they can be shown before the response. */
  people?: Assignee[];
}

export interface UpdateProjectArg extends Seen<ProjectEdit> {
  projectId: string;
  changes: ProjectUpdate;
}

/** The writes that can be queued, with the arguments to send them. */
export interface WriteArgs {
  updateTask: UpdateTaskArg;
  /**
   * Used to recognise this one when an event announces it first. `since`: the creation of the newest task that was listed. `others`: ids of
   * tasks that other people have created in the meantime.
   */
  createTask: { projectId: string; task: TaskCreate; since?: string; others?: string[] };
  deleteTask: TaskPath;
  archiveTask: TaskPath;
  /** `after`: the last comment at the time of writing, used to recognise this one when an event announces it first. */
  addComment: TaskPath & { content: string; after?: string };
  /** `version`: the one that was edited, so that a newer text is not overwritten. */
  editComment: TaskPath & { commentId: string; content: string; version?: number };
  /** `person`: who reacts, to show it before the response. */
  reactToComment: TaskPath & {
    commentId: string;
    emoji: ReactionEmoji;
    on: boolean;
    person: Reaction['people'][number];
  };
  deleteComment: TaskPath & { commentId: string };
  /** `picture`: as in `SmallPicture`. */
  keepSmallPicture: TaskPath & { attachmentId: string; picture: string };
  deleteAttachment: TaskPath & { attachmentId: string };
  changeChecklist: TaskPath & { change: ChecklistChange };
  turnItemIntoTask: TaskPath & { itemId: string };
  addRelation: TaskPath & { relation: TaskRelation };
  removeRelation: TaskPath & { relationId: string };
  updateProject: UpdateProjectArg;
  /** Not inside a project. */
  changeNotifications: InboxUpdate & { projectId?: undefined };
}
export type WriteKind = keyof WriteArgs;

export type Write = { [K in WriteKind]: { kind: K; arg: WriteArgs[K] } }[WriteKind];

/** Fields that another person has changed too, and the current object. */
export interface Conflict {
  fields: readonly (TaskEdit | ProjectEdit)[];
  current: Task | Project;
  /** Who changed each field last, where the server knows it. */
  by?: Readonly<Record<string, PublicPerson>>;
}

/**
 * A write that the server has not confirmed yet. `sending`: in progress. `waiting`: not delivered, to be sent again with the same
 * key. `conflict`: waits for the person's decision.
 */
export type PendingWrite = Write & {
  /** Its `Idempotency-Key`. */
  id: string;
  userId: string;
  /** Milliseconds since 1970, the order in which they are sent. */
  at: number;
  state: 'sending' | 'waiting' | 'conflict';
  conflict?: Conflict;
  /** The first attempt had no response. It counts as waiting until there is one, also while it is sent again. */
  kept?: boolean;
  /** It was sent at least once and may have been done. */
  tried?: boolean;
  /** It is too old to be sent without the person's confirmation. */
  held?: boolean;
  /** When the person last confirmed it, milliseconds since 1970; `at` counts when absent. */
  wantedAt?: number;
};

/** Ten minutes less than the server keeps a key, as a margin for slow requests. */
const KEY_LIFE_MS = IDEMPOTENCY_KEY_HOURS * 3_600_000 - 10 * 60_000;

/** An old write needs confirmation: the project has changed since, and its expired key no longer prevents doing it twice. */
export const isOld = ({ at, wantedAt = at }: Pick<PendingWrite, 'at' | 'wantedAt'>, now: number): boolean =>
  now - wantedAt > KEY_LIFE_MS;

/** A new key for the write, the same in every tab that sends it again. */
export const nextKey = (id: string): string => {
  const [key = id, turn = '1'] = id.split('.');
  return `${key}.${Number(turn) + 1}`;
};

/** Limit of queued writes; further ones are refused. */
export const MOST_WAITING = 200;

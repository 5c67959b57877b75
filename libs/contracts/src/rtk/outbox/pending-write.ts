import type { Project, ProjectUpdate } from '../../project.js';
import type { Task, TaskCreate, TaskUpdate } from '../../task.js';

/** Which task of which project. */
export interface TaskPath {
  projectId: string;
  taskId: string;
}

/** Fields whose earlier value decides whether two people changed the same thing. Order in a column is none. */
export const TASK_EDITS = ['title', 'description', 'status', 'priority', 'deadline', 'assignees'] as const;
export type TaskEdit = (typeof TASK_EDITS)[number];
export const PROJECT_EDITS = ['title', 'description', 'status', 'deadline'] as const;
export type ProjectEdit = (typeof PROJECT_EDITS)[number];

/** What the fields of an edit held when the person began, and under which version. */
export interface Seen<Field extends string> {
  before?: Partial<Record<Field, unknown>>;
  /** Refused with `STALE_VERSION` when somebody else was faster. */
  version?: number;
  /** The caller shows a conflict by itself; else it waits in the outbox for a decision. */
  asksItself?: boolean;
}

export interface UpdateTaskArg extends TaskPath, Seen<TaskEdit> {
  changes: TaskUpdate;
}

export interface UpdateProjectArg extends Seen<ProjectEdit> {
  projectId: string;
  changes: ProjectUpdate;
}

/** The writes that survive a lost connection, with what is needed to send them. */
export interface WriteArgs {
  updateTask: UpdateTaskArg;
  createTask: { projectId: string; task: TaskCreate };
  deleteTask: TaskPath;
  /** `after`: the last comment that stood there when it was written, so that it is known again when others tell of it first. */
  addComment: TaskPath & { content: string; after?: string };
  deleteAttachment: TaskPath & { attachmentId: string };
  updateProject: UpdateProjectArg;
}
export type WriteKind = keyof WriteArgs;

export type Write = { [K in WriteKind]: { kind: K; arg: WriteArgs[K] } }[WriteKind];

/** Somebody else changed the same fields: what they are now. */
export interface Conflict {
  fields: readonly (TaskEdit | ProjectEdit)[];
  current: Task | Project;
}

/**
 * A write that the server has not confirmed yet. `sending`: under way. `waiting`: not delivered, will be sent again with
 * the same key. `conflict`: waits for the person's decision.
 */
export type PendingWrite = Write & {
  /** Its `Idempotency-Key`. */
  id: string;
  userId: string;
  /** Milliseconds since 1970, the order in which they are sent. */
  at: number;
  state: 'sending' | 'waiting' | 'conflict';
  conflict?: Conflict;
  /** It got no answer at first: it counts as waiting until it has one, also while it is being sent again. */
  kept?: boolean;
  /** It was sent at least once and may have been done. */
  tried?: boolean;
  /** It waits, and is too old to be sent without a word of its person. */
  held?: boolean;
  /** When the person last said that it is to be sent, milliseconds since 1970; else when it was made counts. */
  wantedAt?: number;
};

/** The server knows a key for 24 hours. Some minutes less, since a request takes its time to get there. */
const KEY_LIFE_MS = 24 * 3_600_000 - 10 * 60_000;

/** After a day a person decides again whether a write is sent: the work has gone on, and its key may no longer keep it from being done twice. */
export const isOld = ({ at, wantedAt = at }: Pick<PendingWrite, 'at' | 'wantedAt'>, now: number): boolean =>
  now - wantedAt > KEY_LIFE_MS;

/** A key that the server has not seen, the same in every tab that sends this write once more. */
export const nextKey = (id: string): string => {
  const [key = id, turn = '1'] = id.split('.');
  return `${key}.${Number(turn) + 1}`;
};

/** More than these are not kept: the next one is refused. */
export const MOST_WAITING = 200;

import {
  fieldsIn,
  requestOf,
  type Assignee,
  type Task,
  type TaskCard,
  type TaskEdit,
  type TaskFieldValues,
  type TaskUpdate,
} from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';

/** An own change of a task that the server has confirmed or that is kept. */
export interface DoneEdit extends TaskPath {
  title: string;
  /** The previous values, in the form of requests. */
  before: TaskUpdate;
  written: TaskUpdate;
  /** To show them before the response. */
  people?: Assignee[];
  /** Positions before and after a move; without the second, the server has not confirmed it. */
  place?: { before: string; written?: string };
  /** After the change; undefined while the change is kept. */
  version?: number;
}

/** A change of a task. */
export interface Change {
  projectId: string;
  /** The task before the change. */
  task: Pick<TaskCard, '_id' | 'title' | 'position' | 'assignees'> & TaskFieldValues;
  changes: TaskUpdate;
  /** The server's response; undefined while the change is kept. */
  response?: Task;
}

/**
 * A change in the form in which it can be undone.
 * @example
 * const [update] = useUpdateTaskMutation();
 * const changes = { status: 'done' } as const;
 * const { data } = await update({ projectId, taskId: task._id, changes });
 * const edit = doneEdit({ projectId, task, changes, response: data });
 */
export const doneEdit = ({ projectId, task, changes, response }: Change): DoneEdit => {
  const { afterTaskId, beforeTaskId, ...written } = changes;
  const moves = (changes.status ?? afterTaskId ?? beforeTaskId) !== undefined;
  return {
    projectId,
    taskId: task._id,
    title: task.title,
    before: requestOf(task, fieldsIn(changes)),
    written,
    people: task.assignees,
    version: response?.version,
    ...(moves && { place: { before: task.position, written: response?.position } }),
  };
};

/** `place`: the position in the column. */
export type UndoneField = TaskEdit | 'place';

/** Values that could not be restored, because someone else has changed them since. */
interface Lost {
  title: string;
  field: UndoneField;
  /** Who changed it; unknown for a place and for changes that are not in the history. */
  by?: string;
}

/** `gone`: the title of a task that has been deleted since. */
export type Undone = { lost: Lost[]; error?: unknown; gone?: string };

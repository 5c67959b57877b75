import { useCallback } from 'react';
import { fieldsIn, pickFields, type Assignee } from '@taskloom/contracts';
import { isKept, isUndecided, tasksApi } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '../store/hooks';
import { doneEdit, type Change, type DoneEdit } from './done-edit';
import { useOfferTaskUndo, type TaskUndoOptions, type UndoNow } from './use-offer-task-undo';

/** A change of a task, which has the values that the person saw. Someone else's change of the same field is not overwritten. */
export interface TaskChange extends Omit<Change, 'response'> {
  task: Change['task'] & { version?: number };
  /** The people of `changes.assignees`, to show them before the response. */
  people?: Assignee[];
  /** The caller handles conflicts itself: they are among the refused changes. */
  asksItself?: boolean;
}

/** The outcome of changes. One that waits for a decision about a conflict is in neither list, and has its own message. */
export interface EditedTasks<C> {
  /** Saved, or kept until there is a connection. */
  done: readonly DoneEdit[];
  refused: readonly (C & { error: unknown })[];
  /** Undoes some of `done` now. */
  undo: UndoNow;
}

/** How to undo the changes that were done; null for changes that can't be undone. */
export type OfferUndo = (done: readonly DoneEdit[]) => TaskUndoOptions | null;

const byKeys: OfferUndo = () => ({});

/**
 * Changes tasks: screens show the change at once, and the old values again when the server refuses it. Changes that were done are
 * undoable together, by default by the keys alone. Places are sent one after the other, because each depends on the one before.
 * @example
 * const edit = useEditTasks();
 * const { refused } = await edit([{ projectId, task, changes: { status: 'done' } }]);
 * if (refused.length > 0) toast.error('Not saved');
 */
export function useEditTasks() {
  const dispatch = useAppDispatch();
  const offerUndo = useOfferTaskUndo();
  return useCallback(
    async <C extends TaskChange>(edits: readonly C[], offer = byKeys): Promise<EditedTasks<C>> => {
      const done: DoneEdit[] = [];
      const refused: (C & { error: unknown })[] = [];
      const send = async (edit: C): Promise<void> => {
        const { task, ...rest } = edit;
        const before = pickFields(task, fieldsIn(edit.changes));
        const { data, error } = await dispatch(
          tasksApi.endpoints.updateTask.initiate(
            { ...rest, taskId: task._id, version: task.version, before },
            { track: false },
          ),
        );
        if (isUndecided(error)) return;
        if (error && !isKept(error)) refused.push({ ...edit, error });
        else done.push(doneEdit({ ...edit, response: data }));
      };
      const inOrder = edits.some(({ changes }) => changes.afterTaskId ?? changes.beforeTaskId);
      if (inOrder) for (const edit of edits) await send(edit);
      else await Promise.all(edits.map(send));
      const options = done.length > 0 ? offer(done) : null;
      return { done, refused, undo: options ? offerUndo(done, options) : () => Promise.resolve() };
    },
    [dispatch, offerUndo],
  );
}

import { useCallback } from 'react';
import { fieldsIn, pickFields, type EditableTask, type TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { doneEdit, useOfferTaskUndo, type DoneEdit } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

export type Edit = Partial<Pick<EditableTask, 'status' | 'priority' | 'deadline'>>;

export interface Edited {
  /** The tasks that the server has refused to change. */
  refused: readonly TaskHit[];
  /** Undoes the change of one task, which the keys undo with all others. */
  undo: (taskId: string) => Promise<void>;
}

/**
 * Changes one field of tasks, undoable together. The list shows it at once and shows the old values again when the server refuses.
 * `onUndo` is called before changes are undone.
 */
export function useEditTasks(onUndo?: (taskIds: readonly string[]) => void) {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  const offerUndo = useOfferTaskUndo();
  return useCallback(
    async (tasks: readonly TaskHit[], changes: Edit): Promise<Edited> => {
      const done: DoneEdit[] = [];
      const refused: TaskHit[] = [];
      const send = async (task: TaskHit): Promise<void> => {
        const { _id: taskId, project, version } = task;
        const path = { projectId: project._id, taskId };
        const before = pickFields(task, fieldsIn(changes));
        const { data, error } = await update({ ...path, changes, version, before });
        // The person is asked to resolve a conflict.
        if (isUndecided(error)) return;
        if (!error || isKept(error))
          return void done.push(doneEdit({ projectId: project._id, task, changes, response: data }));
        refused.push(task);
        toast.error(t('saveFailed'), errorMessage(error, t('saveFailed')));
      };
      await Promise.all(tasks.map(send));
      const undo = done.length > 0 ? offerUndo(done, { onUndo }) : undefined;
      return { refused, undo: async (id) => undo?.(done.filter(({ taskId }) => taskId === id)) };
    },
    [offerUndo, onUndo, t, update],
  );
}

import { useCallback } from 'react';
import type { EditableTask, TaskHit } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

export type Edit = Partial<Pick<EditableTask, 'status' | 'priority' | 'deadline'>>;

export interface Edited {
  /** The tasks that the server has refused to change. */
  refused: readonly TaskHit[];
  /** Undoes the change of one task, which the keys undo with all others. */
  undo: (taskId: string) => Promise<void>;
}

/** Changes one field of tasks of several projects. `onUndo` is called before changes are undone. */
export function useEditHits(onUndo?: (taskIds: readonly string[]) => void) {
  const t = useTexts();
  const edit = useEditTasks();
  return useCallback(
    async (tasks: readonly TaskHit[], changes: Edit): Promise<Edited> => {
      const edits = tasks.map((task) => ({ projectId: task.project._id, task, changes }));
      const { done, refused, undo } = await edit(edits, () => ({ onUndo }));
      for (const { error } of refused) toast.error(t('saveFailed'), errorMessage(error, t('saveFailed')));
      return {
        refused: refused.map(({ task }) => task),
        undo: (id) => undo(done.filter(({ taskId }) => taskId === id)),
      };
    },
    [edit, onUndo, t],
  );
}

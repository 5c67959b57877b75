import { useCallback } from 'react';
import type { EditableTask, TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

export type Edit = Partial<Pick<EditableTask, 'status' | 'priority' | 'deadline'>>;

/** Changes one field of a task; the list shows it at once and shows the old value again when the server refuses. */
export function useEditTask() {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  return useCallback(
    async ({ _id, project, version, ...task }: TaskHit, changes: Edit): Promise<boolean> => {
      const before: Edit = { status: task.status, priority: task.priority, deadline: task.deadline };
      const path = { projectId: project._id, taskId: _id };
      const { error } = await update({ ...path, changes, version, before });
      // The change is queued, or the person is asked to resolve a conflict: both have their own message.
      if (!error || isKept(error) || isUndecided(error)) return true;
      toast.error(t('saveFailed'), errorMessage(error, t('saveFailed')));
      return false;
    },
    [t, update],
  );
}

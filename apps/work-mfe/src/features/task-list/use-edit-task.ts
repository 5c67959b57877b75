import { useCallback } from 'react';
import { fieldsIn, pickFields, type EditableTask, type TaskHit } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useTexts } from '../../texts';

export type Edit = Partial<Pick<EditableTask, 'status' | 'priority' | 'deadline'>>;

/** A task as the person sees it. Without a version, changes of the field by others are not detected. */
export type Seen = Omit<TaskHit, 'version'> & { version?: number };

export interface Edited {
  /** False when the server has refused it. */
  done: boolean;
  /** The version of the task since; undefined while the change waits for a connection or a decision. */
  version?: number;
}

/** Changes one field of a task; the list shows it at once and shows the old value again when the server refuses. */
export function useEditTask() {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  return useCallback(
    async ({ _id, project, version, ...task }: Seen, changes: Edit): Promise<Edited> => {
      const before = pickFields(task, fieldsIn(changes));
      const path = { projectId: project._id, taskId: _id };
      const { data, error } = await update({ ...path, changes, version, before });
      // The change is queued, or the person is asked to resolve a conflict: both have their own message.
      if (!error || isKept(error) || isUndecided(error)) return { done: true, version: data?.version };
      toast.error(t('saveFailed'), errorMessage(error, t('saveFailed')));
      return { done: false };
    },
    [t, update],
  );
}

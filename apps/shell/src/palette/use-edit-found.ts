import { pickFields, type Assignee, type TaskEdit, type TaskHit, type TaskUpdate } from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { doneEdit, useOfferTaskUndo } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { fieldLabel } from '@taskloom/ui';
import { useCallback } from 'react';
import { usePaletteTexts } from './texts';

type Changed = Pick<TaskUpdate, Exclude<TaskEdit, 'title' | 'description' | 'startDate'>>;
type Field = keyof Changed;

/** A change of one field. */
export interface FoundEdit {
  changes: Changed;
  /** The people of `changes.assignees`, shown before the response. */
  people?: Assignee[];
}

const fieldOf = (changes: Changed): Field => {
  const [field] = Object.keys(changes) as Field[];
  if (!field) throw new Error('A change without a field');
  return field;
};

/** Changes a field of a task that is not open; a toast says so and offers to undo it. */
export function useEditFound() {
  const t = usePaletteTexts();
  const [update] = useUpdateTaskMutation();
  const offerUndo = useOfferTaskUndo();

  return useCallback(
    async (task: TaskHit, edit: FoundEdit): Promise<void> => {
      const { _id: taskId, project, title, version } = task;
      const field = fieldOf(edit.changes);
      const path = { projectId: project._id, taskId };
      const { data, error } = await update({ ...edit, ...path, before: pickFields(task, [field]), version });
      // The change waits for a decision about a conflict, which has its own message.
      if (isUndecided(error)) return;
      if (error && !isKept(error))
        return toast.error(t('changeFailed', { title }), errorMessage(error, t('changeFailedText')));
      offerUndo([doneEdit({ projectId: project._id, task, changes: edit.changes, response: data })], {
        toast: {
          kind: `palette-${taskId}-${field}`,
          title: () => t('changed', { title, field: fieldLabel(field) }),
          label: t('undo'),
          control: t('control'),
        },
      });
    },
    [offerUndo, t, update],
  );
}

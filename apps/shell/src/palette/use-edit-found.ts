import type { Assignee, TaskEdit, TaskHit, TaskUpdate } from '@taskloom/contracts';
import { errorMessage } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
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
  const editTasks = useEditTasks();

  return useCallback(
    async (task: TaskHit, edit: FoundEdit): Promise<void> => {
      const { _id: taskId, project, title } = task;
      const field = fieldOf(edit.changes);
      const toastOfUndo = {
        kind: `palette-${taskId}-${field}`,
        title: () => t('changed', { title, field: fieldLabel(field) }),
        label: t('undo'),
        control: t('control'),
      };
      const edits = [{ ...edit, projectId: project._id, task }];
      const { refused } = await editTasks(edits, () => ({ toast: toastOfUndo }));
      for (const { error } of refused)
        toast.error(t('changeFailed', { title }), errorMessage(error, t('changeFailedText')));
    },
    [editTasks, t],
  );
}

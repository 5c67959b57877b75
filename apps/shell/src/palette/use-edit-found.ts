import {
  requestOf,
  sameField,
  type Assignee,
  type TaskEdit,
  type TaskHit,
  type TaskUpdate,
} from '@taskloom/contracts';
import { errorMessage, isKept, isUndecided, tasksApi, useUpdateTaskMutation } from '@taskloom/contracts/rtk';
import { useAppDispatch } from '@taskloom/client';
import { offerUndo, toast } from '@taskloom/client/toasts';
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
  const dispatch = useAppDispatch();
  const [update] = useUpdateTaskMutation();

  /** Restores the earlier value, unless someone else has changed the field since. */
  const undo = useCallback(
    async (task: TaskHit, { changes }: FoundEdit) => {
      const path = { projectId: task.project._id, taskId: task._id };
      const field = fieldOf(changes);
      const { data: now } = await dispatch(
        tasksApi.endpoints.getTask.initiate(path, { forceRefetch: true, subscribe: false }),
      );
      if (now && !sameField(field, changes[field], now[field]))
        return toast.info(
          t('undoFailed'),
          t('changedSince', { title: task.title, field: fieldLabel(field) }),
        );
      const { error } = await update({
        ...path,
        changes: requestOf(task, [field]),
        people: field === 'assignees' ? task.assignees : undefined,
        before: changes,
        version: now?.version,
      });
      if (error && !isKept(error) && !isUndecided(error))
        toast.error(t('undoFailed'), errorMessage(error, t('changeFailedText')));
    },
    [dispatch, t, update],
  );

  return useCallback(
    async (task: TaskHit, edit: FoundEdit): Promise<void> => {
      const { _id: taskId, project, title, version } = task;
      const field = fieldOf(edit.changes);
      const { error } = await update({
        ...edit,
        projectId: project._id,
        taskId,
        before: { [field]: task[field] },
        version,
      });
      // The change waits for a decision about a conflict, which has its own message.
      if (isUndecided(error)) return;
      if (error && !isKept(error))
        return toast.error(t('changeFailed', { title }), errorMessage(error, t('changeFailedText')));
      offerUndo({
        kind: `palette-${taskId}-${field}`,
        title: () => t('changed', { title, field: fieldLabel(field) }),
        label: t('undo'),
        control: t('control'),
        undo: () => undo(task, edit),
      });
    },
    [t, undo, update],
  );
}

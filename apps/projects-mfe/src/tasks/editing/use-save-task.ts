import { TASK_EDITS, type EditableTask, type Task } from '@taskloom/contracts';
import { isKept, refusedEdit, useUpdateTaskMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { useCallback } from 'react';
import { useWarnBlocked } from '../blocked/use-warn-blocked';
import { follow, type Editing } from './editing';
import { draftOf } from './task-draft';
import { updateRequest } from './task-request';

/** `kept`: stored on this device until the connection is back. */
export type Outcome =
  { is: 'unchanged' | 'kept' | 'conflict' } | { is: 'saved'; task: Task } | { is: 'failed'; error: unknown };

const isTask = (value: object): value is EditableTask & { version: number } =>
  TASK_EDITS.every((field) => field === 'cover' || field in value);

/** Saves what differs. The server merges it with others' changes of other fields; for the same field the person has to choose. */
export function useSaveTask(
  { projectId, taskId }: TaskPath,
  onEdit: (change: (editing: Editing) => Editing) => void,
): (editing: Editing) => Promise<Outcome> {
  const [update] = useUpdateTaskMutation();
  const warnBlocked = useWarnBlocked(projectId);
  return useCallback(
    async (editing) => {
      const { base: before, version } = editing;
      const changes = updateRequest(before, editing.draft);
      if (Object.keys(changes).length === 0) return { is: 'unchanged' };
      const { data, error } = await update({
        projectId,
        taskId,
        changes,
        version,
        before,
        asksItself: true,
      });
      const kept = isKept(error);
      if (kept || data) warnBlocked([{ taskId, changes }]);
      if (kept) return { is: 'kept' };
      if (data) return { is: 'saved', task: data };
      const current = refusedEdit(error)?.current;
      if (!current || !isTask(current)) return { is: 'failed', error };
      const seen = { draft: draftOf(current), version: current.version };
      onEdit((now) => follow(now, seen));
      return follow(editing, seen).conflicts.length > 0 ? { is: 'conflict' } : { is: 'failed', error };
    },
    [update, projectId, taskId, onEdit, warnBlocked],
  );
}

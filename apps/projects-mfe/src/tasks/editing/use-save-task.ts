import { isRecord, type Task } from '@taskloom/contracts';
import { errorCode, isApiError, isKept, useUpdateTaskMutation, type TaskPath } from '@taskloom/contracts/rtk';
import { useCallback } from 'react';
import { useWarnBlocked } from '../blocked/use-warn-blocked';
import { follow, type Editing } from './editing';
import { draftOf } from './task-draft';
import { updateRequest } from './task-request';

/** How many stale versions are rebased before saving fails. */
const TRIES = 4;

const isTask = (value: unknown): value is Task =>
  isRecord(value) && typeof value.version === 'number' && Array.isArray(value.assignees);

/** The current task from the error of a stale version. */
const currentTask = (error: unknown): Task | null => {
  if (errorCode(error) !== 'STALE_VERSION' || !isApiError(error) || !isRecord(error.data)) return null;
  return isTask(error.data.current) ? error.data.current : null;
};

/** `kept`: stored on this device until the connection is back. */
export type Outcome =
  { is: 'unchanged' | 'kept' | 'conflict' } | { is: 'saved'; task: Task } | { is: 'failed'; error: unknown };

/**
 * Saves what differs, under the version that the form started from. When others have changed other fields,
 * the changes are rebased and sent again without a message; for the same field the person has to choose.
 */
export function useSaveTask(
  { projectId, taskId }: TaskPath,
  onFollow: (editing: Editing) => void,
): (editing: Editing) => Promise<Outcome> {
  const [update] = useUpdateTaskMutation();
  const warnBlocked = useWarnBlocked(projectId);
  return useCallback(
    async (first) => {
      let editing = first;
      for (let tries = TRIES; ; tries -= 1) {
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
        const task = currentTask(error);
        if (!task || tries === 0) return { is: 'failed', error };
        editing = follow(editing, { draft: draftOf(task), version: task.version });
        onFollow(editing);
        if (editing.conflicts.length > 0) return { is: 'conflict' };
      }
    },
    [update, projectId, taskId, onFollow, warnBlocked],
  );
}

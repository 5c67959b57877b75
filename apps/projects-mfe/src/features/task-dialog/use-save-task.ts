import { isRecord, type Task } from '@taskloom/contracts';
import {
  errorCode,
  errorMessage,
  isApiError,
  isKept,
  useUpdateTaskMutation,
  type TaskPath,
} from '@taskloom/contracts/rtk';
import { toast } from '@taskloom/client/toasts';
import { useState } from 'react';
import { useTexts } from '../../texts';
import { follow, type Editing } from './form/editing';
import { draftOf } from './form/task-draft';
import { updateRequest } from './form/task-request';

/** How many stale versions are rebased before saving fails. */
const TRIES = 4;

const isTask = (value: unknown): value is Task =>
  isRecord(value) && typeof value.version === 'number' && Array.isArray(value.assignees);

/** The current task from the error of a stale version. */
const currentTask = (error: unknown): Task | null => {
  if (errorCode(error) !== 'STALE_VERSION' || !isApiError(error) || !isRecord(error.data)) return null;
  return isTask(error.data.current) ? error.data.current : null;
};

export type Outcome = 'saved' | 'failed' | 'conflict';

/**
 * Saves what differs, under the version that the form started from. When others have changed other fields,
 * the changes are rebased and sent again without a message; for the same field the person has to choose.
 */
export function useSaveTask(path: TaskPath, onFollow: (editing: Editing) => void) {
  const t = useTexts();
  const [update] = useUpdateTaskMutation();
  const [isSaving, setSaving] = useState(false);

  const attempt = async (editing: Editing, tries: number): Promise<Outcome> => {
    const changes = updateRequest(editing.base, editing.draft);
    if (Object.keys(changes).length === 0) return 'saved';
    const { base: before, version } = editing;
    const { error } = await update({
      ...path,
      changes,
      version,
      before,
      asksItself: true,
    });
    if (isKept(error)) {
      toast.info(t('keptForLater'), t('keptForLaterText'));
      return 'saved';
    }
    if (!error) {
      toast.success(t('taskUpdated'), t('taskUpdatedText'));
      return 'saved';
    }
    const task = currentTask(error);
    if (!task || tries === 0) {
      toast.error(t('updateTaskFailed'), errorMessage(error, t('updateTaskFailedText')));
      return 'failed';
    }
    const next = follow(editing, { draft: draftOf(task), version: task.version });
    onFollow(next);
    return next.conflicts.length > 0 ? 'conflict' : attempt(next, tries - 1);
  };

  const save = async (editing: Editing): Promise<Outcome> => {
    setSaving(true);
    const outcome = await attempt(editing, TRIES);
    setSaving(false);
    return outcome;
  };
  return { save, isSaving };
}

import { TASK_EDITS, type EditableTask, type Task, type TaskCard } from '@taskloom/contracts';
import { refusedEdit } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
import { useCallback, useRef } from 'react';
import { useWarnBlocked } from '../blocked/use-warn-blocked';
import { follow, type Editing } from './editing';
import { draftOf } from './task-draft';
import { updateRequest } from './task-request';

/** `kept`: stored on this device until the connection is back. */
export type Outcome = { is: 'unchanged' | 'kept' | 'conflict' | 'saved' } | { is: 'failed'; error: unknown };

const isTask = (value: object): value is EditableTask & { version: number } =>
  TASK_EDITS.every((field) => field === 'cover' || field in value);

/**
 * Saves what differs, undoable. The server merges it with others' changes of other fields; for the same field the person has to choose.
 */
export function useSaveTask(
  projectId: string,
  task: Task | TaskCard,
  onEdit: (change: (editing: Editing) => Editing) => void,
): (editing: Editing) => Promise<Outcome> {
  const edit = useEditTasks();
  const warnBlocked = useWarnBlocked(projectId);
  const shown = useRef(task);
  shown.current = task;
  return useCallback(
    async (editing) => {
      const { base, version } = editing;
      const changes = updateRequest(base, editing.draft);
      if (Object.keys(changes).length === 0) return { is: 'unchanged' };
      const { _id: taskId, assignees, position } = shown.current;
      const before = { ...base, _id: taskId, assignees, position, version };
      const { done, refused } = await edit([{ projectId, task: before, changes, asksItself: true }]);
      const [saved] = done;
      if (saved) {
        warnBlocked([{ taskId, changes }]);
        return { is: saved.version === undefined ? 'kept' : 'saved' };
      }
      const error = refused[0]?.error;
      const current = refusedEdit(error)?.current;
      if (!current || !isTask(current)) return { is: 'failed', error };
      const seen = { draft: draftOf(current), version: current.version };
      onEdit((now) => follow(now, seen));
      return follow(editing, seen).conflicts.length > 0 ? { is: 'conflict' } : { is: 'failed', error };
    },
    [edit, projectId, onEdit, warnBlocked],
  );
}

import {
  conflictingFields,
  fieldsIn,
  type Person,
  type Task,
  type TaskCard,
  type TaskUpdate,
} from '@taskloom/contracts';
import { refusedEdit } from '@taskloom/contracts/rtk';
import { useEditTasks } from '@taskloom/client/realtime';
import { useCallback, useRef } from 'react';
import { useWarnBlocked } from '../blocked/use-warn-blocked';
import { assigneesOf } from './task-draft';

/** `kept`: stored on this device until the connection is back. */
export type Outcome = { is: 'kept' | 'conflict' | 'saved' } | { is: 'failed'; error: unknown };

/**
 * Saves changes of a task, undoable. The server merges them with others' changes of other fields; for the same field the person has to
 * choose.
 */
export function useSaveTask(
  projectId: string,
  task: Task | TaskCard,
  people: readonly Person[],
): (changes: TaskUpdate) => Promise<Outcome> {
  const edit = useEditTasks();
  const warnBlocked = useWarnBlocked(projectId);
  const shown = useRef({ task, people });
  shown.current = { task, people };
  return useCallback(
    async (changes) => {
      const { task: before, people: known } = shown.current;
      const assignees = changes.assignees && assigneesOf(changes.assignees, known, before);
      const { done, refused } = await edit([
        { projectId, task: before, changes, people: assignees, asksItself: true },
      ]);
      const [saved] = done;
      if (saved) {
        warnBlocked([{ taskId: before._id, changes }]);
        return { is: saved.version === undefined ? 'kept' : 'saved' };
      }
      const error = refused[0]?.error;
      const theirs = refusedEdit(error)?.current ?? before;
      const conflicts = conflictingFields(fieldsIn(changes), { before, mine: changes, theirs });
      return conflicts.length > 0 ? { is: 'conflict' } : { is: 'failed', error };
    },
    [edit, projectId, warnBlocked],
  );
}

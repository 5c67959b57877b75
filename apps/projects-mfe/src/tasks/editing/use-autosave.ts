import { fieldsIn, type Person, type Task, type TaskCard, type TaskEdit } from '@taskloom/contracts';
import { errorMessage, type TaskPath } from '@taskloom/contracts/rtk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts/all';
import { checkDraft, type DraftProblems } from './check-draft';
import type { TaskDraft } from './task-draft';
import { useEditing } from './use-editing';

/** The state of saving in the header. */
export type SaveState =
  { is: 'idle' | 'saving' | 'saved' | 'kept' } | { is: 'failed'; message?: string; retry: () => void };

/** Sends each field of a task when it is chosen or left. Only refused and unfinished values are drafts. */
export function useAutosave(path: TaskPath, task: Task | TaskCard, people: readonly Person[]) {
  const t = useTexts();
  const form = useEditing(path, task, people);
  const { change, read, send } = form;
  const [problems, setProblems] = useState<DraftProblems>({});
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const sends = useRef(0);

  /** Changes fields and saves them. Values with a problem stay in their fields. */
  const commit = useCallback(
    async (part: Partial<TaskDraft> = {}): Promise<void> => {
      change(part);
      const { draft, seen } = read();
      const found = checkDraft(draft, seen);
      setProblems(found);
      const sending = send(fieldsIn(found));
      if (!sending) return;
      const turn = ++sends.current;
      setState({ is: 'saving' });
      const outcome = await sending;
      if (outcome.is === 'failed') {
        const message = errorMessage(outcome.error, t('updateTaskFailedText'));
        setState({ is: 'failed', message, retry: () => void commit() });
      } else if (turn === sends.current) {
        const is = outcome.is === 'conflict' ? 'idle' : outcome.is;
        setState((now) => (now.is === 'failed' ? now : { is }));
      }
    },
    [change, read, send, t],
  );
  const putBack = (field: TaskEdit) => {
    form.putBack(field);
    setProblems((now) => ({ ...now, [field]: undefined }));
  };
  const keep = (field: TaskEdit, side: 'mine' | 'theirs') => {
    form.keep(field, side);
    void commit();
  };

  // The last input is also saved when the task closes without a blur: Back, a shortcut.
  useEffect(() => () => void commit(), [commit]);

  const restored = useMemo<SaveState>(() => ({ is: 'failed', retry: () => void commit() }), [commit]);
  return {
    ...form,
    problems,
    state: form.restored && state.is === 'idle' ? restored : state,
    commit: (part?: Partial<TaskDraft>) => void commit(part),
    putBack,
    keep,
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

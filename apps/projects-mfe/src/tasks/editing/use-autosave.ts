import {
  changedFields,
  pickFields,
  TASK_EDITS,
  type Task,
  type TaskCard,
  type TaskEdit,
} from '@taskloom/contracts';
import { errorMessage, type TaskPath } from '@taskloom/contracts/rtk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../texts/all';
import { checkDraft, type DraftProblems } from './check-draft';
import type { Editing } from './editing';
import { draftOf, type TaskDraft } from './task-draft';
import { useEditing } from './use-editing';
import { useSaveTask } from './use-save-task';

/** The state of saving in the header. */
export type SaveState =
  { is: 'idle' | 'saving' | 'saved' | 'kept' } | { is: 'failed'; message?: string; retry: () => void };

const withSent = (now: Editing, sent: Editing): Editing => {
  const written = pickFields(sent.draft, changedFields(sent.base, sent.draft));
  return now.version === sent.version ? { ...now, base: { ...now.base, ...written } } : now;
};

/** Without refused changes, which stay in their fields while the others are saved. */
const without = (editing: Editing, problems: DraftProblems): Editing => {
  const refused = TASK_EDITS.filter((field) => field in problems);
  return { ...editing, draft: { ...editing.draft, ...pickFields(editing.base, refused) } };
};

/** Saves the fields of a task automatically, one request after the other. */
export function useAutosave(path: TaskPath, task: Task | TaskCard) {
  const t = useTexts();
  const seen = { draft: draftOf(task), version: task.version };
  const form = useEditing(`task:${task._id}`, seen);
  const { editing, setEditing, change } = form;
  const [problems, setProblems] = useState<DraftProblems>({});
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const save = useSaveTask(path.projectId, task, setEditing);
  const latest = useRef(editing);
  latest.current = editing;
  const busy = useRef(false);
  const again = useRef(false);

  const run = useCallback(async (): Promise<void> => {
    again.current = true;
    if (busy.current) return;
    busy.current = true;
    while (again.current) {
      again.current = false;
      const found = checkDraft(latest.current.draft, latest.current.base);
      setProblems(found);
      const sent = without(latest.current, found);
      if (sent.conflicts.length > 0) break;
      if (changedFields(sent.base, sent.draft).length === 0) break;
      setState({ is: 'saving' });
      const outcome = await save(sent);
      if (outcome.is === 'failed') {
        const message = errorMessage(outcome.error, t('updateTaskFailedText'));
        setState({ is: 'failed', message, retry: () => void run() });
        break;
      }
      if (outcome.is === 'saved' || outcome.is === 'kept') {
        latest.current = withSent(latest.current, sent);
        setEditing((now) => withSent(now, sent));
      }
      setState({ is: outcome.is === 'kept' || outcome.is === 'saved' ? outcome.is : 'idle' });
    }
    busy.current = false;
  }, [save, setEditing, t]);

  /** Changes fields and saves them. */
  const commit = useCallback(
    (part: Partial<TaskDraft> = {}) => {
      latest.current = { ...latest.current, draft: { ...latest.current.draft, ...part } };
      change(part);
      void run();
    },
    [change, run],
  );
  /** Restores the server's value of a field. */
  const putBack = useCallback(
    (field: TaskEdit) => {
      const { base, draft } = latest.current;
      latest.current = { ...latest.current, draft: { ...draft, [field]: base[field] } };
      change({ [field]: base[field] });
      setProblems((now) => ({ ...now, [field]: undefined }));
    },
    [change],
  );
  const decided = useRef(false);
  /** Decides a conflict; the last decision saves. */
  const keep = (field: TaskEdit, side: 'mine' | 'theirs') => {
    form.keep(field, side);
    decided.current = true;
  };
  const open = editing.conflicts.length;
  useEffect(() => {
    if (!decided.current || open > 0) return;
    decided.current = false;
    void run();
  }, [open, run]);

  // The last input is also saved when the task closes without a blur: Back, a shortcut.
  useEffect(() => () => void run(), [run]);

  const restored = useMemo<SaveState>(() => ({ is: 'failed', retry: () => void run() }), [run]);
  return {
    editing,
    problems,
    state: form.restored && state.is === 'idle' ? restored : state,
    restored: form.restored,
    change,
    commit,
    putBack,
    keep,
    discard: form.discard,
    forget: form.forget,
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

import { fieldsIn, type Person, type Task, type TaskCard, type TaskEdit } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../drafts/drafts';
import {
  begin,
  conflictsOf,
  edited,
  follow,
  isStoredDraft,
  NOTHING_CHANGED,
  only,
  restore,
  settle,
  without,
  type Editing,
} from './editing';
import { draftOf, type TaskDraft } from './task-draft';
import { updateRequest } from './task-request';
import { useSaveTask, type Outcome } from './use-save-task';

const store = (name: string, editing: Editing): void => {
  if (fieldsIn(editing.draft).length > 0) keepDraft(name, editing);
  else forgetDraft(name);
};

/**
 * The fields of a task with the changes of this person, which are a draft until they are sent, and survive a reload. Sent changes are
 * shown by the queue, and are a draft again when they are refused.
 */
export function useEditing(
  { projectId, taskId }: TaskPath,
  task: Task | TaskCard,
  people: readonly Person[],
) {
  const name = `task:${taskId}`;
  const seen = useMemo(() => draftOf(task), [task]);
  const [editing, setEditing] = useState(() => begin(readDraft(name, isStoredDraft)));
  const current = follow(editing, seen);
  if (current !== editing) setEditing(current);
  const dirty = fieldsIn(current.draft).length > 0;
  const [restored, setRestored] = useState(dirty);
  const save = useSaveTask(projectId, task, people);
  const latest = useRef({ editing: current, seen });
  latest.current = { editing: current, seen };
  useEffect(() => store(name, current), [name, current]);

  /** Also stores, because a change may be refused after the task was closed. */
  const update = useCallback(
    (change: (editing: Editing, seen: TaskDraft) => Editing) => {
      const next = change(latest.current.editing, latest.current.seen);
      latest.current.editing = next;
      setEditing(next);
      store(name, next);
    },
    [name],
  );
  const change = useCallback(
    (part: Partial<TaskDraft>) => update((now, known) => edited(now, part, known)),
    [update],
  );
  /** Decides a conflict. */
  const keep = useCallback(
    (field: TaskEdit, side: 'mine' | 'theirs') => update((now, known) => settle(now, field, side, known)),
    [update],
  );
  /** Restores the server's value of a field. */
  const putBack = useCallback((field: TaskEdit) => update((now) => without(now, [field])), [update]);
  /** Discards the draft. */
  const discard = useCallback(() => {
    setRestored(false);
    update(() => NOTHING_CHANGED);
  }, [update]);
  /** The values as they are now, before the next render. */
  const read = useCallback(() => {
    const { editing: now, seen: known } = latest.current;
    return { draft: { ...known, ...now.draft }, seen: known };
  }, []);
  /** Sends the draft, except for these fields and conflicts. Null if nothing differs. */
  const send = useCallback(
    (except: readonly TaskEdit[] = []): Promise<Outcome> | null => {
      const { editing: now, seen: known } = latest.current;
      const sent = without(now, [...except, ...conflictsOf(now, known)]);
      update(() => without(now, fieldsIn(sent.draft)));
      const changes = updateRequest(known, { ...known, ...sent.draft });
      if (fieldsIn(changes).length === 0) return null;
      return save(changes).then((outcome) => {
        if (outcome.is === 'failed' || outcome.is === 'conflict')
          update((later) => restore(later, only(sent, fieldsIn(changes))));
        return outcome;
      });
    },
    [save, update],
  );

  return {
    draft: { ...seen, ...current.draft },
    seen,
    conflicts: conflictsOf(current, seen),
    /** Fields that are not sent. */
    unsent: fieldsIn(current.draft),
    dirty,
    restored: restored && dirty,
    change,
    keep,
    putBack,
    discard,
    read,
    send,
  };
}

import { changedFields, type TaskEdit } from '@taskloom/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../drafts/drafts';
import { begin, follow, isStoredDraft, settle, type Editing, type Seen } from './editing';
import type { TaskDraft } from './task-draft';

/**
 * The state of the form: starts with the stored draft, merges changes of others, and stores what is not
 * saved.
 */
export function useEditing(name: string, seen: Seen) {
  const [stored] = useState(() => readDraft(name, isStoredDraft));
  const [editing, setEditing] = useState<Editing>(() => begin(seen, stored));
  const [restored, setRestored] = useState(() => changedFields(editing.base, editing.draft).length > 0);
  const saved = useRef(false);

  const current = follow(editing, seen);
  if (current !== editing) setEditing(current);

  const { base, draft } = current;
  const dirty = changedFields(base, draft).length > 0;
  useEffect(() => {
    if (dirty && !saved.current) keepDraft(name, { base, draft });
    else forgetDraft(name);
  }, [name, base, draft, dirty]);

  const change = useCallback(
    (part: Partial<TaskDraft>) => setEditing((now) => ({ ...now, draft: { ...now.draft, ...part } })),
    [],
  );
  const keep = useCallback(
    (field: TaskEdit, side: 'mine' | 'theirs') => setEditing((now) => settle(now, field, side)),
    [],
  );
  const forget = useCallback(() => {
    saved.current = true;
    forgetDraft(name);
  }, [name]);
  /** Discards the restored draft and continues with the current task. */
  const discard = useCallback(() => {
    setRestored(false);
    setEditing((now) => ({ ...now, draft: now.base, conflicts: [] }));
  }, []);

  return { editing: current, setEditing, dirty, restored: restored && dirty, change, keep, forget, discard };
}

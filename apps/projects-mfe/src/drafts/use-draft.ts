import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts';

export interface Draft<T> {
  draft: T;
  change: (part: Partial<T>) => void;
  /** The values differ from the initial ones. */
  dirty: boolean;
  /** The values are those of an earlier visit, and not saved yet. */
  restored: boolean;
  /** Back to the initial values. */
  discard: () => void;
  /** Call after saving, and when the draft is given up. */
  forget: () => void;
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The values of a form that survive a reload, a closed tab and a failed save. The form starts with `initial`
 * when nothing is stored under `name`; it also gives the fields that an older version did not store.
 */
export function useDraft<T extends object>(
  name: string,
  initial: () => T,
  isDraft: (value: unknown) => value is T,
): Draft<T> {
  const [start] = useState(initial);
  const [draft, setDraft] = useState(() => ({ ...start, ...readDraft(name, isDraft) }));
  const dirty = !same(draft, start);
  const [found, setFound] = useState(dirty);

  useEffect(() => {
    if (dirty) keepDraft(name, draft);
    else forgetDraft(name);
  }, [name, draft, dirty]);

  const change = useCallback((part: Partial<T>) => setDraft((before) => ({ ...before, ...part })), []);
  const forget = useCallback(() => forgetDraft(name), [name]);
  const discard = () => {
    setDraft(start);
    setFound(false);
  };
  return { draft, change, dirty, restored: found && dirty, discard, forget };
}

import { changedFields, isRecord, rebase, TASK_EDITS, type TaskEdit } from '@taskloom/contracts';
import { fitsField } from './fits-field';
import type { TaskDraft } from './task-draft';

/** A task as the server has it, reduced to the fields of the form. */
export interface Seen {
  draft: TaskDraft;
  version: number;
}

/** The state of the form: the version it started from, its values, and conflicts with others. */
export interface Editing {
  base: TaskDraft;
  version: number;
  draft: TaskDraft;
  conflicts: readonly TaskEdit[];
}

/** The draft that the browser stores until it is saved. */
export type StoredDraft = Pick<Editing, 'base' | 'draft'>;

export const begin = (seen: Seen, stored: StoredDraft | null): Editing => {
  const { draft, conflicts } = stored
    ? rebase(stored.base, stored.draft, seen.draft)
    : { draft: seen.draft, conflicts: [] };
  return { base: seen.draft, version: seen.version, draft, conflicts };
};

/**
 * Merges what others have saved in the meantime. Only a newer version counts: the cache also shows optimistic
 * changes of the viewer, under the old version.
 */
export const follow = (editing: Editing, seen: Seen): Editing => {
  if (seen.version <= editing.version) return editing;
  const { draft, conflicts } = rebase(editing.base, editing.draft, seen.draft);
  const open = editing.conflicts.filter((field) => changedFields(seen.draft, draft).includes(field));
  return {
    base: seen.draft,
    version: seen.version,
    draft,
    conflicts: [...new Set([...open, ...conflicts])],
  };
};

/** Resolves a conflict with one of the two values. */
export const settle = (editing: Editing, field: TaskEdit, keep: 'mine' | 'theirs'): Editing => ({
  ...editing,
  draft: keep === 'mine' ? editing.draft : { ...editing.draft, [field]: editing.base[field] },
  conflicts: editing.conflicts.filter((other) => other !== field),
});

/** A draft that an older version stored may have another shape. */
export const isTaskDraft = (value: unknown): value is TaskDraft =>
  isRecord(value) && TASK_EDITS.every((field) => fitsField(field, value[field]));

export const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && isTaskDraft(value.base) && isTaskDraft(value.draft);

import {
  ASSIGNEE_ROLES,
  isRecord,
  TASK_DEFAULTS,
  TASK_EDITS,
  TASK_PRIORITIES,
  TASK_STATUSES,
  type TaskEdit,
} from '@taskloom/contracts';
import { isText, isTextOrNull } from '../../drafts/drafts';
import { rebase } from './rebase';
import { changedFields, type TaskDraft } from './task-draft';

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

const isRow = (value: unknown): boolean =>
  isRecord(value) && isText(value.user) && ASSIGNEE_ROLES.some((role) => role === value.role);

/** Fields whose values need more than the type of their default. */
const CHECKS: Partial<Record<TaskEdit, (value: unknown) => boolean>> = {
  status: (value) => TASK_STATUSES.some((status) => status === value),
  priority: (value) => TASK_PRIORITIES.some((priority) => priority === value),
  deadline: isTextOrNull,
  assignees: (value) => Array.isArray(value) && value.every(isRow),
  labels: (value) => value === undefined || (Array.isArray(value) && value.every(isText)),
};

/**
 * Of a field that is null by default, any text or number fits. The version that stored the draft may not have known the field, and what
 * was typed into the others must not be lost.
 */
const fits = (field: TaskEdit, value: unknown): boolean => {
  const check = CHECKS[field];
  if (check) return check(value);
  const usual = TASK_DEFAULTS[field];
  return usual === null
    ? value === undefined || isTextOrNull(value) || typeof value === 'number'
    : typeof value === typeof usual;
};

/** A draft that an older version stored may have another shape. */
export const isTaskDraft = (value: unknown): value is TaskDraft =>
  isRecord(value) && TASK_EDITS.every((field) => fits(field, value[field]));

export const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && isTaskDraft(value.base) && isTaskDraft(value.draft);

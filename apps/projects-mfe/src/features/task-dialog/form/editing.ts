import { ASSIGNEE_ROLES, TASK_PRIORITIES, TASK_STATUSES } from '@taskloom/contracts';
import { isRecord, isText, isTextOrNull } from '../../../drafts/drafts';
import { rebase } from './rebase';
import { changedFields, type DraftField, type TaskDraft } from './task-draft';

/** A task as the server has it, reduced to what the form edits. */
export interface Seen {
  draft: TaskDraft;
  version: number;
}

/** The state of the form: what it began from, what it holds, and where others were in the way. */
export interface Editing {
  base: TaskDraft;
  version: number;
  draft: TaskDraft;
  conflicts: readonly DraftField[];
}

/** What is kept in the browser until it is saved. */
export type StoredDraft = Pick<Editing, 'base' | 'draft'>;

export const begin = (seen: Seen, stored: StoredDraft | null): Editing => {
  const { draft, conflicts } = stored
    ? rebase(stored.base, stored.draft, seen.draft)
    : { draft: seen.draft, conflicts: [] };
  return { base: seen.draft, version: seen.version, draft, conflicts };
};

/**
 * Takes over what others have saved meanwhile. Only a newer version counts: the cache also shows one's own changes
 * before the server has answered, under the old version.
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

/** Keeps one side of a conflict. */
export const settle = (editing: Editing, field: DraftField, keep: 'mine' | 'theirs'): Editing => ({
  ...editing,
  draft: keep === 'mine' ? editing.draft : { ...editing.draft, [field]: editing.base[field] },
  conflicts: editing.conflicts.filter((other) => other !== field),
});

const isRow = (value: unknown): boolean =>
  isRecord(value) && isText(value.user) && ASSIGNEE_ROLES.some((role) => role === value.role);

/** What an older version kept in the browser may look different. */
export const isTaskDraft = (value: unknown): value is TaskDraft =>
  isRecord(value) &&
  isText(value.title) &&
  isText(value.description) &&
  TASK_STATUSES.some((status) => status === value.status) &&
  TASK_PRIORITIES.some((priority) => priority === value.priority) &&
  isTextOrNull(value.deadline) &&
  Array.isArray(value.assignees) &&
  value.assignees.every(isRow);

export const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && isTaskDraft(value.base) && isTaskDraft(value.draft);

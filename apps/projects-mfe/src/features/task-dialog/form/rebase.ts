import { DRAFT_FIELDS, sameField, type DraftField, type TaskDraft } from './task-draft';

export interface Rebased {
  draft: TaskDraft;
  /** Fields that both sides changed, to different values. The draft keeps mine until a choice is made. */
  conflicts: DraftField[];
}

/**
 * Puts my changes on top of theirs. `base` is the task as I began to edit it, `mine` the form, `theirs` the task as it
 * is now: what I did not touch follows theirs, what only I touched stays, and what both touched differently is a conflict.
 */
export const rebase = (base: TaskDraft, mine: TaskDraft, theirs: TaskDraft): Rebased => {
  const conflicts: DraftField[] = [];
  const draft = DRAFT_FIELDS.reduce<TaskDraft>((result, field) => {
    if (sameField(field, base, mine)) return { ...result, [field]: theirs[field] };
    if (!sameField(field, base, theirs) && !sameField(field, mine, theirs)) conflicts.push(field);
    return { ...result, [field]: mine[field] };
  }, mine);
  return { draft, conflicts };
};

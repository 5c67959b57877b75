import { TASK_EDITS, type TaskEdit } from '@taskloom/contracts';
import { sameField, type TaskDraft } from './task-draft';

export interface Rebased {
  draft: TaskDraft;
  /** Fields that both sides changed to different values. The draft keeps mine until a choice is made. */
  conflicts: TaskEdit[];
}

/**
 * Rebases my changes onto theirs. `base` is the task when editing started, `mine` the form, `theirs` the
 * current task. Fields that I did not touch follow theirs, fields that only I changed keep mine, and fields
 * that both changed differently are conflicts.
 */
export const rebase = (base: TaskDraft, mine: TaskDraft, theirs: TaskDraft): Rebased => {
  const conflicts: TaskEdit[] = [];
  const draft = TASK_EDITS.reduce<TaskDraft>((result, field) => {
    if (sameField(field, base, mine)) return { ...result, [field]: theirs[field] };
    if (!sameField(field, base, theirs) && !sameField(field, mine, theirs)) conflicts.push(field);
    return { ...result, [field]: mine[field] };
  }, mine);
  return { draft, conflicts };
};

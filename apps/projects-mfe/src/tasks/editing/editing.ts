import {
  changedFields,
  conflictingFields,
  fieldsIn,
  isRecord,
  pickFields,
  sameField,
  TASK_EDITS,
  type TaskEdit,
} from '@taskloom/contracts';
import { fitsField } from './fits-field';
import type { TaskDraft } from './task-draft';

/** Fields that a person has changed and not sent, with the values they replace. All others are those of the task. */
export interface Editing {
  base: Partial<TaskDraft>;
  draft: Partial<TaskDraft>;
}

export const NOTHING_CHANGED: Editing = { base: {}, draft: {} };

export const only = ({ base, draft }: Editing, fields: readonly TaskEdit[]): Editing => ({
  base: pickFields(base, fields),
  draft: pickFields(draft, fields),
});

export const without = (editing: Editing, fields: readonly TaskEdit[]): Editing =>
  only(
    editing,
    fieldsIn(editing.draft).filter((field) => !fields.includes(field)),
  );

/** Earlier versions stored all fields. */
export const begin = (stored: Editing | null): Editing =>
  stored ? only(stored, changedFields(stored.base, stored.draft)) : NOTHING_CHANGED;

/** Without the fields whose values the task has by now. */
export const follow = (editing: Editing, seen: TaskDraft): Editing => {
  const same = fieldsIn(editing.draft).filter((field) => sameField(field, editing.draft[field], seen[field]));
  return same.length > 0 ? without(editing, same) : editing;
};

export const edited = ({ base, draft }: Editing, part: Partial<TaskDraft>, seen: TaskDraft): Editing =>
  follow({ base: { ...pickFields(seen, fieldsIn(part)), ...base }, draft: { ...draft, ...part } }, seen);

/** The fields that others have changed too, to another value. */
export const conflictsOf = ({ base, draft }: Editing, seen: TaskDraft): TaskEdit[] =>
  conflictingFields(fieldsIn(draft), { before: base, mine: draft, theirs: seen });

/** Resolves a conflict with one of the two values. */
export const settle = (
  editing: Editing,
  field: TaskEdit,
  keep: 'mine' | 'theirs',
  seen: TaskDraft,
): Editing =>
  keep === 'theirs'
    ? without(editing, [field])
    : { ...editing, base: { ...editing.base, ...pickFields(seen, [field]) } };

/** Returns refused fields to the draft. One that was changed again meanwhile keeps its newer value. */
export const restore = ({ base, draft }: Editing, refused: Editing): Editing => ({
  base: { ...base, ...refused.base },
  draft: { ...refused.draft, ...draft },
});

/** A draft that an older version stored may have another shape. */
export const isTaskDraft = (value: unknown): value is TaskDraft =>
  isRecord(value) && TASK_EDITS.every((field) => fitsField(field, value[field]));

const isPart = (value: unknown): value is Partial<TaskDraft> =>
  isRecord(value) && fieldsIn(value).every((field) => fitsField(field, value[field]));

export const isStoredDraft = (value: unknown): value is Editing =>
  isRecord(value) && isPart(value.base) && isPart(value.draft);

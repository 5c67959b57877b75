import { changedFields, pickFields, sameField, type TaskFieldValues } from './task-fields.js';
import type { TaskEdit } from './task.js';

/** The values that a person saw, those that the person wants, and those of others in the meantime. */
export interface ThreeSides {
  before: TaskFieldValues;
  mine: TaskFieldValues;
  theirs: TaskFieldValues;
}

/** The field was changed by others, and not to the value that the person wants. */
const conflicts = (field: TaskEdit, { before, mine, theirs }: ThreeSides): boolean =>
  !sameField(field, before[field], theirs[field]) && !sameField(field, mine[field], theirs[field]);

/**
 * The fields of a request that others have changed to another value since `before`. A field that the request contains counts as changed,
 * whatever its value; one without an earlier value never conflicts.
 * @example
 * const sides = { before: { title: 'Dock' }, mine: { title: 'Pier' }, theirs: { title: 'Quay' } };
 * conflictingFields(['title'], sides); // ['title']
 */
export const conflictingFields = <F extends TaskEdit>(fields: readonly F[], sides: ThreeSides): F[] =>
  fields.filter((field) => field in sides.mine && field in sides.before && conflicts(field, sides));

/**
 * A draft after a merge.
 * @deprecated As {@link rebase}.
 */
export interface Rebased<Draft> {
  draft: Draft;
  /** Both sides changed these to different values. The draft keeps mine until a choice is made. */
  conflicts: TaskEdit[];
}

/**
 * Rebases a draft of all fields onto the current task: fields that the person did not change follow others, the rest stays.
 * @deprecated Keep the changed fields alone, with the values that they replace, and compare them by {@link conflictingFields}.
 * @example
 * const before = { title: 'Dock', status: 'todo' };
 * const { draft } = rebase(before, { ...before, title: 'Pier' }, { ...before, status: 'done' });
 * draft; // { title: 'Pier', status: 'done' }
 */
export const rebase = <Draft extends TaskFieldValues>(
  before: Draft,
  mine: Draft,
  theirs: Draft,
): Rebased<Draft> => {
  const changed = changedFields(before, mine);
  return {
    draft: { ...theirs, ...pickFields(mine, changed) },
    conflicts: changed.filter((field) => conflicts(field, { before, mine, theirs })),
  };
};

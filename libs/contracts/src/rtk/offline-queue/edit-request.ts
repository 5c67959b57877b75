import type { ErrorBody } from '../../errors.js';
import type { Project } from '../../project.js';
import { fieldsIn, requestOf } from '../../task-fields.js';
import type { Task } from '../../task.js';
import { errorCode, type ApiError } from '../api-error.js';
import type { Seen } from './pending-write.js';

type Edit = Seen<string> & { changes: object };

/**
 * Marks a new edit: its request names the values it replaces, and the server merges it. One that an earlier release has queued keeps
 * its body, which belongs to its key.
 */
export const mergedByServer = <Arg extends Edit>(arg: Arg): Arg =>
  arg.before === undefined ? arg : { ...arg, merged: true };

/** The body of an edit. */
export const bodyOf = ({ changes, before = {}, merged }: Edit): object => {
  if (!merged) return changes;
  const fields = fieldsIn(changes).filter((field) => field in before);
  const { position } = before;
  return {
    ...changes,
    before: { ...requestOf(before, fields), ...(position !== undefined && { position }) },
  };
};

/** Why an edit was refused: the current object, and with `fields` those that others have changed too. */
export type RefusedEdit = Pick<ErrorBody, 'fields' | 'by'> & { current: Task | Project };

/**
 * The changes of others, when an edit was refused for that reason; null for other errors.
 * @example
 * const { error } = await update({ ...path, changes, before, asksItself: true });
 * const refused = refusedEdit(error);
 */
export const refusedEdit = (error: unknown): RefusedEdit | null => {
  if (errorCode(error) !== 'STALE_VERSION') return null;
  // `errorCode` has found the server's error body.
  const data = (error as ApiError).data as RefusedEdit;
  return data.current === undefined ? null : data;
};

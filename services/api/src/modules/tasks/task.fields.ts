import { TASK_EDITS, type TaskEdit } from '@taskloom/contracts';

/** Columns that a request may set, and that an event compares; people are compared separately. */
export type TaskField = Exclude<TaskEdit, 'assignees'> | 'position';

export const TASK_FIELDS: readonly TaskField[] = [
  ...TASK_EDITS.filter((field) => field !== 'assignees'),
  'position',
];

import type { TaskUpdate } from '@taskloom/contracts';

/** Columns that a request may set, and that an event compares; people are told apart by themselves. */
export const TASK_FIELDS = [
  'title',
  'description',
  'status',
  'priority',
  'deadline',
  'position',
] as const satisfies (keyof TaskUpdate)[];

export type TaskField = (typeof TASK_FIELDS)[number];

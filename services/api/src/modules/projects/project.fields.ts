import type { ProjectUpdate } from '@taskloom/contracts';

/** What a request may set, and what an event compares. */
export const PROJECT_FIELDS = [
  'title',
  'description',
  'status',
  'deadline',
] as const satisfies (keyof ProjectUpdate)[];

export type ProjectField = (typeof PROJECT_FIELDS)[number];

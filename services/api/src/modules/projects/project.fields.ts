import type { ProjectUpdate } from '@taskloom/contracts';

/** Fields that a request may set and that events compare. */
export const PROJECT_FIELDS = [
  'title',
  'description',
  'status',
  'deadline',
  'archiveDoneAfter',
] as const satisfies (keyof ProjectUpdate)[];

export type ProjectField = (typeof PROJECT_FIELDS)[number];

import { LIMITS, shorten, type TaskCard } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';

const COPY_PARTS = ['checklist', 'people', 'labels', 'files'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];
export type CopyChoice = Record<CopyPart, boolean>;

const storage = remoteStorage('projects');
const KEY = 'copy-parts';

/** The parts that the task has. */
export const partsOf = (task: TaskCard): CopyPart[] => {
  const has: CopyChoice = {
    checklist: task.checklistTotal > 0,
    people: task.assignees.length > 0,
    labels: task.labels.length > 0,
    files: task.attachmentCount > 0,
  };
  return COPY_PARTS.filter((part) => has[part]);
};

/** The person's last choice; everything at first, and of parts that they were never asked about. */
export const keptChoice = (): CopyChoice => {
  const kept: unknown = storage.read(KEY);
  const without: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const takes = (part: CopyPart) => !without.includes(part);
  return {
    checklist: takes('checklist'),
    people: takes('people'),
    labels: takes('labels'),
    files: takes('files'),
  };
};

export const keepChoice = (choice: CopyChoice): void =>
  storage.write(
    KEY,
    COPY_PARTS.filter((part) => !choice[part]),
  );

/** The title with its suffix, within the limit. `add` adds the suffix to a title. */
export const copyTitle = (title: string, add: (title: string) => string): string =>
  add(shorten(title, LIMITS.title - add('').length));

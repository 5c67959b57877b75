import { TASK_STATUSES, type TaskCard, type TaskStatus } from '@taskloom/contracts';

export type Columns = Record<TaskStatus, readonly TaskCard[]>;

/** The cards of each column, in the order of the list, which the cache keeps up to date optimistically. */
export const columnsOf = (cards: readonly TaskCard[]): Columns => {
  const columns: Record<TaskStatus, TaskCard[]> = { todo: [], inprogress: [], done: [] };
  for (const card of cards) columns[card.status]?.push(card);
  return columns;
};

/**
 * Returns the new columns, but reuses the old array of each column whose cards are identical, so that an
 * unchanged column does not re-render.
 */
export const keepUnchanged = (before: Columns, after: Columns): Columns => {
  const kept = { ...after };
  for (const status of TASK_STATUSES) {
    const [old, now] = [before[status], after[status]];
    if (old.length === now.length && old.every((card, at) => card === now[at])) kept[status] = old;
  }
  return kept;
};

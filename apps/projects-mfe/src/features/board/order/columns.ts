import { TASK_STATUSES, type TaskCard, type TaskStatus } from '@taskloom/contracts';

export type Columns = Record<TaskStatus, readonly TaskCard[]>;

/** The cards of each column, in the order of the list: the cache keeps it, also before the server has answered. */
export const columnsOf = (cards: readonly TaskCard[]): Columns => {
  const columns: Record<TaskStatus, TaskCard[]> = { todo: [], inprogress: [], done: [] };
  for (const card of cards) columns[card.status]?.push(card);
  return columns;
};

/**
 * The new columns, keeping each old array whose cards are the same ones: a column that did not change is not drawn
 * again.
 */
export const keepUnchanged = (before: Columns, after: Columns): Columns => {
  const kept = { ...after };
  for (const status of TASK_STATUSES) {
    const [old, now] = [before[status], after[status]];
    if (old.length === now.length && old.every((card, at) => card === now[at])) kept[status] = old;
  }
  return kept;
};

import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';
import type { Columns } from './columns';
import type { MoveKey } from './keyboard';
import { placeOf } from './place';

/** The nearest column on that side that has cards. */
const columnBeside = (columns: Columns, status: TaskStatus, by: 1 | -1): TaskStatus | undefined => {
  const at = TASK_STATUSES.indexOf(status);
  const side = by > 0 ? TASK_STATUSES.slice(at + 1) : TASK_STATUSES.slice(0, at).toReversed();
  return side.find((other) => columns[other].length > 0);
};

/**
 * The card that an arrow key, Home or End leads to, or null at the edge. `level` picks the card of another column that is at the height of
 * the current one; by default the one with the same index.
 */
export const neighbourOf = (
  columns: Columns,
  id: string,
  key: MoveKey,
  level?: (status: TaskStatus) => string | undefined,
): string | null => {
  const from = placeOf(columns, id);
  if (!from) return null;
  const cards = columns[from.status];
  const beside = (by: 1 | -1): string | null => {
    const status = columnBeside(columns, from.status, by);
    if (!status) return null;
    const others = columns[status];
    return level?.(status) ?? others[Math.min(from.index, others.length - 1)]?._id ?? null;
  };
  switch (key) {
    case 'ArrowUp':
      return cards[from.index - 1]?._id ?? null;
    case 'ArrowDown':
      return cards[from.index + 1]?._id ?? null;
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowRight':
      return beside(1);
    case 'Home':
      return cards[0]?._id ?? null;
    case 'End':
      return cards.at(-1)?._id ?? null;
  }
};

import type { TaskStatus, TaskUpdate } from '@taskloom/contracts';
import type { Columns } from './columns';

/** Where a card is or would land. `index` counts the other cards above it in the column. */
export interface Place {
  status: TaskStatus;
  index: number;
}

export const samePlace = (a: Place, b: Place): boolean => a.status === b.status && a.index === b.index;

/** Null for a card that is not on the board, for example because a filter hides it. */
export const placeOf = (columns: Columns, id: string): Place | null => {
  for (const [status, cards] of Object.entries(columns) as [TaskStatus, Columns[TaskStatus]][]) {
    const index = cards.findIndex(({ _id }) => _id === id);
    if (index >= 0) return { status, index };
  }
  return null;
};

/** The number of other cards in a column. */
export const othersIn = (columns: Columns, status: TaskStatus, id: string): number =>
  columns[status].filter(({ _id }) => _id !== id).length;

/**
 * The request that moves the card there: the place is identified by the neighbour above, otherwise by the one
 * below. Null when the card is already there. An index past the end means the end.
 */
export const moveTo = (columns: Columns, id: string, place: Place): TaskUpdate | null => {
  const from = placeOf(columns, id);
  const others = columns[place.status].filter(({ _id }) => _id !== id);
  const index = Math.min(Math.max(place.index, 0), others.length);
  if (!from || samePlace(from, { status: place.status, index })) return null;
  const { status } = place;
  const above = others[index - 1];
  if (above) return { status, afterTaskId: above._id };
  const below = others[0];
  return below ? { status, beforeTaskId: below._id } : { status };
};

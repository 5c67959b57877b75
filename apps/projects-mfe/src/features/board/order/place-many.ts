import type { TaskStatus, TaskUpdate } from '@taskloom/contracts';
import type { Columns } from './columns';
import { moveTo } from './place';

/** Where several cards go: to the top or the end of a column. */
export interface Target {
  status: TaskStatus;
  end: 'top' | 'bottom';
}

/**
 * The requests that move cards to one end of a column, to be sent one after the other: each card follows the one before, so that they
 * keep their order. A card that is already there needs none.
 */
export const moveManyTo = (
  columns: Columns,
  ids: readonly string[],
  { status, end }: Target,
): { id: string; changes: TaskUpdate }[] => {
  const without: Columns = {
    ...columns,
    [status]: columns[status].filter(({ _id }) => _id === ids[0] || !ids.includes(_id)),
  };
  const index = end === 'top' ? 0 : Number.POSITIVE_INFINITY;
  return ids.flatMap((id, at) => {
    const before = ids[at - 1];
    const changes =
      before === undefined ? moveTo(without, id, { status, index }) : { status, afterTaskId: before };
    return changes ? [{ id, changes }] : [];
  });
};

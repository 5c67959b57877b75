import { TASK_STATUSES, type TaskStatus } from '@taskloom/contracts';
import type { Place } from './place';

const MOVE_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
export type MoveKey = (typeof MOVE_KEYS)[number];

export const isMoveKey = (key: string): key is MoveKey => MOVE_KEYS.some((known) => known === key);

const beside = (status: TaskStatus, by: number): TaskStatus =>
  TASK_STATUSES[TASK_STATUSES.indexOf(status) + by] ?? status;

/** The place that a key moves a lifted card to. `others` returns the number of other cards in a column. */
export const step = (place: Place, key: MoveKey, others: (status: TaskStatus) => number): Place => {
  const inColumn = (status: TaskStatus, index: number): Place => ({
    status,
    index: Math.min(Math.max(index, 0), others(status)),
  });
  const { status, index } = place;
  switch (key) {
    case 'ArrowUp':
      return inColumn(status, index - 1);
    case 'ArrowDown':
      return inColumn(status, index + 1);
    case 'ArrowLeft':
      return inColumn(beside(status, -1), index);
    case 'ArrowRight':
      return inColumn(beside(status, 1), index);
    case 'Home':
      return inColumn(status, 0);
    case 'End':
      return inColumn(status, others(status));
  }
};

import type { TaskCard, TaskStatus } from '@taskloom/contracts';
import type { Place } from './place';

/** A card that is being moved. */
export interface Lift {
  card: TaskCard;
  from: Place;
  to: Place;
  /** A pointer drags the card freely; the keyboard moves it from place to place. */
  by: 'pointer' | 'keyboard';
  /** The height of its gap, in pixels. */
  height: number;
}

/** `at` counts the other cards above, as in {@link Place}; for the lifted card it is where it would land. */
export type Row =
  { kind: 'card'; card: TaskCard; at: number; lifted: boolean } | { kind: 'gap'; height: number };

const asRow = (card: TaskCard, at: number): Row => ({ kind: 'card', card, at, lifted: false });

/** The rows of a column from top to bottom, including the gap of a card that is being moved. */
export const rowsOf = (status: TaskStatus, cards: readonly TaskCard[], lift: Lift | null): Row[] => {
  if (!lift) return cards.map(asRow);
  const rows = cards.filter(({ _id }) => _id !== lift.card._id).map(asRow);
  if (lift.to.status !== status) return rows;
  const landing: Row =
    lift.by === 'keyboard'
      ? { kind: 'card', card: lift.card, at: lift.to.index, lifted: true }
      : { kind: 'gap', height: lift.height };
  return rows.toSpliced(lift.to.index, 0, landing);
};

export const rowKey = (row: Row | undefined): string => (row?.kind === 'card' ? row.card._id : 'gap');

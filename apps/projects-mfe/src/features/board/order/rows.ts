import type { TaskCard, TaskStatus } from '@taskloom/contracts';
import type { Place } from './place';

/** A card that has left its place and not yet landed. */
export interface Lift {
  card: TaskCard;
  from: Place;
  to: Place;
  /** A pointer carries it through the air; a key pushes it from place to place. */
  by: 'pointer' | 'keyboard';
  /** Pixels that its gap keeps open. */
  height: number;
}

/** `at` counts the other cards above it, as {@link Place} does; for the lifted card itself it is where it lands. */
export type Row =
  { kind: 'card'; card: TaskCard; at: number; lifted: boolean } | { kind: 'gap'; height: number };

const asRow = (card: TaskCard, at: number): Row => ({ kind: 'card', card, at, lifted: false });

/** What a column shows, top to bottom, while a card may be in flight. */
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

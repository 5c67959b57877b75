import { memo, type CSSProperties, type Ref } from 'react';
import { TaskCard } from '../card/task-card';
import { CARD_AT } from '../drag/landing';
import type { Row } from '../order/rows';
import styles from './board-column.module.css';

interface RowItemProps {
  row: Row;
  hintId: string;
  /** Of a virtualised list. */
  virtual?: { ref: Ref<HTMLLIElement>; index: number; count: number; style: CSSProperties };
}

type CardRow = Extract<Row, { kind: 'card' }>;

const Draggable = memo(
  function Draggable({ row: { card, at, lifted }, hintId }: { row: CardRow; hintId: string }) {
    return (
      <div data-card={card._id} {...(lifted ? {} : { [CARD_AT]: at })}>
        <TaskCard card={card} lifted={lifted} hintId={hintId} />
      </div>
    );
  },
  (a, b) =>
    a.row.card === b.row.card &&
    a.row.at === b.row.at &&
    a.row.lifted === b.row.lifted &&
    a.hintId === b.hintId,
);

/** A card, or the gap where the dragged card would land. */
export function RowItem({ row, hintId, virtual }: RowItemProps) {
  const place = virtual && {
    ref: virtual.ref,
    style: virtual.style,
    'data-index': virtual.index,
    'aria-posinset': virtual.index + 1,
    'aria-setsize': virtual.count,
  };
  return (
    <li className={styles.row} {...place}>
      {row.kind === 'card' ? (
        <Draggable row={row} hintId={hintId} />
      ) : (
        <div className={styles.gap} style={{ height: row.height }} />
      )}
    </li>
  );
}

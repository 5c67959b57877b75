import type { TaskStatus } from '@taskloom/contracts';
import { usePendingWrites } from '@taskloom/client/realtime';
import { useMemo, useState } from 'react';
import { EDGES } from '../drag/landing';
import { useOpenCard } from '../open-card';
import type { Row } from '../order/rows';
import { rowKey } from '../order/rows';
import styles from './board-column.module.css';
import { KeepInPlace } from './keep-in-place';
import { RowItem } from './row-item';
import { useVirtualCards } from './use-virtual-cards';

/**
 * From this number on the list is virtualised. Shorter lists leave the layout to the browser, which is
 * simpler.
 */
export const VIRTUAL_FROM = 60;

/** How many cards of a long column are shown until the code for virtualised lists is loaded. */
const FIRST_ROWS = 12;

interface ColumnCardsProps {
  status: TaskStatus;
  rows: readonly Row[];
  emptyText: string;
  hintId: string;
}

/** The cards of a column in their scroll container. */
export function ColumnCards({ status, rows, emptyText, hintId }: ColumnCardsProps) {
  // State, not a ref: the list inside renders before its scroll container is mounted.
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const writes = usePendingWrites();
  const open = useOpenCard();
  // Opening a task makes the board narrower, which moves cards too.
  const mine = useMemo(() => ({ writes, open }), [writes, open]);
  const flying = rows.some((row) => row.kind === 'gap' || row.lifted);
  const long = rows.length >= VIRTUAL_FROM;
  const VirtualCards = useVirtualCards(long);
  // Without that code, all cards are shown, which is slower.
  const plain = long && VirtualCards === null ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <div ref={setScroll} className={`${styles.scroll} ${long ? styles.long : ''}`} {...{ [EDGES]: status }}>
      <KeepInPlace box={scroll} mine={mine} flying={flying}>
        {rows.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        {long && VirtualCards ? (
          <VirtualCards rows={rows} scroll={scroll} hintId={hintId} />
        ) : (
          <ul className={styles.list}>
            {plain.map((row) => (
              <RowItem key={rowKey(row)} row={row} hintId={hintId} />
            ))}
          </ul>
        )}
      </KeepInPlace>
    </div>
  );
}

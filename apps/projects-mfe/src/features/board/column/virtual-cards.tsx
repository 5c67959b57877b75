import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type CSSProperties } from 'react';
import { rowKey, type Row } from '../order/rows';
import styles from './board-column.module.css';
import { RowItem } from './row-item';

/** Pixels: a card with two lines of each, and the space between two (look, tokens). */
const CARD_HEIGHT = 132;
const GAP = 8;
const OVERSCAN = 6;

interface VirtualCardsProps {
  rows: readonly Row[];
  /** The box that scrolls; null before it is in the page. */
  scroll: HTMLElement | null;
  hintId: string;
}

/** A long column: only the cards in view are in the page, so that thousands stay smooth. */
export function VirtualCards({ rows, scroll, hintId }: VirtualCardsProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: (index) => {
      const row = rows[index];
      return row?.kind === 'gap' ? row.height : CARD_HEIGHT;
    },
    getItemKey: (index) => rowKey(rows[index]),
    gap: GAP,
    overscan: OVERSCAN,
  });
  const lifted = rows.findIndex((row) => row.kind === 'card' && row.lifted);
  useEffect(() => {
    // Keys may push a card past what is in view.
    if (lifted >= 0) virtualizer.scrollToIndex(lifted);
  }, [lifted, virtualizer]);

  const height: CSSProperties = { height: virtualizer.getTotalSize() };
  return (
    <ul className={styles.virtual} style={height}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <RowItem
              key={key}
              row={row}
              hintId={hintId}
              virtual={{
                ref: virtualizer.measureElement,
                index,
                count: rows.length,
                style: { transform: `translateY(${start}px)` },
              }}
            />
          )
        );
      })}
    </ul>
  );
}

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, type CSSProperties } from 'react';
import { useBoardDensity } from '../board-density';
import { useMarks } from '../keys/board-marks';
import { rowKey, type Row } from '../order/rows';
import styles from './board-column.module.css';
import { RowItem } from './row-item';

/**
 * Estimated height of a card with two lines of title and description, and people beside its badges, and the gap
 * between cards, in pixels (docs/design.md).
 */
const CARD_HEIGHTS = { comfortable: 134, compact: 76 };
/** The height that a cover adds. */
const COVER_HEIGHTS = { comfortable: 109, compact: 82 };
const GAPS = { comfortable: 8, compact: 6 };
const OVERSCAN = 6;

interface VirtualCardsProps {
  rows: readonly Row[];
  /** The scroll container; null before it is mounted. */
  scroll: HTMLElement | null;
  hintId: string;
}

/** A virtualised column: only visible cards are in the DOM, so that thousands of cards scroll smoothly. */
export function VirtualCards({ rows, scroll, hintId }: VirtualCardsProps) {
  const density = useBoardDensity();
  const currentId = useMarks(({ current }) => current);
  const current = rows.findIndex((row) => row.kind === 'card' && row.card._id === currentId);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: (index) => {
      const row = rows[index];
      if (row?.kind === 'gap') return row.height;
      const cover = row?.kind === 'card' && row.card.cover ? COVER_HEIGHTS[density] : 0;
      return CARD_HEIGHTS[density] + cover;
    },
    getItemKey: (index) => rowKey(rows[index]),
    gap: GAPS[density],
    overscan: OVERSCAN,
    // The current card stays in the document while it is scrolled out of view: Tab reaches it, and it may have the focus.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (current < 0 || shown.includes(current)) return shown;
        return [...shown, current].toSorted((a, b) => a - b);
      },
      [current],
    ),
  });
  const lifted = rows.findIndex((row) => row.kind === 'card' && row.lifted);
  useEffect(() => {
    // The keyboard may move a card out of view.
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

import type { TaskCard } from '@taskloom/contracts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { columnsOf, keepUnchanged, type Columns } from './order/columns';
import { isFiltering, matches, type BoardFilter } from './order/filter';

/** The filtered cards by column. Deferred, so that typing stays fast on a large board. */
export function useColumns(cards: readonly TaskCard[], filter: BoardFilter): Columns {
  const wanted = useDeferredValue(filter);
  const before = useRef<Columns | null>(null);
  const columns = useMemo(
    () => columnsOf(isFiltering(wanted) ? cards.filter((card) => matches(card, wanted)) : cards),
    [cards, wanted],
  );
  const kept = before.current ? keepUnchanged(before.current, columns) : columns;
  before.current = kept;
  return kept;
}

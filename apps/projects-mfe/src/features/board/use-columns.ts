import type { TaskCard } from '@taskloom/contracts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { columnsOf, keepUnchanged, type Columns } from './order/columns';
import { isFiltering, matches, type BoardFilter } from './order/filter';

type LikeText = (titles: readonly string[], text: string) => readonly number[];

/** Loaded with the first search, so that a board without one doesn't need it. Without it, only exact matches are found. */
function useLikeText(needed: boolean): LikeText | null {
  const [likeText, setLikeText] = useState<LikeText | null>(null);
  useEffect(() => {
    if (!needed || likeText) return;
    import('./order/typos').then(
      (module) => setLikeText(() => module.likeText),
      () => undefined,
    );
  }, [needed, likeText]);
  return likeText;
}

/** The cards that match; when the text of none does, those whose title contains it with typing errors. */
const matching = (cards: readonly TaskCard[], filter: BoardFilter, likeText: LikeText | null) => {
  if (!isFiltering(filter)) return cards;
  const exact = cards.filter((card) => matches(card, filter));
  if (exact.length > 0 || !likeText || filter.text.trim() === '') return exact;
  const others = cards.filter((card) => matches(card, { ...filter, text: '' }));
  const titles = others.map(({ title }) => title);
  return likeText(titles, filter.text).flatMap((at) => others[at] ?? []);
};

/** The filtered cards by column. Deferred, so that typing stays fast on a large board. */
export function useColumns(cards: readonly TaskCard[], filter: BoardFilter): Columns {
  const wanted = useDeferredValue(filter);
  const likeText = useLikeText(filter.text.trim() !== '');
  const before = useRef<Columns | null>(null);
  const columns = useMemo(() => columnsOf(matching(cards, wanted, likeText)), [cards, wanted, likeText]);
  const kept = before.current ? keepUnchanged(before.current, columns) : columns;
  before.current = kept;
  return kept;
}

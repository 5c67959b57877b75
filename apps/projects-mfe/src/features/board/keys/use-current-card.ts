import { TASK_STATUSES } from '@taskloom/contracts';
import { useLayoutEffect, useRef } from 'react';
import type { Columns } from '../order/columns';
import { placeOf, type Place } from '../order/place';
import type { BoardMarks } from './board-marks';
import { pruned } from './selection';

/** The card that replaces a removed one, or otherwise the first of the board. */
const replacement = (columns: Columns, gone: Place | null): string | null => {
  const near = gone && columns[gone.status].slice(0, gone.index + 1).at(-1);
  const first = TASK_STATUSES.flatMap((status) => columns[status].slice(0, 1))[0];
  return (near || first)?._id ?? null;
};

/** Keeps one card of the board current: the one that was focused last, as long as it is shown. Cards that are not shown are not selected. */
export function useCurrentCard(columns: Columns, marks: BoardMarks): void {
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const { current } = marks.get();
      const place = current === null ? null : placeOf(columns, current);
      if (place) last.current = place;
      else {
        const next = replacement(columns, last.current);
        if (next !== current) marks.set({ current: next });
      }
    };
    const { selection } = marks.get();
    const rest = pruned(selection, columns);
    if (rest !== selection) marks.set({ selection: rest });
    follow();
    return marks.subscribe(follow);
  }, [columns, marks]);
}

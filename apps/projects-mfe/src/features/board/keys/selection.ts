import { TASK_STATUSES } from '@taskloom/contracts';
import type { Columns } from '../order/columns';
import { placeOf } from '../order/place';

/** The number of cards that can be changed at once. */
export const MOST_SELECTED = 100;

export interface Selection {
  ids: ReadonlySet<string>;
  /** The start of a range: the card that was last selected individually. */
  anchor: string | null;
  /** The selection before the range. */
  kept: ReadonlySet<string>;
  /** More cards were requested than can be selected. */
  over: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();
export const NO_SELECTION: Selection = { ids: NOTHING, anchor: null, kept: NOTHING, over: false };

const atMost = (ids: readonly string[]): Pick<Selection, 'ids' | 'over'> => ({
  ids: new Set(ids.slice(0, MOST_SELECTED)),
  over: ids.length > MOST_SELECTED,
});

/** Adds a card, or removes it. */
export const toggled = ({ ids }: Selection, id: string): Selection => {
  const next = atMost(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
  return { ...next, anchor: id, kept: next.ids };
};

/** The cards from one to another, in the order of the board, column after column. */
const between = (columns: Columns, from: string, to: string): string[] => {
  const all = TASK_STATUSES.flatMap((status) => columns[status].map(({ _id }) => _id));
  const [a, b] = [all.indexOf(from), all.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return a <= b ? all.slice(a, b + 1) : all.slice(b, a + 1).toReversed();
};

/** Selects the range from the anchor, or else from the current card, instead of the range before. */
export const extended = (selection: Selection, columns: Columns, current: string, to: string): Selection => {
  const anchor = selection.anchor ?? current;
  const kept = selection.anchor === null ? new Set([current]) : selection.kept;
  return { ...atMost([...new Set([...kept, ...between(columns, anchor, to)])]), anchor, kept };
};

/** Without cards that are deleted or that the filter hides: nothing unseen is changed. */
export const pruned = (selection: Selection, columns: Columns): Selection => {
  const shown = (id: string) => placeOf(columns, id) !== null;
  if ([...selection.ids].every(shown)) return selection;
  const ids = new Set([...selection.ids].filter(shown));
  const anchor = selection.anchor !== null && shown(selection.anchor) ? selection.anchor : null;
  return { ids, anchor, kept: new Set([...selection.kept].filter(shown)), over: false };
};

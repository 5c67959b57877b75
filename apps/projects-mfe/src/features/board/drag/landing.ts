import type { TaskStatus } from '@taskloom/contracts';
import type { Place } from '../order/place';

/** Attributes that mark where a card can land. */
export const COLUMN = 'data-column';
export const TAB = 'data-tab';
export const CARD_AT = 'data-at';
/** Marks the element that scrolls a column's cards. */
export const EDGES = 'data-edges';

export const cardOf = (board: HTMLElement | null, id: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

interface Flight {
  /** The position of the pointer, in pixels of the window. */
  x: number;
  y: number;
  /** The vertical middle of the dragged card. */
  middle: number;
}

const inside = ({ left, right, top, bottom }: DOMRect, { x, y }: Flight): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const elements = (root: ParentNode, attribute: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${attribute}]`),
];

const statusOf = (element: HTMLElement, attribute: string): TaskStatus =>
  element.getAttribute(attribute) as TaskStatus; // The board itself writes the attribute.

const beside = ({ left, right }: DOMRect, x: number): number => Math.max(left - x, 0, x - right);

/** The column under the pointer, otherwise the nearest one to its left or right. */
const columnAt = (board: HTMLElement, { x }: Flight): HTMLElement | undefined =>
  elements(board, COLUMN)
    .map((element) => ({ element, distance: beside(element.getBoundingClientRect(), x) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.element;

/** Above the first card whose middle is below that of the dragged card. */
const indexIn = (column: HTMLElement, { middle }: Flight): number => {
  let after = 0;
  for (const card of elements(column, CARD_AT)) {
    const { top, height } = card.getBoundingClientRect();
    const at = Number(card.getAttribute(CARD_AT));
    if (middle < top + height / 2) return at;
    after = at + 1;
  }
  return after;
};

/**
 * Where a card would land if it were dropped now: before a card of a column, at its end, or at the end of the
 * column whose switch it is over (phones show only one column).
 */
export const landingAt = (board: HTMLElement, flight: Flight): Place | null => {
  const tab = elements(board, TAB).find((element) => inside(element.getBoundingClientRect(), flight));
  if (tab) return { status: statusOf(tab, TAB), index: Number.POSITIVE_INFINITY };
  const column = columnAt(board, flight);
  return column ? { status: statusOf(column, COLUMN), index: indexIn(column, flight) } : null;
};

/** Distance to the edge of the window and to the button, in pixels. */
const EDGE = 8;
const GAP = 4;

export interface PanelPlace {
  /** Opens above its button, where there is more space. */
  above: boolean;
  /** Aligned with the end of the button: aligned with its start, it would cross the edge of the window. */
  atEnd: boolean;
  /** How far it is moved towards the start, where neither side of the button fits, in pixels. */
  shift: number;
  /** The available height, in pixels. */
  room: number;
}

/** Height of the fixed top bar, which covers what scrolls under it, in pixels. */
const barHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tl-top-bar-height')) || 0;

/** Places a panel at its button so that it fits into the window. */
export const placeAt = (anchor: DOMRect, width: number): PanelPlace => {
  const over = anchor.top - barHeight() - GAP - EDGE;
  const below = window.innerHeight - anchor.bottom - GAP - EDGE;
  // 240 px below are enough for a list that scrolls; with less it opens where there is more space.
  const above = below < 240 && over > below;
  const beyond = Math.max(0, anchor.left + width - (window.innerWidth - EDGE));
  const atEnd = beyond > 0 && anchor.right - width >= EDGE;
  const shift = atEnd ? 0 : Math.max(0, Math.min(beyond, anchor.left - EDGE));
  return { above, atEnd, shift, room: above ? over : below };
};

/** To the window's edge and to the button, pixels. */
const EDGE = 8;
const GAP = 4;

export interface PanelPlace {
  /** Above its button, where that is more room. */
  above: boolean;
  /** Its end on the button's end: from its beginning it would go past the window's edge. */
  atEnd: boolean;
  /** How high it may be, pixels. */
  room: number;
}

/** The bar that stays at the top covers what scrolls under it, pixels. */
const barHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tl-top-bar-height')) || 0;

/** Where a panel that opens at a button stands so that the window holds it. */
export const placeAt = (anchor: DOMRect, width: number): PanelPlace => {
  const over = anchor.top - barHeight() - GAP - EDGE;
  const below = window.innerHeight - anchor.bottom - GAP - EDGE;
  // A little room below is enough for a list that scrolls; only where above is clearly more, it opens there.
  const above = below < 240 && over > below;
  const fits = anchor.left + width <= window.innerWidth - EDGE;
  return { above, atEnd: !fits && anchor.right - width >= EDGE, room: above ? over : below };
};

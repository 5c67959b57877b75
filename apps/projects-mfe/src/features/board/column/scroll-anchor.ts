/** An element of a column and its position on the screen before the column changes. */
export interface Anchor {
  element: Element;
  /** Pixels from the top of the window. */
  top: number;
  /** Height of the scroll container before the change, in pixels. */
  height: number;
}

/** Custom properties with the space above and below the cards that keeps the anchor in place, in pixels. */
const ABOVE = '--anchor-space-above';
const BELOW = '--anchor-space-below';

const spaceOf = (box: HTMLElement, name: string): number => parseFloat(box.style.getPropertyValue(name)) || 0;

const setSpace = (box: HTMLElement, name: string, pixels: number): void => {
  if (pixels > 0) box.style.setProperty(name, `${pixels}px`);
  else box.style.removeProperty(name);
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** On phones the list is part of the page, and the page scrolls. */
const isPartOfPage = (box: HTMLElement): boolean => getComputedStyle(box).overflowY === 'visible';

const firstInView = (box: HTMLElement): Element | undefined => {
  const [top, scrolled] = isPartOfPage(box) ? [0, topOf(box) < 0] : [topOf(box), box.scrollTop > 0];
  if (!scrolled) return undefined;
  return [...box.querySelectorAll('li')].find((card) => card.getBoundingClientRect().bottom > top);
};

/**
 * The focused element first, as the more deliberate choice; then the hovered one; then the first one in view.
 */
export const findAnchor = (box: HTMLElement): Anchor | null => {
  const column = box.parentElement;
  const element =
    column?.querySelector('li:has(:focus-visible)') ??
    column?.querySelector('input:focus') ??
    column?.querySelector('li:hover, input:hover') ??
    firstInView(box);
  return element ? { element, top: topOf(element), height: box.offsetHeight } : null;
};

const keepHeight = (box: HTMLElement, height: number): void => {
  box.style.flex = `0 0 ${height}px`;
};

/**
 * Scrolls by the distance that the anchor has moved; adds space above or below the cards where the column
 * cannot scroll.
 */
export const restoreAnchor = (box: HTMLElement, { element, top, height }: Anchor): void => {
  const moved = () => Math.round(topOf(element) - top);
  if (!element.isConnected || moved() === 0) return;
  if (isPartOfPage(box)) return window.scrollBy({ top: moved(), behavior: 'instant' });
  if (!box.contains(element)) return keepHeight(box, height);
  if (moved() > 0) setSpace(box, ABOVE, Math.max(0, spaceOf(box, ABOVE) - moved()));
  box.scrollTop += moved();
  const rest = moved();
  if (rest < 0) setSpace(box, ABOVE, spaceOf(box, ABOVE) - rest);
  if (rest <= 0) return;
  keepHeight(box, height);
  setSpace(box, BELOW, spaceOf(box, BELOW) + rest);
  box.scrollTop += moved();
};

/** Removes the added space once nothing is pointed at any more. */
export const release = (box: HTMLElement): void => {
  const above = spaceOf(box, ABOVE);
  setSpace(box, ABOVE, 0);
  setSpace(box, BELOW, 0);
  box.style.removeProperty('flex');
  if (above > 0) box.scrollTop -= above;
};

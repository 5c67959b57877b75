/** Something in a column, and where on the screen it was before the column changed. */
export interface Held {
  element: Element;
  /** Pixels from the top of the window. */
  top: number;
  /** Height of the scrolling box then, pixels. */
  height: number;
}

/** Room that is kept above the cards while what is below them must not move up, pixels. */
const ABOVE = '--still-above';
const BELOW = '--still-below';

const room = (box: HTMLElement, name: string): number => parseFloat(box.style.getPropertyValue(name)) || 0;

const giveRoom = (box: HTMLElement, name: string, pixels: number): void => {
  if (pixels > 0) box.style.setProperty(name, `${pixels}px`);
  else box.style.removeProperty(name);
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** On a phone the cards stand in the page, and it is the page that scrolls. */
const standsInPage = (box: HTMLElement): boolean => getComputedStyle(box).overflowY === 'visible';

const firstInView = (box: HTMLElement): Element | undefined => {
  const [top, scrolled] = standsInPage(box) ? [0, topOf(box) < 0] : [topOf(box), box.scrollTop > 0];
  if (!scrolled) return undefined;
  return [...box.querySelectorAll('li')].find((card) => card.getBoundingClientRect().bottom > top);
};

/** The focus first, as the more deliberate of the two; else the pointer; else what is read. */
export const whatIsPointedAt = (box: HTMLElement): Held | null => {
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

/** Scrolls by what has moved it; where a column has nothing to scroll, room is made above or below its cards. */
export const holdStill = (box: HTMLElement, { element, top, height }: Held): void => {
  const moved = () => Math.round(topOf(element) - top);
  if (!element.isConnected || moved() === 0) return;
  if (standsInPage(box)) return window.scrollBy({ top: moved(), behavior: 'instant' });
  if (!box.contains(element)) return keepHeight(box, height);
  if (moved() > 0) giveRoom(box, ABOVE, Math.max(0, room(box, ABOVE) - moved()));
  box.scrollTop += moved();
  const rest = moved();
  if (rest < 0) giveRoom(box, ABOVE, room(box, ABOVE) - rest);
  if (rest <= 0) return;
  keepHeight(box, height);
  giveRoom(box, BELOW, room(box, BELOW) + rest);
  box.scrollTop += moved();
};

/** Nothing is pointed at any more: the column takes its own shape again. */
export const release = (box: HTMLElement): void => {
  const above = room(box, ABOVE);
  giveRoom(box, ABOVE, 0);
  giveRoom(box, BELOW, 0);
  box.style.removeProperty('flex');
  if (above > 0) box.scrollTop -= above;
};

/** Distance to what the toasts stay clear of, in pixels. */
const GAP = 12;
/** How far each toast behind the first one is visible above it, in pixels. */
const PEEK = 14;

const FIELD = 'input, textarea, select, [contenteditable="true"]';
/**
 * How often the places are looked up while toasts are visible, in milliseconds: no event is fired when an element moves, such as a quick add
 * below a list that grows.
 */
const FOLLOW_MS = 100;

type Range = Pick<DOMRect, 'top' | 'bottom'>;

/** The buttons of dialogs, and what is pressed or typed into again and again, such as a quick add. */
const ALWAYS = '[role="dialog"] button, [data-stays-clear]';

/** Whether its middle is visible: a part of a list can be scrolled out of it, and still has a place in the window. */
function isInSight(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  return document.elementsFromPoint(x, y).includes(element);
}

/** The places of the field in focus, and of what always stays clear. */
function keptClear(toast: Element): DOMRect[] {
  const { activeElement: focused } = document;
  const field = focused?.matches(FIELD) ? [focused] : [];
  const { left, right } = toast.getBoundingClientRect();
  return [...field, ...document.querySelectorAll(ALWAYS)].flatMap((element) => {
    const place = element.getBoundingClientRect();
    const isInColumn = place.height > 0 && place.left < right && place.right > left;
    return isInColumn && isInSight(element, place) ? [place] : [];
  });
}

/** How far toasts of this height have to move up from their lower edge; 0 when there is no free place. */
export function liftOf(edge: number, height: number, places: readonly Range[]): number {
  const isFree = (bottom: number) =>
    bottom - height >= GAP && places.every((place) => place.bottom <= bottom - height || place.top >= bottom);
  const above = places.map(({ top }) => top - GAP).filter((bottom) => bottom < edge);
  const lowest = [edge, ...above.toSorted((a, b) => b - a)].find(isFree);
  return lowest === undefined ? 0 : edge - lowest;
}

function place(toaster: HTMLElement): void {
  const list = toaster.querySelector('ol');
  const toasts = [
    ...toaster.querySelectorAll<HTMLElement>('li:not([data-removed="true"], [data-visible="false"])'),
  ];
  const front = toasts.find((toast) => toast.dataset['front'] === 'true');
  // Under the pointer, they don't move.
  if (!list || !front || front.dataset['expanded'] === 'true') return;
  const edge = list.getBoundingClientRect().bottom + (parseFloat(list.style.marginBottom) || 0);
  const height = front.offsetHeight + PEEK * (toasts.length - 1);
  list.style.marginBottom = `${liftOf(edge, height, keptClear(front))}px`;
}

/** Moves the toasts up where they would cover the field in focus, a button of a dialog or `data-stays-clear`. Returns a function that stops it. */
export function keepClear(toaster: HTMLElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => place(toaster);
  const follow = () => {
    look();
    const hasToasts = toaster.querySelector('li') !== null;
    if (hasToasts) timer ??= setInterval(look, FOLLOW_MS);
    else stop();
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const toasts = new MutationObserver(follow);
  toasts.observe(toaster, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-front', 'data-removed', 'data-expanded'],
  });
  return () => {
    stop();
    toasts.disconnect();
  };
}

/** How far a toast is pulled before it goes, pixels (specification 9). */
const OURS = 20;
/** What sonner 2 is fixed to. */
const SONNERS = 45;

const AMOUNTS = ['--swipe-amount-x', '--swipe-amount-y'];

/** A pull that is far enough for the specification is made far enough for sonner, right before it looks. */
function lengthen({ target }: PointerEvent): void {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  for (const name of toast ? AMOUNTS : []) {
    const pulled = parseFloat(toast?.style.getPropertyValue(name) ?? '');
    if (Math.abs(pulled) < OURS || Math.abs(pulled) >= SONNERS) continue;
    toast?.style.setProperty(name, `${Math.sign(pulled) * SONNERS}px`);
  }
}

/** sonner has no setting for it. Answers how to stop. */
export function shortenSwipe(): () => void {
  // While it goes down to the toast: sonner's own look at it comes later.
  document.addEventListener('pointerup', lengthen, true);
  return () => document.removeEventListener('pointerup', lengthen, true);
}

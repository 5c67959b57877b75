/** How far to swipe a toast to dismiss it, pixels (specification 9). */
const OURS = 20;
/** The fixed threshold of sonner 2. */
const SONNERS = 45;

const AMOUNTS = ['--swipe-amount-x', '--swipe-amount-y'];

/** Extends a swipe that reaches the specification's threshold to that of sonner, before sonner checks it. */
function lengthen({ target }: PointerEvent): void {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  for (const name of toast ? AMOUNTS : []) {
    const pulled = parseFloat(toast?.style.getPropertyValue(name) ?? '');
    if (Math.abs(pulled) < OURS || Math.abs(pulled) >= SONNERS) continue;
    toast?.style.setProperty(name, `${Math.sign(pulled) * SONNERS}px`);
  }
}

/** Applies the specification's threshold, for which sonner has no option. Returns a function that stops it. */
export function shortenSwipe(): () => void {
  // In the capture phase, before sonner's handler.
  document.addEventListener('pointerup', lengthen, true);
  return () => document.removeEventListener('pointerup', lengthen, true);
}

/** A browser sends a click after a drag; it must not open the card that was just dropped. Returns the way to end it. */
export const clickGuard = (): (() => void) => {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, true);
  // The click comes in the same turn as the release that ends the drag.
  return () => void setTimeout(() => window.removeEventListener('click', swallow, true));
};

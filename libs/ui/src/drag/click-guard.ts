/**
 * Suppresses the click that a browser sends after a drag, which would open what was dropped. Returns the
 * cleanup function.
 */
export const clickGuard = (): (() => void) => {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, true);
  // The click arrives in the same task as the release that ends the drag.
  return () => void setTimeout(() => window.removeEventListener('click', swallow, true));
};

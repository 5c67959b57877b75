import { useLayoutEffect } from 'react';

/** The root is hidden while the prerendered page is shown. */
export function showRoot(): void {
  const root = document.getElementById('root');
  if (root) root.hidden = false;
}

/** Removes the prerendered page once the shell shows a screen in its place. */
export function PrerenderedEnd() {
  useLayoutEffect(() => {
    const shown = window.taskloomPrerendered;
    if (!shown) return;
    window.taskloomPrerendered = undefined;
    showRoot();
    shown.page.remove();
  }, []);
  return null;
}

import { useEffect, useState } from 'react';

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Returns the focus when an open dialog is unmounted at once, for example one that is bound to a URL. antd
 * does this only after its closing animation.
 */
export const useReturnFocus = (open: boolean): void => {
  const [before, setBefore] = useState<{ open: boolean; element: HTMLElement | null }>({
    open: false,
    element: null,
  });
  // During rendering: by the time effects run, the dialog may already have taken the focus.
  if (open !== before.open) setBefore({ open, element: open ? focused() : before.element });

  const { element } = before;
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      requestAnimationFrame(() => {
        // The focus fell back to the body or to a surrounding dialog, so the person has not moved it elsewhere
        // meanwhile.
        if (element?.isConnected && document.activeElement?.contains(element)) element.focus();
      });
    };
  }, [open, element]);
};

import { useEffect, useState } from 'react';

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Gives the focus back when an open dialog is taken out of the page at once, as one that an address opens is. antd does so by
 * itself only after its closing animation.
 */
export const useReturnFocus = (open: boolean): void => {
  const [before, setBefore] = useState<{ open: boolean; element: HTMLElement | null }>({
    open: false,
    element: null,
  });
  // While drawing: when effects run, the dialog may already have taken the focus.
  if (open !== before.open) setBefore({ open, element: open ? focused() : before.element });

  const { element } = before;
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      requestAnimationFrame(() => {
        // The page, or a dialog around that caught what fell: nobody has chosen another place meanwhile.
        if (element?.isConnected && document.activeElement?.contains(element)) element.focus();
      });
    };
  }, [open, element]);
};

import { useState, type MouseEvent } from 'react';
import { useLocation } from '@taskloom/client/router';
import { usePanel } from '@taskloom/ui';

/** The state of a popover of the top bar: open or not, for its button and its `Panel`. It closes when the page changes. */
export function usePopover() {
  const { open, button, panel } = usePanel();
  const [byKeyboard, setByKeyboard] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);

  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    panel.onLeave();
  }

  const onClick = ({ detail }: MouseEvent) => {
    setByKeyboard(detail === 0);
    button.onClick();
  };

  return {
    open,
    /** Opened with the keyboard: a menu focuses its first entry. */
    byKeyboard,
    panelProps: panel,
    triggerProps: { ...button, onClick },
  };
}

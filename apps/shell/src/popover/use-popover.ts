import { useCallback, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from '@taskloom/client/router';

/** The state of a popover of the top bar: open or not, for its button and its `Panel`. It closes when the page changes. */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);

  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }

  const onLeave = useCallback(() => setOpen(false), []);
  const onClose = useCallback(() => {
    setOpen(false);
    anchor.current?.focus();
  }, []);
  const onClick = ({ detail }: MouseEvent) => {
    setByKeyboard(detail === 0);
    setOpen(!open);
  };

  return {
    open,
    /** Opened with the keyboard: a menu focuses its first entry. */
    byKeyboard,
    panelProps: { anchor, onClose, onLeave },
    triggerProps: { ref: anchor, 'aria-expanded': open, onClick },
  };
}

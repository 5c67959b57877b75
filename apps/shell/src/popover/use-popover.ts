import { useCallback, useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { useLocation } from '@taskloom/client/router';

/**
 * What opens below a button of the top bar. Closes on a press outside, on Escape, when the focus moves on, and when
 * the page changes; Escape and `close` give the focus back to the button.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);

  // Back and Forward lead away from what was opened here.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }

  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpen(false);
  };

  const onClick = ({ detail }: MouseEvent) => {
    setByKeyboard(detail === 0);
    setOpen(!open);
  };

  return {
    open,
    /** Opened by a key: its first entry takes the focus, else the panel as a whole. */
    byKeyboard,
    close,
    /** Closes and leaves the focus where it is: for what leads to another page. */
    leave: () => setOpen(false),
    frameProps: { ref: frame, onBlur },
    triggerProps: { ref: trigger, 'aria-expanded': open, onClick },
  };
}

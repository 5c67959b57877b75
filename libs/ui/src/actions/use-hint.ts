import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** How long the pointer has to stay before a tooltip shows, in milliseconds. The Tab key shows it at once. */
const HOVER_DELAY_MS = 400;

/**
 * Decides when a tooltip shows: only when the person moves the pointer or the focus there on purpose. A dialog that closes returns the
 * focus and uncovers an element under the pointer. A tooltip would then catch the Escape that is meant for the dialog below.
 */
export const useHint = () => {
  const [shown, setShown] = useState(false);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hover.current), []);
  const hide = (): void => {
    clearTimeout(hover.current);
    setShown(false);
  };
  return {
    shown,
    hide,
    handlers: {
      // Not `mouseenter`: it also fires under a resting pointer when an element above goes away. Starts once
      // per visit.
      onMouseMove: () => {
        hover.current ??= setTimeout(() => setShown(true), HOVER_DELAY_MS);
      },
      onMouseLeave: () => {
        hide();
        hover.current = undefined;
      },
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (key === 'Tab') setShown(true);
      },
      onBlur: hide,
      onClick: hide,
    },
  };
};

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Milliseconds that the pointer stays before a tooltip shows; the Tab key shows it at once. */
const HOVER_DELAY_MS = 400;

/**
 * When a tooltip shows.
 *
 * Only for who comes on purpose, with the pointer or the Tab key. A question that closes gives the focus back and bares what
 * lay under the pointer: a tooltip then would take the Escape that is meant for the dialog below.
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
      // Not `mouseenter`, which a pointer at rest causes too when something above it goes away. Once per visit.
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

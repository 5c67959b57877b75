import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Milliseconds that the pointer stays before a tooltip shows; the Tab key shows it at once. */
const HOVER_DELAY_MS = 400;

/**
 * When a tooltip shows. `everShown` says whether it has to be there at all.
 *
 * Only for who comes on purpose, with the pointer or the Tab key. A question that closes gives the focus back and bares what
 * lay under the pointer: a tooltip then would take the Escape that is meant for the dialog below.
 */
export const useHint = () => {
  const [hint, setHint] = useState<'never' | 'shown' | 'hidden'>('never');
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hover.current), []);
  const hide = (): void => {
    clearTimeout(hover.current);
    setHint((now) => (now === 'never' ? now : 'hidden'));
  };
  return {
    shown: hint === 'shown',
    everShown: hint !== 'never',
    hide,
    handlers: {
      // Not `mouseenter`, which a pointer at rest causes too when something above it goes away. Once per visit.
      onMouseMove: () => {
        hover.current ??= setTimeout(() => setHint('shown'), HOVER_DELAY_MS);
      },
      onMouseLeave: () => {
        hide();
        hover.current = undefined;
      },
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (key === 'Tab') setHint('shown');
      },
      onBlur: hide,
      onClick: hide,
    },
  };
};

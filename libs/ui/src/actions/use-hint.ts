import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Milliseconds that the pointer rests before a tooltip shows; the keyboard's focus shows it at once. */
const HOVER_DELAY_MS = 400;

/** When a tooltip shows. `everShown` says whether it has to be there at all. */
export const useHint = () => {
  const [hint, setHint] = useState<'never' | 'shown' | 'hidden'>('never');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = (): void => {
    clearTimeout(timer.current);
    setHint((now) => (now === 'never' ? now : 'hidden'));
  };
  return {
    shown: hint === 'shown',
    everShown: hint !== 'never',
    handlers: {
      onMouseEnter: () => {
        timer.current = setTimeout(() => setHint('shown'), HOVER_DELAY_MS);
      },
      onMouseLeave: hide,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setHint('shown');
      },
      onBlur: hide,
      onClick: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      },
    },
  };
};

import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the button after a change of the view: the button that led there is gone, and with it the focus. */
export function useFocusOf(button: RefObject<HTMLButtonElement | null>, view: string) {
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view) button.current?.focus();
    last.current = view;
  }, [button, view]);
}

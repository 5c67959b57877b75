import { useRef, useState, type RefObject } from 'react';
import type { MenuPopup } from './menu-popup';

/** antd's menu weighs 20 kB and each mounted one two milliseconds: it is loaded and mounted when one opens. */
let loaded: typeof MenuPopup | undefined;

const load = async (): Promise<typeof MenuPopup> => {
  loaded ??= (await import('./menu-popup')).MenuPopup;
  return loaded;
};

/** Open or closed, and the way back to the button. */
export const useMenu = (button: RefObject<HTMLButtonElement | null>) => {
  const [open, setOpen] = useState(false);
  const [Popup, setPopup] = useState<typeof MenuPopup>();
  const openBefore = useRef(false);

  const show = (): void => {
    setOpen(true);
    if (loaded) setPopup(() => loaded);
    // Not loaded: the next press tries again.
    else
      void load().then(
        (ready) => setPopup(() => ready),
        () => setOpen(false),
      );
  };
  const change = (next: boolean): void => {
    if (!next && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
    setOpen(next);
  };
  return {
    open,
    Popup,
    change,
    /** On hover and focus, so that the click finds it ready. */
    warmUp: (): void => void load().catch(() => undefined),
    /** A press on the button counts as a press beside the menu and closes it; the click must not open it again. */
    rememberOpen: (): void => {
      openBefore.current = open;
    },
    toggle: (): void => {
      if (openBefore.current) setOpen(false);
      else show();
      openBefore.current = false;
    },
  };
};

import { useRef, useState, type RefObject } from 'react';
import type { MenuPopover } from './menu-popover';

/**
 * antd's menu weighs 20 kB and takes two milliseconds to mount, so it is loaded and mounted when one opens.
 */
let loaded: typeof MenuPopover | undefined;

const load = async (): Promise<typeof MenuPopover> => {
  loaded ??= (await import('./menu-popover')).MenuPopover;
  return loaded;
};

/** The state of a menu and the handlers of its button. */
export const useMenu = (button: RefObject<HTMLButtonElement | null>) => {
  const [open, setOpen] = useState(false);
  const [Popover, setPopover] = useState<typeof MenuPopover>();
  const openBefore = useRef(false);

  const show = (): void => {
    setOpen(true);
    if (loaded) setPopover(() => loaded);
    // Loading failed: the next press tries again.
    else
      void load().then(
        (ready) => setPopover(() => ready),
        () => setOpen(false),
      );
  };
  const change = (next: boolean): void => {
    if (!next && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
    setOpen(next);
  };
  return {
    open,
    Popover,
    change,
    /** On hover and focus, so that the menu is loaded by the time of the click. */
    warmUp: (): void => void load().catch(() => undefined),
    /**
     * A press on the button counts as a press outside and closes the menu; the click must not open it again.
     */
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

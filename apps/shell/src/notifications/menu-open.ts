import { useEffect, useSyncExternalStore } from 'react';
import { createObservable } from '@taskloom/contracts';

/** Whether the bell's menu is open; live notices wait until it is closed. */
let open = false;
const changes = createObservable();

const set = (value: boolean): void => {
  open = value;
  changes.notify();
};

/** Marks the menu as open while it is shown. */
export function useMenuOpen(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    set(true);
    return () => set(false);
  }, [shown]);
}

export const useIsMenuOpen = (): boolean => useSyncExternalStore(changes.subscribe, () => open);

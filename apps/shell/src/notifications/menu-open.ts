import { useEffect, useSyncExternalStore } from 'react';

/** Whether the bell's menu is open; live notices wait meanwhile. */
let open = false;
const listeners = new Set<() => void>();

const set = (value: boolean): void => {
  open = value;
  listeners.forEach((tell) => tell());
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Says so as long as the menu is shown. */
export function useMenuOpen(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    set(true);
    return () => set(false);
  }, [shown]);
}

export const useIsMenuOpen = (): boolean => useSyncExternalStore(subscribe, () => open);

import { useCallback, useSyncExternalStore } from 'react';

/** How long something that somebody else has just changed is marked, milliseconds. */
const SHOWN_MS = 1_600;

const marked = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Map<string, Set<() => void>>();

const tell = (key: string): void => listeners.get(key)?.forEach((listener) => listener());

/** Marks what was changed for a moment. */
export function highlight(key: string): void {
  clearTimeout(marked.get(key));
  const end = setTimeout(() => {
    marked.delete(key);
    tell(key);
  }, SHOWN_MS);
  marked.set(key, end);
  tell(key);
}

/** Whether somebody else has changed this task, comment or project just now. */
export function useHighlighted(key: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const mine = listeners.get(key) ?? new Set();
      listeners.set(key, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(key) === mine) listeners.delete(key);
      };
    },
    [key],
  );
  return useSyncExternalStore(subscribe, () => marked.has(key));
}

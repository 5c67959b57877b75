import { useCallback, useSyncExternalStore } from 'react';
import { createObservable } from '@taskloom/contracts';

/** How long a change by another person is highlighted, in milliseconds. */
const SHOWN_MS = 1_600;

const highlighted = new Map<string, ReturnType<typeof setTimeout>>();
const changes = createObservable<[key: string]>();

/** Highlights a changed task, comment or project for a moment. */
export function highlight(key: string): void {
  clearTimeout(highlighted.get(key));
  const end = setTimeout(() => {
    highlighted.delete(key);
    changes.notify(key);
  }, SHOWN_MS);
  highlighted.set(key, end);
  changes.notify(key);
}

/**
 * Whether another person has just changed this task, comment or project.
 * @example
 * const isNew = useHighlighted(taskId);
 */
export function useHighlighted(key: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => changes.subscribe((changed) => changed === key && listener()),
    [key],
  );
  return useSyncExternalStore(subscribe, () => highlighted.has(key));
}

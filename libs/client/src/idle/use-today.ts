import { useSyncExternalStore } from 'react';
import { createObservable, localDay } from '@taskloom/contracts';

/** How often the day is checked, in milliseconds: timers stop while a computer sleeps, so a single one until midnight is not enough. */
const LOOK_MS = 60_000;

const changes = createObservable((notify) => {
  let day = localDay();
  const look = () => {
    const next = localDay();
    if (next === day) return;
    day = next;
    notify();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});

const today = (): string => localDay();

/**
 * The calendar day of today, `YYYY-MM-DD`; renders again after midnight.
 * @example
 * const isLate = task.deadline !== null && task.deadline < useToday();
 */
export const useToday = (): string => useSyncExternalStore(changes.subscribe, today);

import { addDays } from '@taskloom/contracts';
import { addMonths, monthOf, sameDayIn, weekStart } from './month-days';

const byMonths = (day: string, months: number): string => sameDayIn(day, addMonths(monthOf(day), months));

type Move = (day: string, firstWeekday: number) => string;

/** As the ARIA practices lay down for a date grid. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: weekStart,
  End: (day, firstWeekday) => addDays(weekStart(day, firstWeekday), 6),
  PageUp: (day) => byMonths(day, -1),
  PageDown: (day) => byMonths(day, 1),
};

/** The day that a key moves to; undefined for keys that mean nothing here. */
export const dayAfterKey = (
  key: string,
  shift: boolean,
  day: string,
  firstWeekday: number,
): string | undefined => {
  if (shift && key === 'PageUp') return byMonths(day, -12);
  if (shift && key === 'PageDown') return byMonths(day, 12);
  return Object.hasOwn(MOVES, key) ? MOVES[key]?.(day, firstWeekday) : undefined;
};

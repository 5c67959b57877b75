import { addDays } from '@taskloom/contracts';

/** A month as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const firstDay = (month: string): string => `${month}-01`;

/** 0 is Sunday, as in `Date.getUTCDay`. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const startOfWeek = (day: string, weekStart: number): string =>
  addDays(day, -((weekday(day) - weekStart + 7) % 7));

/** The seven days of a day's week. */
export const weekOf = (day: string, weekStart: number): string[] => {
  const start = startOfWeek(day, weekStart);
  return Array.from({ length: 7 }, (_day, index) => addDays(start, index));
};

const lengthOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

export const addMonthsTo = (month: string, count: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** The same day of another month, or its last day: January 31 plus one month is February 28. */
export const addMonths = (day: string, count: number): string => {
  const month = addMonthsTo(monthOf(day), count);
  const date = Math.min(Number(day.slice(8)), lengthOf(month));
  return `${month}-${String(date).padStart(2, '0')}`;
};

/** The full weeks that a month touches, each from its first weekday, including the days outside the month. */
export const weeksOf = (month: string, weekStart: number): string[][] => {
  const start = startOfWeek(firstDay(month), weekStart);
  const lead = (weekday(firstDay(month)) - weekStart + 7) % 7;
  const weeks = Math.ceil((lead + lengthOf(month)) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)),
  );
};

/** The day that a key moves to, as the ARIA practices define it for date grids; null for any other key. */
export const dayAfterKey = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
  weekStart: number,
): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, weekStart);
    case 'End':
      return addDays(startOfWeek(day, weekStart), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
};

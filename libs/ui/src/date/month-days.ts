import { addDays } from '@taskloom/contracts';

/** `2026-11-20` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const pad = (value: number): string => String(value).padStart(2, '0');

/** A month moved by whole months. */
export const addMonths = (month: string, months: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad((index % 12) + 1)}`;
};

const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month; its last day when that month is shorter. */
export const sameDayIn = (day: string, month: string): string => {
  const wished = `${month}-${day.slice(8)}`;
  const last = lastOf(month);
  return wished > last ? last : wished;
};

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** First day of the week that a day lies in. */
export const weekStart = (day: string, firstWeekday: number): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

/** Whole weeks that cover a month, days outside it included (spec §2). */
export const weeksOf = (month: string, firstWeekday: number): string[][] => {
  const weeks: string[][] = [];
  const last = lastOf(month);
  for (let day = weekStart(`${month}-01`, firstWeekday); day <= last; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
};

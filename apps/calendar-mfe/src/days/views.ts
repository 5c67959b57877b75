import { addDays } from '@taskloom/contracts';
import { documentLocale, formatDayFull, formatMonth } from '@taskloom/ui';
import { addMonthsTo, monthOf, weekOf, weeksOf } from './days';

/** In the order of their keys: `1`, `2`, `3`. */
export const VIEWS = ['day', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The part of the time line on the screen. */
export interface Period {
  view: View;
  /** The selected day, `YYYY-MM-DD`. */
  selected: string;
  /** The month on the screen, `YYYY-MM`. Only in the month view it can be another one than that of the selected day. */
  month: string;
}

export const selectDay = (period: Period, day: string): Period => ({
  ...period,
  selected: day,
  month: monthOf(day),
});

/** The next or previous day, week or month. A month keeps the selected day. */
export const turnPeriod = (period: Period, by: number): Period => {
  const { view, selected, month } = period;
  if (view === 'month') return { ...period, month: addMonthsTo(month, by) };
  return selectDay(period, addDays(selected, view === 'week' ? 7 * by : by));
};

/** Another view of the same time. Day and week show the selected day, or the first one of a month without it. */
export const changeView = (period: Period, view: View): Period => {
  const { selected, month } = period;
  return { ...selectDay(period, monthOf(selected) === month ? selected : `${month}-01`), view };
};

/** The weeks on the screen; for a single day those of its week, so that the week is already loaded. */
export const weeksIn = ({ view, selected, month }: Period, weekStart: number): string[][] =>
  view === 'month' ? weeksOf(month, weekStart) : [weekOf(selected, weekStart)];

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'November 2026', 'Nov 15 – 21, 2026' or 'Friday, November 20, 2026'. */
export const formatPeriod = ({ view, selected, month }: Period, weekStart: number): string => {
  if (view === 'month') return formatMonth(`${month}-01`);
  if (view === 'day') return formatDayFull(selected);
  const week = weekOf(selected, weekStart);
  const format = new Intl.DateTimeFormat(documentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(utc(week[0] ?? selected), utc(week[6] ?? selected));
};

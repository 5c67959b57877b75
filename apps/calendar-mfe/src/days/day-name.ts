import { addDays } from '@taskloom/contracts';
import { documentLocale, formatDayFull, formatDayNear, formatDayOfYear, formatWeekday } from '@taskloom/ui';

/** Days ahead that are named by their weekday. */
const NEAR = 6;

const monthAndDay = (day: string): string =>
  new Intl.DateTimeFormat(documentLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** 'Tomorrow' with 'Monday, November 30'; 'Friday' with 'December 4' within six days; then 'Friday, December 11', with the year of another one. */
export const dayName = (day: string, today: string): { name: string; date?: string } => {
  if (day === today || day === addDays(today, 1))
    return { name: formatDayNear(day, today), date: formatDayOfYear(day) };
  if (day > today && day <= addDays(today, NEAR))
    return { name: formatWeekday(day, 'long'), date: monthAndDay(day) };
  return { name: day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(day) : formatDayFull(day) };
};

import { addDays, localDay } from '@taskloom/contracts';
import { formatDay, formatWeekday } from '@taskloom/ui';

/** Up to this age, in days, the weekday is shown instead of the date. */
const NAMED_DAYS = 6;

/** When something began, in local days: 'Monday', or the date if it is older. */
export const sinceWords = (at: number, now = Date.now()): string => {
  const day = localDay(new Date(at));
  return day >= addDays(localDay(new Date(now)), -NAMED_DAYS) ? formatWeekday(day, 'long') : formatDay(day);
};

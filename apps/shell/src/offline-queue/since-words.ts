import { addDays, localDay } from '@taskloom/contracts';
import { formatDay, formatWeekday } from '@taskloom/ui';

/** Days for which a weekday's name is enough. */
const NAMED_DAYS = 6;

/** When something began, in the person's own days: 'Monday', and further back the date. */
export const sinceWords = (at: number, now = Date.now()): string => {
  const day = localDay(new Date(at));
  return day >= addDays(localDay(new Date(now)), -NAMED_DAYS) ? formatWeekday(day, 'long') : formatDay(day);
};

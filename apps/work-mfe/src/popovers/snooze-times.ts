import { addDays } from '@taskloom/contracts';

/** The hour at which notifications return on another day. */
const MORNING = 9;
/** 'Later today' is this many hours ahead, at the latest at {@link EVENING}. */
const LATER_HOURS = 3;
const EVENING = 22;

/** The morning of a day in the local time zone. */
export const morningOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, MORNING);
};

export interface SnoozeTime {
  name: 'laterToday' | 'tomorrow' | 'nextWeek';
  at: Date;
}

/** The usual times; 'later today' is left out in the evening. `today` is the day of `now`. */
export function snoozeTimes(now: Date, today: string): SnoozeTime[] {
  const later = new Date(now);
  later.setHours(now.getHours() + LATER_HOURS, 0, 0, 0);
  const weekday = morningOf(today).getDay();
  const toMonday = (8 - weekday) % 7 || 7;
  return [
    ...(now.getHours() + LATER_HOURS <= EVENING ? [{ name: 'laterToday' as const, at: later }] : []),
    { name: 'tomorrow', at: morningOf(addDays(today, 1)) },
    { name: 'nextWeek', at: morningOf(addDays(today, toMonday)) },
  ];
}

import { LIMITS } from './limits.js';

const DAY_MS = 86_400_000;
const UTC_MINUS_12_MS = -12 * 3_600_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * The calendar day of an instant in the local time zone, `YYYY-MM-DD`.
 * @example
 * localDay(); // '2026-11-23'
 */
export const localDay = (now: Date = new Date()): string =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

/**
 * Adds days to a calendar day. Works across the ends of months and years and is independent of daylight saving time.
 * @example
 * addDays('2026-12-31', 1); // '2027-01-01'
 */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Today plus 7 days in the local time zone (specification 9).
 * @example
 * const [deadline, setDeadline] = useState(defaultDeadline());
 */
export const defaultDeadline = (now?: Date): string => addDays(localDay(now), LIMITS.defaultDeadlineDays);

/**
 * The earliest day that the server accepts: today in UTC−12, so that today is valid in every time zone.
 * @example
 * <DayPicker value={day} onChange={setDay} min={earliestDeadline()} max={latestDeadline()} />
 */
export const earliestDeadline = (now: Date = new Date()): string =>
  new Date(now.getTime() + UTC_MINUS_12_MS).toISOString().slice(0, 10);

/**
 * The last day that the server accepts: 50 years ahead.
 * @example
 * <DayPicker value={day} onChange={setDay} min={earliestDeadline()} max={latestDeadline()} />
 */
export const latestDeadline = (now: Date = new Date()): string => {
  const day = now.toISOString().slice(0, 10);
  return `${pad(Number(day.slice(0, 4)) + LIMITS.deadlineYears, 4)}${day.slice(4)}`;
};

const DAY =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-][01]\d:?[0-5]\d)?)?$/;

/**
 * Cuts a full ISO string to its day; null unless the date, and the time if given, are valid.
 * @example
 * parseDay('2026-02-30'); // null
 */
export const parseDay = (value: string): string | null => {
  const day = DAY.exec(value)?.[1];
  if (!day) return null;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day ? day : null;
};

/**
 * Overdue once the day has ended in the viewer's time zone; a missing day never is (specification 10).
 * @example
 * const late = tasks.filter(({ deadline, status }) => status !== 'done' && isOverdue(deadline));
 */
export const isOverdue = (deadline: string | null | undefined, now?: Date): boolean =>
  deadline != null && deadline < localDay(now);

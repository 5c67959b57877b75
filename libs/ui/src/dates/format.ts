import { addDays, parseDay } from '@taskloom/contracts';

/**
 * Locale of dates and numbers: the language of the document. English means US English (specification 9).
 * @internal
 */
export const documentLocale = (): string => {
  const lang = document.documentElement.lang || 'en';
  return lang === 'en' ? 'en-US' : lang;
};

const kept = new Map<string, Intl.DateTimeFormat>();

/** Creating an `Intl` format costs more than using it a thousand times, so each is created once. */
const dateFormat = (name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = documentLocale();
  const key = `${locale} ${name}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, format);
  return format;
};

/** A calendar day is parsed and formatted in UTC, so that no time zone shifts it. */
const writeDay = (day: string, name: string, options: Intl.DateTimeFormatOptions): string => {
  const parsed = parseDay(day);
  return parsed
    ? dateFormat(name, { ...options, timeZone: 'UTC' }).format(new Date(`${parsed}T00:00:00Z`))
    : day;
};

/**
 * `2026-11-25` → 'Nov 25, 2026' (specification 9). An unreadable day is returned unchanged.
 * @example
 * formatDay(day); // 'Nov 23'
 */
export const formatDay = (day: string): string =>
  writeDay(day, 'day', { month: 'short', day: 'numeric', year: 'numeric' });

/**
 * `2026-11-25` → 'November 25, 2026', for the panel of the calendar (specification 9: MMMM d, yyyy).
 * @example
 * <time dateTime={day}>{formatDayLong(day)}</time>
 */
export const formatDayLong = (day: string): string =>
  writeDay(day, 'long', { month: 'long', day: 'numeric', year: 'numeric' });

/**
 * `2026-11-25` → 'Wednesday, November 25, 2026', for screen readers.
 * @example
 * <time dateTime={day}>{formatDayFull(day)}</time>
 */
export const formatDayFull = (day: string): string =>
  writeDay(day, 'full', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const relativeDay = (days: number): string => {
  const word = new Intl.RelativeTimeFormat(documentLocale(), { numeric: 'auto' }).format(days, 'day');
  return word.charAt(0).toLocaleUpperCase(documentLocale()) + word.slice(1);
};

/**
 * 'Today', 'Tomorrow', 'Wed' within six days, then 'Nov 27', with the year if it differs from today's.
 * @example
 * <time dateTime={day}>{formatDayNear(day, localDay())}</time>
 */
export const formatDayNear = (day: string, today: string): string => {
  if (day === today) return relativeDay(0);
  if (day === addDays(today, 1)) return relativeDay(1);
  if (day > today && day <= addDays(today, 6)) return formatWeekday(day, 'short');
  return day.slice(0, 4) === today.slice(0, 4)
    ? writeDay(day, 'near', { month: 'short', day: 'numeric' })
    : formatDay(day);
};

/**
 * `2026-11-25` → 'Wednesday, November 25'.
 * @example
 * <time dateTime={day}>{formatDayOfYear(day)}</time>
 */
export const formatDayOfYear = (day: string): string =>
  writeDay(day, 'of year', { weekday: 'long', month: 'long', day: 'numeric' });

/**
 * `2026-11-25` → 'November 2026'.
 * @example
 * <h2>{formatMonth(day)}</h2>
 */
export const formatMonth = (day: string): string =>
  writeDay(day, 'month', { month: 'long', year: 'numeric' });

/**
 * `2026-11-25` → 'Wed' or 'Wednesday'.
 * @example
 * <th>{formatWeekday(day, 'short')}</th>
 */
export const formatWeekday = (day: string, weekday: 'short' | 'long'): string =>
  writeDay(day, `weekday ${weekday}`, { weekday });

/**
 * ISO 8601 instant → 'Nov 25, 2026, 3:04 PM' in the viewer's time zone.
 * @example
 * <time dateTime={comment.createdAt}>{formatInstant(comment.createdAt)}</time>
 */
export const formatInstant = (instant: string): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return dateFormat('instant', { dateStyle: 'medium', timeStyle: 'short' }).format(date);
};

const PATTERNS: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** The format for typing a day, in dayjs tokens: US English as displayed, other languages in digits ('DD.MM.YYYY'). */
export const dayPattern = (): string => {
  const locale = documentLocale();
  if (locale === 'en-US') return 'MMM D, YYYY';
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(new Date(0))
    .map(({ type, value }) => PATTERNS[type] ?? value)
    .join('');
};

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Bytes → '412 KB', '1.4 MB'. One KB is 1,024 bytes.
 * @example
 * formatSize(1_500_000); // '1.4 MB'
 */
export const formatSize = (bytes: number): string => {
  const power = bytes > 0 ? Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1) : 0;
  const value = bytes / 1024 ** power;
  const digits = power > 1 && value < 10 ? 1 : 0;
  return `${value.toLocaleString(documentLocale(), { maximumFractionDigits: digits })} ${UNITS[power] ?? 'B'}`;
};

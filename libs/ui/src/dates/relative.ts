import { defaultWord } from '../words';
import { documentLocale } from './format';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest unit first, each with its length in seconds. */
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Seconds since an instant, never negative: the clock of the server may be ahead. */
export const secondsSince = (instant: string, now: number = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 1000));

/**
 * ISO 8601 instant → '4 minutes ago' (specification 2).
 * @param underMinute the text for the first minute
 * @example
 * <span>{formatRelative(comment.createdAt)}</span>
 */
export const formatRelative = (
  instant: string,
  underMinute = defaultWord('underMinute'),
  now?: number,
): string => {
  const seconds = secondsSince(instant, now);
  if (Number.isNaN(seconds)) return '';
  const step = STEPS.find(([, length]) => seconds >= length);
  if (!step) return underMinute;
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(documentLocale(), { numeric: 'always' }).format(
    -Math.floor(seconds / length),
    unit,
  );
};

export { DeadlineText, type DeadlineTextProps } from './deadline-text';
export { readDay } from './day-words';
export {
  documentLocale,
  formatDay,
  formatDayFull,
  formatDayLong,
  formatDayNear,
  formatDayOfYear,
  formatInstant,
  formatMonth,
  formatSize,
  formatWeekday,
} from './format';
export { formatRelative } from './relative';
export { RelativeTime, type RelativeTimeProps } from './relative-time';

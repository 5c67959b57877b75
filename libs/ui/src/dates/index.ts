export { DeadlineText, type DeadlineTextProps } from './deadline-text';
export {
  documentLocale,
  formatDay,
  formatDayFull,
  formatDayLong,
  formatInstant,
  formatMonth,
  formatSize,
  formatWeekday,
} from './format';
export { formatRelative } from './relative';
export { RelativeTime, type RelativeTimeProps } from './relative-time';

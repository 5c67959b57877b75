export { DeadlineText, type DeadlineTextProps } from './deadline-text';
export { documentLocale, formatDay, formatDayLong, formatInstant, formatSize } from './format';
export { formatRelative } from './relative';
export { RelativeTime, type RelativeTimeProps } from './relative-time';

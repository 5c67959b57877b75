import { currentLanguage } from '@taskloom/client/texts';

const locale = (): string => (currentLanguage() === 'en' ? 'en-US' : currentLanguage());

/** `Nov 10`, the day of an instant in the reader's time zone; for small print where the year is obvious. */
export const shortDay = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric' }).format(new Date(instant));

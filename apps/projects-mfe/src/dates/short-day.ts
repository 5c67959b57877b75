import { currentLanguage } from '@taskloom/client/texts';

const locale = (): string => (currentLanguage() === 'en' ? 'en-US' : currentLanguage());

/** `Nov 10`, the reader's day of an instant; for small additions where the year goes without saying. */
export const shortDay = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric' }).format(new Date(instant));

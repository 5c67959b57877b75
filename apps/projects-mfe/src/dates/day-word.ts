import { addDays } from '@taskloom/contracts';

interface Words {
  /** The reader's day. */
  today: string;
  words: { today: string; tomorrow: string };
  language: string;
}

const write = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Today or tomorrow. */
export const isSoon = (day: string, today: string): boolean => day === today || day === addDays(today, 1);

/** 'Today', 'Tomorrow', a weekday within six days, then 'Nov 27'; with the year only if it is another one. */
export const dayWord = (day: string, { today, words, language }: Words): string => {
  if (day === today) return words.today;
  if (day === addDays(today, 1)) return words.tomorrow;
  if (day > today && day <= addDays(today, 6)) return write(day, language, { weekday: 'short' });
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return write(day, language, { month: 'short', day: 'numeric', year });
};

import { addDays, parseDay } from '@taskloom/contracts';
import { documentLocale } from './format';

/** 0 is Sunday, as in `Date.getUTCDay`; English and German. */
const WEEKDAYS = [
  ['sunday', 'sonntag'],
  ['monday', 'montag'],
  ['tuesday', 'dienstag'],
  ['wednesday', 'mittwoch'],
  ['thursday', 'donnerstag'],
  ['friday', 'freitag'],
  ['saturday', 'samstag', 'sonnabend'],
];
const MONTHS = [
  ['january', 'januar', 'jänner'],
  ['february', 'februar'],
  ['march', 'märz', 'mrz'],
  ['april'],
  ['may', 'mai'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'dezember'],
];
const NAMED: Readonly<Record<string, number>> = {
  today: 0,
  tod: 0,
  heute: 0,
  tomorrow: 1,
  tmr: 1,
  tom: 1,
  morgen: 1,
  'day after tomorrow': 2,
  übermorgen: 2,
  uebermorgen: 2,
  yesterday: -1,
  gestern: -1,
  'next week': 7,
  'nächste woche': 7,
  'kommende woche': 7,
};
const DAYS_OF: Readonly<Record<string, number>> = { d: 1, t: 1, w: 7 };

/** The index of the only list with a word that starts with this text of at least `least` letters. */
const indexOf = (lists: readonly string[][], word: string, least: number): number =>
  word.length < least ? -1 : lists.findIndex((names) => names.some((name) => name.startsWith(word)));

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A day of the calendar, with the next year in which it is not over when the text names none. */
const dated = (today: string, month: number, date: number, year?: string): string | null => {
  const at = (full: number) =>
    parseDay(`${full}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  const current = Number(today.slice(0, 4));
  if (year) return at(year.length === 2 ? Math.floor(current / 100) * 100 + Number(year) : Number(year));
  // February 29 may be up to eight years away.
  for (let full = current; full <= current + 8; full += 1) {
    const day = at(full);
    if (day && day >= today) return day;
  }
  return null;
};

const named = (text: string, today: string): string | null =>
  Object.hasOwn(NAMED, text) ? addDays(today, NAMED[text] ?? 0) : null;

/** `fri`, `this fri`, `kommenden Freitag`: the first such day after today; `next fri`, `nächsten Freitag`: the one in the next week. */
const onWeekday = (text: string, today: string): string | null => {
  const [, next, word = ''] =
    /^(?:on |am )?(?:(?:this|coming|diese[nrs]?|kommende[nrs]?) |(next|nächste[nrs]?) )?([\p{L}]+)\.?$/u.exec(
      text,
    ) ?? [];
  const index = indexOf(WEEKDAYS, word, 2);
  if (index < 0) return null;
  const ahead = ((index - weekday(today) + 6) % 7) + 1;
  // Weeks begin on Monday here.
  const restOfWeek = (7 - weekday(today)) % 7;
  return addDays(today, next && ahead <= restOfWeek ? ahead + 7 : ahead);
};

/** `in 3 days`, `in einer Woche`, `2w`, `+5`. */
const inSome = (text: string, today: string): string | null => {
  const [, count = '', unit = 'd'] =
    /^(?:in |\+ ?)?(\d{1,4}|an?|one|eine[mr]?) ?(d|t|w)(?:ays?|age?n?|eeks?|ochen?)?$/.exec(text) ??
    /^\+ ?(\d{1,4})$/.exec(text) ??
    [];
  if (!count) return null;
  return addDays(today, (/\d/.test(count) ? Number(count) : 1) * (DAYS_OF[unit] ?? 1));
};

/** `12.3.`, `12.03.2026`; `3/12` in English, `12/3` elsewhere. */
const inFigures = (text: string, today: string): string | null => {
  const [, date, month, year] = /^(\d{1,2})\. ?(\d{1,2})\.? ?(\d{4}|\d{2})?$/.exec(text) ?? [];
  if (date && month) return dated(today, Number(month), Number(date), year);
  const [, one, two, ofYear] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (!one || !two) return null;
  const [first, second] = documentLocale() === 'en-US' ? [one, two] : [two, one];
  return dated(today, Number(first), Number(second), ofYear);
};

/** `Nov 27`, `27 November`, `27. Nov. 2026`, `Fri, Nov 27, 2026`. */
const withMonth = (text: string, today: string): string | null => {
  const plain = text.replace(/^[\p{L}]+[.,]+ (?=\S+ ?\d|\d)/u, '');
  const [, after, date = '', before, year] =
    /^(?:([\p{L}]+)\.? )?(\d{1,2})(?:st|nd|rd|th|\.)?(?: ([\p{L}]+)\.?)?,?(?: (\d{4}))?$/u.exec(plain) ?? [];
  const month = indexOf(MONTHS, after ?? before ?? '', 3);
  return month < 0 ? null : dated(today, month + 1, Number(date), year);
};

const READERS = [named, onWeekday, inSome, inFigures, withMonth];

/**
 * The day that a text names in English or German: 'tomorrow', 'fri', '12.3.', 'Nov 27', 'in 2 weeks', '2026-11-27'. Null when it
 * names none.
 *
 * @param today `YYYY-MM-DD`
 * @internal
 */
export const readDay = (text: string, today: string): string | null => {
  const plain = text.trim().replace(/\s+/g, ' ');
  const exact = parseDay(plain.toUpperCase());
  if (exact) return exact;
  const small = plain.toLowerCase().replace('ae', 'ä');
  for (const read of READERS) {
    const day = read(small, today);
    if (day) return day;
  }
  return null;
};

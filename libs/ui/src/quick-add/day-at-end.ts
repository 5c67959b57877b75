import { earliestDeadline, latestDeadline } from '@taskloom/contracts';
import { readDay } from '@taskloom/ui';

/** The longest day in words: 'on Friday, November 27, 2026'. */
const MOST_WORDS = 5;

const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const SHORT = '(?:mo|di|mi|do|fr|sa|so)\\.?';
const WHICH = '(?:this|next|coming|diese[nrs]?|n(?:ä|ae)chste[nrs]?|kommende[nrs]?)';
const MONTH =
  '(?:jan(?:uary|uar)?|jänner|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)';

/** Words that may stand before a day. */
const BEFORE = /^(?:on|by|am|bis) /;

/**
 * Days that are hardly anything else at the end of a title, while 'Sam', 'mit', '1.2', '1/2' and '2w' often are. 'Am Morgen' is a time of day.
 */
const CERTAIN = new RegExp(
  `^(?:am|bis) ${SHORT}$|^(?:(?:on|by|am|bis) )?(?:${[
    'today|heute|tomorrow|tmr|morgen|day after tomorrow|(?:ü|ue)bermorgen',
    `(?:${WHICH} )?${WEEKDAY}`,
    `(?:diesen|nächsten|naechsten|kommenden) ${SHORT}`,
    'next week|(?:nächste|naechste|kommende) woche',
    'in (?:\\d{1,3}|an?|one|eine[mr]?) (?:days?|weeks?|tage?n?|wochen?)',
    '\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{4})?|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}',
    `(?:${WEEKDAY}, )?(?:${MONTH}\\.? \\d{1,2}|\\d{1,2}(?:st|nd|rd|th|\\.)? ${MONTH}\\.?)(?:,? \\d{4})?`,
  ].join('|')})$`,
);

/**
 * The day that the last words name, and these words; the longest such end. Nothing when they are all words, and when the end is one that the
 * person has put back.
 */
export const dayAtEnd = (
  words: readonly string[],
  today: string,
  literal: ReadonlySet<string>,
): { text: string; count: number; day: string } | undefined => {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const text = words.slice(-count).join(' ');
    if (literal.has(text)) return undefined;
    const plain = text.normalize('NFC').toLowerCase();
    if (plain === 'am morgen') return undefined;
    const day = CERTAIN.test(plain) ? readDay(plain.replace(BEFORE, ''), today) : null;
    if (day && day >= earliestDeadline() && day <= latestDeadline())
      return count < words.length ? { text, count, day } : undefined;
  }
  return undefined;
};

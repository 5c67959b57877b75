import { shorten, type NotificationTypeEntry } from '@taskloom/contracts';
import { invalidField } from '../../platform/http/index.js';
import type { NoticeText, NoticeTexts } from './remote-notice.events.js';

/** Languages of which the texts are stored, beside English. */
const MOST_LANGUAGES = 5;
/** As the columns of notifications. */
const LONGEST = { title: 255, message: 1_000 };

const NAMES = /\{(\w+)\}/g;

/**
 * The texts of a notification in the languages that its type has, each with the name of the remote in front, so that it isn't
 * mistaken for one of the product.
 * @throws 400 when a value is missing
 */
export const noticeTexts = (
  remote: { title: string; titles?: Record<string, string> },
  { title, titles = {}, message, messages = {} }: NotificationTypeEntry,
  values: Readonly<Record<string, string>>,
): NoticeTexts => {
  const fill = (text: string): string =>
    text.replace(NAMES, (_all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) throw invalidField('values', `The notification needs a value for ${name}.`);
      return value;
    });
  const textOf = (from: string, what: string, sentence: string): NoticeText => ({
    title: shorten(`${from}: ${what}`, LONGEST.title),
    message: shorten(fill(sentence), LONGEST.message),
  });
  const others = Object.entries(messages).slice(0, MOST_LANGUAGES);
  return {
    ...Object.fromEntries(
      others.map(([language, sentence]) => [
        language,
        textOf(remote.titles?.[language] ?? remote.title, titles[language] ?? title, sentence),
      ]),
    ),
    en: textOf(remote.title, title, message),
  };
};

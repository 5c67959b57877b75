import { LIMITS, shorten, type Comment } from '@taskloom/contracts';
import { escapeName, withNamesOnly } from '@taskloom/contracts/mentions';

/** Characters of a comment that a reply quotes, with the ellipsis behind them. */
const MOST = 1_001;
const ADDRESS = /((?:https?:\/\/|www\.)[^\s[\]<>()]+)/;

/** The author's own words, without quotes; all words if there are no others. */
const ownWords = (content: string): string => {
  const own = content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
  return own || content;
};

/** A line that Markdown shows as it is. Addresses stay links. */
const asMarkdown = (line: string): string =>
  line
    .split(ADDRESS)
    .map((part, at) => (at % 2 === 1 ? part : escapeName(part)))
    .join('')
    .replace(/^(?=[#+=-])/, '\\')
    .replace(/^(\d{1,9})(?=[.)])/, '$1\\');

/** A quote notifies no one, also where it is cut out of code, an escape or a name with unusual signs. */
const withoutMentions = (text: string): string =>
  withNamesOnly(text).replaceAll(/\]\((?=mention:)/gi, ']\\(');

/**
 * A comment as a quote in Markdown, with its author.
 * @param selected the words of the shown comment that are quoted; otherwise all of the author's own
 */
export const quoteOf = ({ author, content }: Comment, selected?: string): string => {
  const words =
    selected === undefined
      ? ownWords(withNamesOnly(content))
      : selected
          .split('\n')
          .map((line) => asMarkdown(line.trim()))
          .join('\n');
  const quoted = withoutMentions(shorten(words, MOST));
  const lines = [`**${escapeName(author.name)}:**`, ...quoted.split('\n')];
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
};

/** The text of a reply: the quote behind what is already written; null when it no longer fits. */
export const withQuote = (written: string, comment: Comment, selected?: string): string | null => {
  const before = written.trimEnd();
  const next = `${before}${before && '\n\n'}${quoteOf(comment, selected)}`;
  return next.length > LIMITS.comment ? null : next;
};

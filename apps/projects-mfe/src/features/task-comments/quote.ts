import { LIMITS, shorten, type Comment } from '@taskloom/contracts';
import { escapeName, withNamesOnly } from '@taskloom/contracts/mentions';

/** Characters of a comment that a reply quotes, with the ellipsis behind them. */
const MOST = 1_001;

/** The author's own words, without quotes and without mentions: a quote must not notify again. */
const ownWords = (content: string): string => {
  const text = withNamesOnly(content);
  const own = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
  return shorten(own || text, MOST);
};

/** A comment as a quote in Markdown, with its author. */
export const quoteOf = ({ author, content }: Comment): string => {
  const lines = [`**${escapeName(author.name)}:**`, ...ownWords(content).split('\n')];
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
};

/** The text of a reply: the quote behind what is already written, unless it no longer fits. */
export const withQuote = (written: string, comment: Comment): string => {
  const before = written.trimEnd();
  const next = `${before}${before && '\n\n'}${quoteOf(comment)}`;
  return next.length > LIMITS.comment ? written : next;
};

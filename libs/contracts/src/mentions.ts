import { escapeName, MENTION, unescapeName } from './mention-marks.js';
import { paragraphsIn } from './paragraphs.js';

export { escapeName };

const HREF = /\]\(mention:([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\)/iy;
const TAG = /<\/?[a-z][^<>]*>/iy;
const TICKS = /`+/g;
const REFERENCE = /^\[([@#].*)\]\((?:mention|task):[^)]*\)$/s;

/** The maximum number of people whom one text mentions; further mentions are plain text. */
const MOST = 50;
/** Characters of a label. Each of a name's may be escaped. */
const MOST_LABEL = 400;

const isSign = (character = ''): boolean => /[!-/:-@[-`{-~]/.test(character);

/** Where rows of backticks begin, by their length. */
function ticksIn(text: string): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const { index, 0: ticks } of text.matchAll(TICKS)) {
    const known = rows.get(ticks.length);
    if (known) known.push(index);
    else rows.set(ticks.length, [index]);
  }
  return rows;
}

/** The ids that one paragraph mentions, in lower case. */
function scan(text: string): string[] {
  const ticks = ticksIn(text);
  const found: string[] = [];
  /** Behind the code that begins at the position, or behind the backticks when it has no end. */
  const behindTicks = (at: number): number => {
    let end = at;
    while (text[end] === '`') end += 1;
    const closing = ticks.get(end - at)?.find((row) => row >= end);
    return closing === undefined ? end : closing + end - at;
  };
  /** Behind an escape, code, a comment or a tag that begins at the position; else behind its character. */
  const behind = (at: number): number => {
    if (text[at] === '\\' && isSign(text[at + 1])) return at + 2;
    if (text[at] === '`') return behindTicks(at);
    if (text[at] !== '<') return at + 1;
    const comment = text.startsWith('<!--', at) ? text.indexOf('-->', at + 4) : -1;
    if (comment >= 0) return comment + 3;
    TAG.lastIndex = at;
    return TAG.test(text) ? TAG.lastIndex : at + 1;
  };
  /** Behind the mention that begins at the position. */
  const behindMention = (at: number): number | undefined => {
    const from = at + 2;
    let end = from;
    while (end < text.length && end - from <= MOST_LABEL && text[end] !== ']' && text[end] !== '\n')
      end = behind(end);
    HREF.lastIndex = end;
    const [href = '', id] = end > from ? (HREF.exec(text) ?? []) : [];
    if (id === undefined) return undefined;
    found.push(id.toLowerCase());
    return end + href.length;
  };
  for (let at = 0; at < text.length;) {
    const isPicture = text[at - 1] === '!';
    at = (text.startsWith('[@', at) && !isPicture ? behindMention(at) : undefined) ?? behind(at);
  }
  return found;
}

/**
 * The ids of the people whom a text mentions where it is shown, each once: none in code, escapes, comments or other HTML.
 * @example
 * mentionedIn(mentionOf({ _id: user._id, name: 'Anna' })); // the id of Anna
 */
export function mentionedIn(text: string): string[] {
  if (!text.includes('](mention:')) return [];
  const ids = paragraphsIn(text).flatMap(({ from, to }) => scan(text.slice(from, to)));
  return [...new Set(ids)].slice(0, MOST);
}

/**
 * The text with each mention as a name, which notifies no one, for places that show Markdown.
 * @example
 * const quote = `> ${withNamesOnly(comment.content)}`;
 */
export const withNamesOnly = (text: string): string =>
  text.replace(MENTION, (_, label: string) => `@${escapeName(unescapeName(label))}`);

/**
 * The visible text of a mention or a link to a task: `@` or `#` and the name as it is written. Null for other Markdown.
 * @example
 * referenceText('[#Call \\[the\\] bank](task:1)'); // '#Call [the] bank'
 */
export const referenceText = (markdown: string): string | null => {
  const label = REFERENCE.exec(markdown)?.[1];
  return label === undefined ? null : unescapeName(label);
};

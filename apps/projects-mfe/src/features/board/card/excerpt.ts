/** More characters than two lines of a card show. */
const MOST = 400;

/** Marks at the beginning of a line: headings, quotes, lists with their boxes, and fences of code. */
const LINE = /^[ \t]*(?:#{1,6}|>|(?:[-*+]|\d{1,9}[.)])(?: \[[ x]\])?|`{3}\w*)(?:[ \t]|$)/gim;
const LINK = /!?\[((?:\\.|[^\]\n\\]){0,400})\]\([^()\s]*\)/g;
const EMPHASIS = /(?<!\\)(\*\*|~~|[*`])(?=\S)([^\n]+?)(?<!\\)\1/g;
/** An underscore inside a word is a part of it. */
const UNDERSCORES = /\b(?<!\\)(__?)(?=[^\s_])([^\n]+?)(?<!\\)\1\b/g;
const ESCAPES = /\\([!-/:-@[-`{-~])/g;

/** The beginning of a description in plain words. A parser of Markdown takes 12 kB, which the first card would wait for. */
export const excerpt = (markdown: string): string =>
  markdown
    .replace(LINK, '$1')
    .slice(0, MOST)
    .replace(LINE, '')
    .replace(EMPHASIS, '$2')
    .replace(UNDERSCORES, '$2')
    .replace(ESCAPES, '$1');

import { withNamesOnly } from '@taskloom/contracts/mentions';
import { lexer, type MarkedToken, type Token } from 'marked';

/** Characters that are read. The time to parse 10,000 hostile ones is two seconds; places that show the words cut them at 200. */
const MOST_READ = 500;

const wordsOf = (token: MarkedToken): string => {
  switch (token.type) {
    case 'list':
      return blocksOf(token.items);
    case 'list_item':
    case 'blockquote':
      return blocksOf(token.tokens);
    case 'table':
      return [token.header, ...token.rows]
        .flat()
        .map(({ tokens }) => inlineOf(tokens))
        .join(' ');
    case 'html':
      return token.raw;
    case 'br':
    case 'checkbox':
    case 'def':
    case 'hr':
    case 'space':
      return ' ';
    default:
      return 'tokens' in token && token.tokens ? inlineOf(token.tokens) : token.text;
  }
};

// There are no extensions, so that each token is one of marked's own.
const inlineOf = (tokens: Token[]): string => (tokens as MarkedToken[]).map(wordsOf).join('');
const blocksOf = (tokens: Token[]): string => (tokens as MarkedToken[]).map(wordsOf).join(' ');

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text without its quotes; one that consists of quotes only stays as it is. */
const ownWords = (markdown: string): string => {
  const own = markdown
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  return own.trim() ? own : markdown;
};

/**
 * The beginning of a text in Markdown as one line without its marks and without what it quotes; one that consists of marks only stays as
 * it is.
 */
export const plainWords = (markdown: string): string => {
  const beginning = [...withNamesOnly(ownWords(markdown))].slice(0, MOST_READ).join('');
  return inOneLine(blocksOf(lexer(beginning))) || inOneLine(beginning);
};

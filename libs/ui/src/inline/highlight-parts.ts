import { foldText } from '@taskloom/contracts';
/** A piece of a text; every match is a piece of its own. */
export interface Part {
  text: string;
  hit: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches any word of the query and the rest of the word that contains it: 'invoice' matches all of
 * 'invoices'.
 */
const pattern = (query: string): RegExp | null => {
  const words = [...query].map(foldText).join('').split(/\s+/).filter(Boolean);
  return words.length
    ? new RegExp(`(?:${words.map(escaped).join('|')})(?:(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}]+)?`, 'gu')
    : null;
};

/** Splits a text at the matches of a query, ignoring case and accents. */
export const highlightParts = (text: string, query: string): Part[] => {
  const wanted = pattern(query);
  if (!wanted) return [{ text, hit: false }];
  const chars = [...text];
  const folded = chars.map(foldText);
  // Folding may lengthen a character, so each folded position maps back to the original one.
  const origin = folded.flatMap((piece, index) => Array<number>(piece.length).fill(index));
  const parts: Part[] = [];
  let done = 0;
  const cut = (end: number, hit: boolean) => {
    if (end > done) parts.push({ text: chars.slice(done, end).join(''), hit });
    done = Math.max(done, end);
  };
  for (const { index, 0: found } of folded.join('').matchAll(wanted)) {
    cut(origin[index] ?? 0, false);
    cut((origin[index + found.length - 1] ?? 0) + 1, true);
  }
  cut(chars.length, false);
  return parts;
};

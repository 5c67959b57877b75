/** A piece of a text; every hit is a piece of its own. */
export interface Part {
  text: string;
  hit: boolean;
}

/** Lower case and without accents, as the server compares; an accent of its own folds to nothing. */
const fold = (char: string): string => char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any word of the query, and the rest of the word in which it stands: 'invoice' takes all of 'invoices'. */
const pattern = (query: string): RegExp | null => {
  const words = [...query].map(fold).join('').split(/\s+/).filter(Boolean);
  return words.length
    ? new RegExp(`(?:${words.map(escaped).join('|')})(?:(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}]+)?`, 'gu')
    : null;
};

/** Cuts a text where the words of a query occur in it, whatever their case and accents. */
export const highlightParts = (text: string, query: string): Part[] => {
  const wanted = pattern(query);
  if (!wanted) return [{ text, hit: false }];
  const chars = [...text];
  const folded = chars.map(fold);
  // Folding may lengthen a character, so each place of the folded text remembers where it came from.
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

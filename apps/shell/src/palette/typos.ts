import { foldText } from '@taskloom/contracts';
import UFuzzy from '@leeoniya/ufuzzy';
import { type Like } from './rank';

/** A word may have one wrong, missing, additional or swapped letter. */
const fuzzy = new UFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  intraMode: 1,
});

/** A shorter word is too similar to too many others. */
const SHORTEST = 4;

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);

export const like: Like = (texts, query) => {
  const all = texts.map(foldText);
  const found = wordsOf(query).map((word) =>
    word.length < SHORTEST
      ? new Set(all.flatMap((text, at) => (text.includes(word) ? [at] : [])))
      : new Set(fuzzy.filter(all, word) ?? []),
  );
  if (found.length === 0) return new Set();
  return new Set(all.flatMap((_text, at) => (found.every((each) => each.has(at)) ? [at] : [])));
};

/** The query with those words of the titles that its mistyped words are like; a word that occurs in the titles or in `texts` is right. */
export function corrected(query: string, titles: readonly string[], texts: readonly string[]): string {
  const all = [...titles, ...texts].map(foldText).join(' ');
  const known = [...new Set(titles.flatMap((title) => foldText(title).split(/[^\p{L}\d']+/u)))].toSorted(
    (a, b) => a.length - b.length,
  );
  return wordsOf(query)
    .map((word) => {
      if (word.length < SHORTEST || all.includes(word)) return word;
      return known[fuzzy.filter(known, word)?.[0] ?? -1] ?? word;
    })
    .join(' ');
}

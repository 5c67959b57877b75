import { foldText } from '@taskloom/contracts';
import UFuzzy from '@leeoniya/ufuzzy';

/** Each word may have one wrong, missing, additional or swapped letter; the words may have any order. */
const fuzzy = new UFuzzy({
  unicode: true,
  interSplit: String.raw`[^\p{L}\d']+`,
  intraSplit: String.raw`\p{Ll}\p{Lu}`,
  intraBound: String.raw`\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}`,
  intraChars: String.raw`[\p{L}\d']`,
  intraContr: String.raw`'\p{L}{1,2}\b`,
  intraMode: 1,
});

/** The indexes of the titles that contain the words of the text in spite of typing errors. */
export const likeText = (titles: readonly string[], text: string): readonly number[] => {
  const words = foldText(text.trim()).split(' ').filter(Boolean);
  const all = titles.map(foldText);
  const found = words.map((word) => new Set(fuzzy.filter(all, word) ?? []));
  return all.flatMap((_title, at) => (found.every((each) => each.has(at)) ? [at] : []));
};

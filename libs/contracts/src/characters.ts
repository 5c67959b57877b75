/** A person sees one character where a flag or a family consists of many code points. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first character as a reader sees it: a whole flag or family. Empty for an empty text.
 * @example
 * firstCharacter('🇬🇧 Ada'); // '🇬🇧'
 */
export const firstCharacter = (text: string): string => characters.segment(text).containing(0)?.segment ?? '';

/**
 * The text with at most `most` code points. A longer one is cut between two whole characters and ends with "…".
 * @example
 * shorten('Quarterly report', 10); // 'Quarterly…'
 */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // A code point has at most two code units.
  const start = Array.from(text.slice(0, 2 * (most + 1)));
  if (start.length <= most) return text;
  const end = start.slice(0, most - 1).join('').length;
  return `${text.slice(0, characters.segment(text).containing(end)?.index)}…`;
};

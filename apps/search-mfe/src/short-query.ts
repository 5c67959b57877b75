import { foldText } from '@taskloom/contracts';

/** Where a short query is found, which explains why it may have found nothing (decision 20). */
export type ShortQuery = 'oneLetter' | 'partsInTitles' | 'signsInTitles';

/** From here on are scripts that write words without spaces; a single character of them is found anywhere in titles. */
const WITHOUT_SPACES = 0x0e00;

const writesWithoutSpaces = (character: string): boolean => (character.codePointAt(0) ?? 0) >= WITHOUT_SPACES;

/** The limit that a query has met which found nothing, or null for words of three letters and more. */
export const shortQuery = (query: string): ShortQuery | null => {
  const characters = [...foldText(query.trim())];
  if (characters.length === 0) return null;
  if (!characters.some((character) => /[\p{L}\p{N}]/u.test(character))) return 'signsInTitles';
  if (characters.some(writesWithoutSpaces)) return 'partsInTitles';
  if (characters.length > 2) return null;
  return characters.length === 1 ? 'oneLetter' : 'partsInTitles';
};

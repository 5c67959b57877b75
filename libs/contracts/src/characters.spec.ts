import { firstCharacter, shorten } from './characters.js';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['Ada', 'A'],
  ['🇬🇧 Ada', '🇬🇧'],
  [FAMILY, FAMILY],
  ['e\u0301cole', 'e\u0301'],
  ['', ''],
])('the first character of %p is %p', (text, first) => expect(firstCharacter(text)).toBe(first));

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['🎉🎉🎉', 3, '🎉🎉🎉'],
  ['🎉🎉🎉🎉', 3, '🎉🎉…'],
  [`Fam ${FAMILY} Lindqvist`, 8, 'Fam …'],
  [`Fam ${FAMILY} Lindqvist`, 10, `Fam ${FAMILY}…`],
  ['🇬🇧🇬🇧🇬🇧', 4, '🇬🇧…'],
])('%p in %d code points is %p', (text, most, cut) => expect(shorten(text, most)).toBe(cut));

import { dayWord, isSoon } from './day-word';

const word = (day: string, language = 'en') =>
  dayWord(day, { today: '2026-11-20', words: { today: 'Today', tomorrow: 'Tomorrow' }, language });

it.each([
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-22', 'Sun'],
  ['2026-11-26', 'Thu'],
  ['2026-11-27', 'Nov 27'],
  ['2026-11-19', 'Nov 19'],
  ['2027-01-04', 'Jan 4, 2027'],
  ['2025-12-31', 'Dec 31, 2025'],
])('writes %s as %s', (day, text) => expect(word(day)).toBe(text));

it('uses the language', () => expect(word('2026-11-24', 'de')).toBe('Di'));

it('counts today and tomorrow as soon', () => {
  expect(
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].filter((day) => isSoon(day, '2026-11-20')),
  ).toEqual(['2026-11-20', '2026-11-21']);
});

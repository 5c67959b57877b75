import { readDay } from './day-words';

/** A Friday. */
const TODAY = '2026-11-20';

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('readDay', () => {
  it.each([
    ['today', '2026-11-20'],
    ['Tomorrow', '2026-11-21'],
    [' morgen ', '2026-11-21'],
    ['übermorgen', '2026-11-22'],
    ['mon', '2026-11-23'],
    ['Fri', '2026-11-27'],
    ['Freitag', '2026-11-27'],
    ['next tue', '2026-11-24'],
    ['next sun', '2026-11-29'],
    ['nächsten Montag', '2026-11-23'],
    ['nächste Woche', '2026-11-27'],
    ['kommende Woche', '2026-11-27'],
    ['in 3 days', '2026-11-23'],
    ['in einer Woche', '2026-11-27'],
    ['in 2 Wochen', '2026-12-04'],
    ['2w', '2026-12-04'],
    ['+5', '2026-11-25'],
    ['12.3.', '2027-03-12'],
    ['12.3', '2027-03-12'],
    ['24.12.', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['24.12.2028', '2028-12-24'],
    ['12/24', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['Nov 27', '2026-11-27'],
    ['27 november', '2026-11-27'],
    ['27. Dez. 2027', '2027-12-27'],
    ['Nov 27, 2026', '2026-11-27'],
    ['Friday, November 27, 2026', '2026-11-27'],
    ['Fr., 27. November 2026', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-27T10:15:00.000Z', '2026-11-27'],
    ['29.2.', '2028-02-29'],
  ])('reads %s', (text, day) => {
    expect(readDay(text, TODAY)).toBe(day);
  });

  it.each(
    [
      'next tue',
      'next tuesday',
      'nächsten Dienstag',
      'nächste Dienstag',
      'nächster Dienstag',
      'am naechsten Di',
    ].flatMap((text) => [
      [text, 'a Monday', '2026-11-23', '2026-12-01'],
      [text, 'a Tuesday', '2026-11-24', '2026-12-01'],
      [text, 'a Wednesday', '2026-11-25', '2026-12-01'],
      [text, 'a Sunday', '2026-11-29', '2026-12-01'],
    ]),
  )('reads %s on %s as the day of the next week', (text, _name, today, day) => {
    expect(readDay(text, today)).toBe(day);
  });

  it.each(
    [
      'tue',
      'this tuesday',
      'Dienstag',
      'diesen Dienstag',
      'kommenden Dienstag',
      'am kommenden Dienstag',
    ].flatMap((text) => [
      [text, 'a Monday', '2026-11-23', '2026-11-24'],
      [text, 'a Tuesday', '2026-11-24', '2026-12-01'],
    ]),
  )('reads %s on %s as the first one after today', (text, _name, today, day) => {
    expect(readDay(text, today)).toBe(day);
  });

  it('reads numbers with a slash in the order of the language', () => {
    document.documentElement.lang = 'de';
    expect(readDay('24/12', TODAY)).toBe('2026-12-24');
  });

  it.each(['', 'soon', 'x', 'f', '31.2.', '13/13', '2026-02-30', 'Nov', '40 Nov', 'ma 5', '12.3.4.5'])(
    'does not guess a day from “%s”',
    (text) => {
      expect(readDay(text, TODAY)).toBeNull();
    },
  );
});

import { addMonths, addMonthsTo, dayAfterKey, monthOf, weekday, weeksOf } from './days';

const SUNDAY = 0;
const MONDAY = 1;

describe('weeksOf', () => {
  it('shows five weeks of November 2026, which begins on a Sunday', () => {
    const weeks = weeksOf('2026-11', SUNDAY);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
  });

  it('fills the first week with the days of the previous month', () => {
    expect(weeksOf('2026-12', SUNDAY)[0]).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('starts on Monday where weeks do', () => {
    expect(weeksOf('2026-11', MONDAY)[0]?.[0]).toBe('2026-10-26');
  });

  it.each([
    ['2026-02', SUNDAY, 4],
    ['2026-08', SUNDAY, 6],
    ['2026-02', MONDAY, 5],
  ])('gives %s from weekday %i on %i weeks and no day twice', (month, weekStart, count) => {
    const weeks = weeksOf(month, weekStart);
    expect(weeks).toHaveLength(count);
    expect(new Set(weeks.flat()).size).toBe(count * 7);
    expect(weeks.every(([first = '']) => weekday(first) === weekStart)).toBe(true);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-01-20', -1, '2025-12-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s moved by %i is %s', (day, count, moved) => {
    expect(addMonths(day, count)).toBe(moved);
  });

  it('crosses the end of a year', () => {
    expect(addMonthsTo('2026-12', 1)).toBe('2027-01');
    expect(addMonthsTo('2026-01', -1)).toBe('2025-12');
    expect(monthOf('2026-11-20')).toBe('2026-11');
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-15'],
    ['End', false, '2026-11-21'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
  ])('%s (shift %s) moves to %s', (key, shiftKey, day) => {
    expect(dayAfterKey({ key, shiftKey }, '2026-11-20', SUNDAY)).toBe(day);
  });

  it.each(['a', 'Tab', 'Escape'])('%s moves nowhere', (key) => {
    expect(dayAfterKey({ key, shiftKey: false }, '2026-11-20', SUNDAY)).toBeNull();
  });
});

import {
  addDays,
  defaultDeadline,
  earliestDeadline,
  isOverdue,
  latestDeadline,
  localDay,
  parseDay,
} from './deadline.js';

const noon = new Date(2026, 10, 20, 12);

describe('a deadline', () => {
  test('is overdue once its day has ended, not during it', () => {
    expect(isOverdue('2026-11-19', noon)).toBe(true);
    expect(isOverdue('2026-11-20', noon)).toBe(false);
    expect(isOverdue('2026-11-20', new Date(2026, 10, 20, 23, 59))).toBe(false);
    expect(isOverdue('2026-11-20', new Date(2026, 10, 21, 0, 1))).toBe(true);
  });

  test.each([null, undefined])('that is missing (%p) is never overdue', (none) => {
    expect(isOverdue(none, noon)).toBe(false);
  });

  test('starts seven days from today', () => {
    expect(defaultDeadline(noon)).toBe('2026-11-27');
  });
});

describe('calendar days', () => {
  test.each([
    ['2026-11-27', 7, '2026-12-04'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s moved by %i is %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
  });

  test('are written in the local time zone', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  test('are accepted from today in UTC-12 to 50 years ahead', () => {
    const now = new Date('2026-11-20T11:00:00Z');
    expect(earliestDeadline(now)).toBe('2026-11-19');
    expect(latestDeadline(now)).toBe('2076-11-20');
  });
});

describe('parseDay', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:30:00.000Z', '2026-11-20'],
    ['2026-11-20T23:30:00+02:00', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
  ])('%s is %s', (text, day) => expect(parseDay(text)).toBe(day));

  test.each([
    '2026-02-30',
    '2026-13-01',
    '20-11-2026',
    'tomorrow',
    '2026-11-20 oops',
    '',
    '2026-1-1',
    '2026-11-20T25:00Z',
    '2026-11-20T10:60',
    '2026-11-20T10:00+99:99',
  ])('rejects %p', (text) => expect(parseDay(text)).toBeNull());
});

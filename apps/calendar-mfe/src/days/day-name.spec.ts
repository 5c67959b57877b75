import { dayName } from './day-name';

const TODAY = '2026-11-20';

it.each([
  ['2026-11-20', 'Today', 'Friday, November 20'],
  ['2026-11-21', 'Tomorrow', 'Saturday, November 21'],
  ['2026-11-22', 'Sunday', 'November 22'],
  ['2026-11-26', 'Thursday', 'November 26'],
])('%s is %s, with its date', (day, name, date) => {
  expect(dayName(day, TODAY)).toEqual({ name, date });
});

it.each([
  ['2026-11-27', 'Friday, November 27'],
  ['2026-11-19', 'Thursday, November 19'],
  ['2027-01-01', 'Friday, January 1, 2027'],
])('%s is %s alone', (day, name) => {
  expect(dayName(day, TODAY)).toEqual({ name });
});

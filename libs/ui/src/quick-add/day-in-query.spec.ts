import { dayInQuery } from './day-in-query';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['due next tuesday', '2026-11-24'],
  ['Frist nächsten Dienstag', '2026-11-24'],
  ['tom', '2026-11-21'],
])('reads “%s”', (query, day) => expect(dayInQuery(query, '2026-11-20')).toBe(day));

it.each(['fr', 'call the bank', 'yesterday', '1.2.2020', ''])('finds no day in “%s”', (query) =>
  expect(dayInQuery(query, '2026-11-20')).toBeNull(),
);

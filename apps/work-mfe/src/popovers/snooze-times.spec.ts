import { snoozeTimes } from './snooze-times';

const timesAt = (now: Date, today: string) =>
  snoozeTimes(now, today).map(({ name, at }) => [name, at.toString()]);

it('are later today, tomorrow morning and on Monday morning', () => {
  // A Friday.
  expect(timesAt(new Date(2026, 10, 20, 14, 10), '2026-11-20')).toEqual([
    ['laterToday', new Date(2026, 10, 20, 17).toString()],
    ['tomorrow', new Date(2026, 10, 21, 9).toString()],
    ['nextWeek', new Date(2026, 10, 23, 9).toString()],
  ]);
});

it('leave out later today in the evening, and a Monday is a week ahead of a Monday', () => {
  expect(timesAt(new Date(2026, 10, 23, 20, 0), '2026-11-23')).toEqual([
    ['tomorrow', new Date(2026, 10, 24, 9).toString()],
    ['nextWeek', new Date(2026, 10, 30, 9).toString()],
  ]);
});

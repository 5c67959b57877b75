import { changeView, formatPeriod, turnPeriod, weeksIn, type Period } from './views';

const NOV_20: Period = { view: 'month', selected: '2026-11-20', month: '2026-11' };
const week: Period = { ...NOV_20, view: 'week' };
const day: Period = { ...NOV_20, view: 'day' };

it('turns a month without changing the selected day', () => {
  expect(turnPeriod(NOV_20, 1)).toEqual({ ...NOV_20, month: '2026-12' });
});

it('turns a week and a day by selecting another day', () => {
  expect(turnPeriod(week, 2)).toEqual({ view: 'week', selected: '2026-12-04', month: '2026-12' });
  expect(turnPeriod(day, -20)).toEqual({ view: 'day', selected: '2026-10-31', month: '2026-10' });
});

it('keeps the selected day in another view', () => {
  expect(changeView(NOV_20, 'week')).toEqual(week);
});

it('selects the first day of a month that does not contain the selected one', () => {
  expect(changeView({ ...NOV_20, month: '2027-01' }, 'day')).toEqual({
    view: 'day',
    selected: '2027-01-01',
    month: '2027-01',
  });
});

it('contains the weeks of a month, or one week', () => {
  expect(weeksIn(NOV_20, 0)).toHaveLength(5);
  expect(weeksIn(week, 0)).toEqual([weeksIn(NOV_20, 0)[2]]);
  expect(weeksIn(day, 1)[0]?.[0]).toBe('2026-11-16');
});

it('has a title for each view', () => {
  expect(formatPeriod(NOV_20, 0)).toBe('November 2026');
  expect(formatPeriod(week, 0).replace(/\s/gu, ' ')).toBe('Nov 15 – 21, 2026');
  expect(formatPeriod(day, 0)).toBe('Friday, November 20, 2026');
});

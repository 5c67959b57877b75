import { aCard } from '@taskloom/client/test-kit';
import { groupOf, groupTasks } from './group-tasks';

/** A Friday. */
const TODAY = '2026-11-20';
const hit = (deadline: string | null, _id: string) => ({
  ...aCard({ deadline, _id }),
  project: { _id: 'p', title: 'P' },
});

it.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'week'],
  ['2026-11-27', 'week'],
  ['2026-11-28', 'later'],
  [null, 'noDate'],
])('puts %s into %s', (deadline, group) => {
  expect(groupOf(deadline, TODAY)).toBe(group);
});

it('orders groups and tasks by date, and leaves empty groups out', () => {
  const tasks = [hit(null, 'n'), hit('2026-12-24', 'c'), hit('2026-11-19', 'b'), hit('2026-11-18', 'a')];
  const groups = groupTasks(tasks, TODAY).map(({ name, tasks: rows }) => [name, rows.map(({ _id }) => _id)]);
  expect(groups).toEqual([
    ['overdue', ['a', 'b']],
    ['later', ['c']],
    ['noDate', ['n']],
  ]);
});

import { aCard } from '@taskloom/client/test-kit';
import type { ProjectStatus } from '@taskloom/contracts';
import { groupOf, groupTasks } from './group-tasks';

/** A Friday. */
const TODAY = '2026-11-20';
const hit = (deadline: string | null, _id: string, status?: ProjectStatus) => ({
  ...aCard({ deadline, _id }),
  project: { _id: 'p', title: 'P', status },
});

it.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'today'],
  ['2026-11-21', 'week'],
  ['2026-11-27', 'week'],
  ['2026-11-28', 'later'],
  [null, 'noDate'],
])('puts %s into %s', (deadline, group) => {
  expect(groupOf(hit(deadline, 'a', 'active'), TODAY)).toBe(group);
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

it.each([
  ['active', 'overdue'],
  [undefined, 'overdue'],
  ['on-hold', 'inactive'],
  ['completed', 'inactive'],
  ['cancelled', 'inactive'],
] as const)('puts a task whose day has passed in a project that is %s into %s', (status, group) => {
  expect(groupOf(hit('2026-11-19', 'a', status), TODAY)).toBe(group);
});

it('shows tasks of inactive projects last, whatever their day', () => {
  const tasks = [hit('2026-11-01', 'b', 'on-hold'), hit(null, 'n', 'cancelled'), hit(null, 'a')];
  const groups = groupTasks(tasks, TODAY).map(({ name, tasks: rows }) => [name, rows.map(({ _id }) => _id)]);
  expect(groups).toEqual([
    ['noDate', ['a']],
    ['inactive', ['b', 'n']],
  ]);
});

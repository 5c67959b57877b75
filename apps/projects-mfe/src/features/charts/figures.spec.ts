import { aCard } from '@taskloom/client/test-kit';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { priorityCounts, share, statusCounts, wholeSteps, workloads } from './figures';

const tasks = [
  aCard({ status: 'todo', priority: 'high', assignees: [{ user: JONAS, role: 'primary' }] }),
  aCard({
    status: 'done',
    priority: 'low',
    assignees: [
      { user: JONAS, role: 'secondary' },
      { user: AIKO, role: 'primary' },
    ],
  }),
  aCard({ status: 'done', priority: 'high' }),
];

it('counts tasks by status', () => expect(statusCounts(tasks)).toEqual({ todo: 1, inprogress: 0, done: 2 }));
it('counts tasks by priority', () => expect(priorityCounts(tasks)).toEqual({ low: 1, medium: 0, high: 2 }));

it('counts the tasks of each member, the busiest first', () => {
  expect(workloads(tasks, [MAYA, AIKO, JONAS]).map(({ person, tasks: n }) => [person.name, n])).toEqual([
    ['Jonas Weber', 2],
    ['Aiko Tanaka', 1],
    ['Maya Lindqvist', 0],
  ]);
});

it('counts a single assignee too, and no one twice', () => {
  const single = { ...aCard(), assignee: { _id: MAYA._id } };
  const both = { ...aCard({ assignees: [{ user: MAYA, role: 'primary' }] }), assignee: { _id: MAYA._id } };
  expect(workloads([single, both], [MAYA])[0]?.tasks).toBe(2);
});

it.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%i of %i are %i percent', (part, all, percent) => expect(share(part, all)).toBe(percent));

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [6, [0, 2, 4, 6]],
  [13, [0, 3, 6, 9, 12, 15]],
])('scales up to %i in whole numbers', (highest, steps) => expect(wholeSteps(highest)).toEqual(steps));

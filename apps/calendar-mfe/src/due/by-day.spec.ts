import { aCard, fixToday } from '@taskloom/client/test-kit';
import type { TaskHit } from '@taskloom/contracts';
import { dueState, tasksByDay } from './by-day';

fixToday('2026-11-20');

const due = (title: string, deadline: string | null, status: TaskHit['status'] = 'todo'): TaskHit => ({
  ...aCard({ title, deadline, status }),
  project: { _id: 'p', title: 'Apollo' },
});

it('groups tasks by deadline, done ones last', () => {
  const { byDay } = tasksByDay([
    due('Finished', '2026-11-20', 'done'),
    due('Open', '2026-11-20'),
    due('Later', '2026-11-21'),
  ]);
  expect(byDay.get('2026-11-20')?.map(({ title }) => title)).toEqual(['Open', 'Finished']);
  expect(byDay.get('2026-11-21')).toHaveLength(1);
});

it('keeps open tasks without a deadline apart and leaves out done ones', () => {
  const { byDay, undated } = tasksByDay([due('Idea', null), due('Finished', null, 'done')]);
  expect(byDay.size).toBe(0);
  expect(undated.map(({ title }) => title)).toEqual(['Idea']);
});

it.each([
  ['2026-11-19', 'todo', 'overdue'],
  ['2026-11-19', 'done', 'done'],
  ['2026-11-20', 'todo', 'open'],
  [null, 'todo', 'open'],
] as const)('a task due on %s that is %s is shown as %s', (deadline, status, state) => {
  expect(dueState(due('Dock', deadline, status))).toBe(state);
});

it.each([
  ['active', 'overdue'],
  ['on-hold', 'open'],
  ['completed', 'open'],
  ['cancelled', 'open'],
] as const)('a task whose day has passed in a project that is %s is shown as %s', (status, state) => {
  const task = due('Dock', '2026-11-19');
  expect(dueState({ ...task, project: { ...task.project, status } })).toBe(state);
});

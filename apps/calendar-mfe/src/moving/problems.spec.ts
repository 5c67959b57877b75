import { fixToday } from '@taskloom/client/test-kit';
import { problemOf } from './problems';

const TODAY = '2026-11-20';
fixToday(TODAY);

const task = (part: { deadline?: string | null; startDate?: string | null } = {}) => ({
  deadline: '2026-11-18',
  startDate: null,
  ...part,
});

it.each([
  ['today', TODAY, null],
  ['a later day', '2026-12-24', null],
  ['the overdue deadline that it has', '2026-11-18', null],
  ['another day in the past', '2026-11-19', 'pastDay'],
  ['a day in more than 50 years', '2076-11-21', 'tooFar'],
])('for %s', (_name, day, problem) => expect(problemOf(task(), day, TODAY)).toBe(problem));

it('is found before the start of the task', () => {
  expect(problemOf(task({ startDate: '2026-11-25' }), '2026-11-24', TODAY)).toBe('beforeStart');
  expect(problemOf(task({ startDate: '2026-11-25' }), '2026-11-25', TODAY)).toBeNull();
});

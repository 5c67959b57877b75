import { checkDraft, type DraftProblems } from './check-draft';
import { newDraft, type TaskDraft } from './task-draft';

const now = new Date(2026, 10, 20, 15);
const good: TaskDraft = { ...newDraft('todo', now), title: 'Rotate secrets' };

it.each<[string, Partial<TaskDraft>, Partial<TaskDraft> | null, DraftProblems]>([
  ['a good draft', {}, null, {}],
  ['no title', { title: '' }, null, { title: 'taskTitleMissing' }],
  ['a blank title', { title: ' \n ' }, null, { title: 'taskTitleMissing' }],
  ['the longest title', { title: 'a'.repeat(255) }, null, {}],
  ['a longer title', { title: 'a'.repeat(256) }, null, { title: 'tooLong' }],
  ['a description too long', { description: 'a'.repeat(10_001) }, null, { description: 'tooLong' }],
  ['due today', { deadline: '2026-11-20' }, null, {}],
  ['due yesterday', { deadline: '2026-11-19' }, null, { deadline: 'deadlinePast' }],
  ['overdue before and unchanged', { deadline: '2026-11-01' }, { deadline: '2026-11-01' }, {}],
  [
    'overdue before and moved into the past',
    { deadline: '2026-11-02' },
    { deadline: '2026-11-01' },
    { deadline: 'deadlinePast' },
  ],
  ['no deadline', { deadline: null }, null, {}],
  ['begun on the day of the deadline', { startDate: '2026-11-27', deadline: '2026-11-27' }, null, {}],
  [
    'begun after the deadline',
    { startDate: '2026-11-28', deadline: '2026-11-27' },
    null,
    { startDate: 'startAfterDeadline' },
  ],
  ['a start date that is not a day', { startDate: 'soonish' }, null, { startDate: 'deadlineUnread' }],
  ['begun without a deadline', { startDate: '2026-11-28', deadline: null }, null, {}],
  ['in 51 years', { deadline: '2077-11-21' }, null, { deadline: 'deadlineFar' }],
])('%s', (_name, given, before, problems) => {
  expect(checkDraft({ ...good, ...given }, before && { ...good, ...before }, now)).toEqual(problems);
});

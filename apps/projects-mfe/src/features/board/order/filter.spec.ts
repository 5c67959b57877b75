import { aCard } from '@taskloom/client/test-kit';
import { AIKO, JONAS } from '../../../test/people';
import { UNASSIGNED, NO_FILTER, isFiltering, matches, type BoardFilter } from './filter';

const rotate = aCard({
  title: 'Rotate Secrets',
  description: 'One per region',
  priority: 'high',
  assignees: [{ user: JONAS, role: 'primary' }],
});
const nobodys = aCard({ title: 'Delete the job', description: '', priority: 'low' });

it.each<[string, Partial<BoardFilter>, boolean, boolean]>([
  ['nothing', {}, true, true],
  ['text of a title', { text: 'rotate' }, true, false],
  ['text in another case', { text: 'SECRETS' }, true, false],
  ['words in another order', { text: 'secrets rotate' }, true, false],
  ['text without its accents', { text: 'rotáte' }, true, false],
  ['text of a description', { text: 'region' }, true, false],
  ['blank text', { text: '   ' }, true, true],
  ['text with blanks around', { text: ' job ' }, false, true],
  ['a priority', { priorities: ['high'] }, true, false],
  ['two priorities', { priorities: ['high', 'low'] }, true, true],
  ['a person', { assignees: [JONAS._id] }, true, false],
  ['another person', { assignees: [AIKO._id] }, false, false],
  ['no assignee', { assignees: [UNASSIGNED] }, false, true],
  ['a person or no assignee', { assignees: [UNASSIGNED, JONAS._id] }, true, true],
  ['text and priority that do not meet', { text: 'rotate', priorities: ['low'] }, false, false],
])('%s', (_name, given, first, second) => {
  const filter = { ...NO_FILTER, ...given };
  expect([matches(rotate, filter), matches(nobodys, filter)]).toEqual([first, second]);
});

it.each<[Partial<BoardFilter>, boolean]>([
  [{}, false],
  [{ text: ' ' }, false],
  [{ text: 'a' }, true],
  [{ priorities: ['low'] }, true],
  [{ assignees: [UNASSIGNED] }, true],
])('%o filters: %p', (given, filtering) => expect(isFiltering({ ...NO_FILTER, ...given })).toBe(filtering));

import { valueWords } from './conflict-words';

const people = [{ _id: 'm', name: 'Maya' }];

it.each([
  ['title', 'As it is', 'As it is'],
  ['status', 'inprogress', 'In Progress'],
  ['status', 'on-hold', 'On Hold'],
  ['priority', 'high', 'High'],
  ['deadline', '2026-12-04', 'Dec 4, 2026'],
  ['deadline', null, ''],
  ['assignees', [{ user: 'm', role: 'primary' }], 'Maya (Primary)'],
  ['assignees', [{ user: { _id: 'j', name: 'Jonas' }, role: 'secondary' }], 'Jonas (Secondary)'],
  ['assignees', [], ''],
])('a %s of %j reads "%s"', (field, value, words) => expect(valueWords(field, value, people)).toBe(words));

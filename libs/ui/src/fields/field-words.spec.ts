import { TASK_EDITS, type TaskEdit } from '@taskloom/contracts';
import { fieldLabel, fieldWords } from './field-words';

const people = [{ _id: 'm', name: 'Maya' }];

it.each<[TaskEdit, unknown, string]>([
  ['title', 'As it is', 'As it is'],
  ['status', 'inprogress', 'In Progress'],
  ['status', 'on-hold', 'On Hold'],
  ['title', 'high', 'high'],
  ['title', 3, '3'],
  ['priority', 'high', 'High'],
  ['deadline', '2026-12-04', 'Dec 4, 2026'],
  ['deadline', null, ''],
  ['startDate', '2026-12-04', 'Dec 4, 2026'],
  ['assignees', [{ user: 'm', role: 'primary' }], 'Maya (Primary)'],
  ['assignees', [{ user: { _id: 'j', name: 'Jonas' }, role: 'secondary' }], 'Jonas (Secondary)'],
  ['assignees', [], ''],
])('a %s of %j reads "%s"', (field, value, words) => expect(fieldWords(field, value, people)).toBe(words));

describe('the label of a field', () => {
  afterEach(() => (document.documentElement.lang = ''));

  it('is in the language of the document', () => {
    expect(fieldLabel('deadline')).toBe('Deadline');
    document.documentElement.lang = 'de';
    expect(fieldLabel('deadline')).toBe('Frist');
  });

  it.each(['en', 'de'])('is another one for each field (%s)', (language) => {
    document.documentElement.lang = language;
    expect(new Set(TASK_EDITS.map(fieldLabel)).size).toBe(TASK_EDITS.length);
  });
});

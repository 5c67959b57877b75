import { newDraft, type TaskDraft } from './task-draft';
import { rebase } from './rebase';

const base: TaskDraft = { ...newDraft('todo'), title: 'Base', description: 'Base' };
const draft = (given: Partial<TaskDraft>): TaskDraft => ({ ...base, ...given });

it.each<[string, Partial<TaskDraft>, Partial<TaskDraft>, Partial<TaskDraft>, string[]]>([
  ['no one changed anything', {}, {}, {}, []],
  ['only I did', { title: 'Mine' }, {}, { title: 'Mine' }, []],
  ['only they did', {}, { title: 'Theirs' }, { title: 'Theirs' }, []],
  [
    'different fields',
    { title: 'Mine' },
    { description: 'Theirs' },
    { title: 'Mine', description: 'Theirs' },
    [],
  ],
  ['the same field alike', { title: 'Same' }, { title: 'Same' }, { title: 'Same' }, []],
  ['the same field differently', { title: 'Mine' }, { title: 'Theirs' }, { title: 'Mine' }, ['title']],
  [
    'two fields, one of them in conflict',
    { title: 'Mine', status: 'done' },
    { title: 'Theirs', priority: 'high' },
    { title: 'Mine', status: 'done', priority: 'high' },
    ['title'],
  ],
])('%s', (_name, mine, theirs, result, conflicts) => {
  expect(rebase(base, draft(mine), draft(theirs))).toEqual({ draft: draft(result), conflicts });
});

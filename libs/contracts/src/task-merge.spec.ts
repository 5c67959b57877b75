import { conflictingFields, rebase } from './task-merge.js';
import { TASK_DEFAULTS } from './task.js';

describe('a request', () => {
  const FIELDS = ['title', 'status', 'startDate'] as const;
  test.each([
    ['never conflicts over different fields', { title: 'mine' }, { title: 'old', status: 'done' }, []],
    ['conflicts over the same field', { title: 'mine' }, { title: 'theirs' }, ['title']],
    ['never conflicts when both want the same', { title: 'both' }, { title: 'both' }, []],
    ['conflicts over a field that it sends unchanged', { title: 'old' }, { title: 'theirs' }, ['title']],
    [
      'conflicts over two fields',
      { title: 'mine', status: 'todo' },
      { title: 'theirs', status: 'done' },
      ['title', 'status'],
    ],
    [
      'knows a day that has a time',
      { startDate: '2026-11-25' },
      { startDate: '2026-11-24T00:00:00.000Z' },
      [],
    ],
  ])('%s', (_what, mine, theirs, fields) => {
    const before = { title: 'old', status: 'inprogress', startDate: '2026-11-24' };
    expect(conflictingFields(FIELDS, { before, mine, theirs: { ...before, ...theirs } })).toEqual(fields);
  });

  test('never conflicts over fields without an earlier value', () => {
    expect(
      conflictingFields(FIELDS, { before: {}, mine: { title: 'mine' }, theirs: { title: 'theirs' } }),
    ).toEqual([]);
  });
});

describe('a draft', () => {
  const base = { ...TASK_DEFAULTS, title: 'Base', description: 'Base' };
  type Draft = typeof base;
  const draft = (given: Partial<Draft>): Draft => ({ ...base, ...given });

  test.each<[string, Partial<Draft>, Partial<Draft>, Partial<Draft>, string[]]>([
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
});

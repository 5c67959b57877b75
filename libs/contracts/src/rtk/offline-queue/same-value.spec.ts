import { conflictingFields, sameValue } from './same-value.js';

describe('the same value', () => {
  test.each([
    ['equal texts', 'a', 'a', true],
    ['other texts', 'a', 'b', false],
    ['nothing and nothing', null, null, true],
    [
      'people by id and by object',
      [{ user: 'm', role: 'primary' }],
      [{ user: { _id: 'm' }, role: 'primary' }],
      true,
    ],
    ['people in another order', [{ user: 'm' }, { user: 'j' }], [{ user: 'j' }, { user: 'm' }], true],
    ['an omitted role is secondary', [{ user: 'm' }], [{ user: 'm', role: 'secondary' }], true],
    ['another role', [{ user: 'm', role: 'primary' }], [{ user: 'm', role: 'secondary' }], false],
  ])('%s', (_what, a, b, same) => expect(sameValue(a, b)).toBe(same));
});

describe('a conflict', () => {
  const FIELDS = ['title', 'status'] as const;
  test.each([
    ['different fields never', { title: 'mine' }, { title: 'old', status: 'done' }, []],
    ['the same field always', { title: 'mine' }, { title: 'theirs' }, ['title']],
    ['the same field to the same value never', { title: 'both' }, { title: 'both' }, []],
    [
      'both fields',
      { title: 'mine', status: 'todo' },
      { title: 'theirs', status: 'done' },
      ['title', 'status'],
    ],
  ])('%s', (_what, mine, theirs, fields) => {
    const before = { title: 'old', status: 'inprogress' };
    expect(conflictingFields(FIELDS, { before, mine, theirs: { ...before, ...theirs } })).toEqual(fields);
  });

  test('does not include fields without an earlier value', () => {
    expect(
      conflictingFields(FIELDS, { before: {}, mine: { title: 'mine' }, theirs: { title: 'theirs' } }),
    ).toEqual([]);
  });
});

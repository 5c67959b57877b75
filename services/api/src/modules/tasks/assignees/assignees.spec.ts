import { assignmentsOf } from './assignees.js';

const [ann, bob] = ['0190a000-0000-7000-8000-00000000000a', '0190a000-0000-7000-8000-00000000000b'];

test('a new assignee is secondary, and a person object counts as its id', () => {
  expect(assignmentsOf([{ user: ann, role: 'primary' }, { user: { _id: bob } }])).toEqual([
    { userId: ann, role: 'primary' },
    { userId: bob, role: 'secondary' },
  ]);
});

test.each([
  [
    'two primaries',
    [
      { user: ann, role: 'primary' as const },
      { user: bob, role: 'primary' as const },
    ],
    'at most one',
  ],
  ['a duplicate', [{ user: ann }, { user: { _id: ann }, role: 'primary' as const }], 'only once'],
])('%s are refused', (_, inputs, words) => {
  expect(() => assignmentsOf(inputs)).toThrow(words);
});

import {
  applyChecklistChange,
  checklistCounts,
  type ChecklistChange,
  type ChecklistItem,
} from './checklist.js';

const item = (id: string, part: Partial<ChecklistItem> = {}): ChecklistItem => ({
  _id: id,
  text: id,
  done: false,
  assignee: null,
  due: null,
  ...part,
});
const ABC = [item('a'), item('b'), item('c')];
const order = (change: ChecklistChange) =>
  applyChecklistChange(ABC, change)
    .map(({ _id }) => _id)
    .join('');

test.each<[string, ChecklistChange, string]>([
  ['adds at the end', { add: [item('x'), item('y')] }, 'abcxy'],
  ['adds after an item', { add: [item('x'), item('y')], after: 'a' }, 'axybc'],
  ['adds first', { add: [item('x')], after: null }, 'xabc'],
  ['adds at the end when the item before is gone', { add: [item('x')], after: 'gone' }, 'abcx'],
  ['adds an item once', { add: [item('b'), item('x'), item('x')] }, 'abcx'],
  ['moves down', { update: { _id: 'a' }, after: 'b' }, 'bac'],
  ['moves up', { update: { _id: 'c' }, after: null }, 'cab'],
  ['leaves an item in place after itself', { update: { _id: 'b' }, after: 'b' }, 'abc'],
  ['leaves an item in place after one that is gone', { update: { _id: 'b' }, after: 'gone' }, 'abc'],
  ['ignores an unknown item', { update: { _id: 'x', done: true }, after: null }, 'abc'],
  ['removes several', { remove: ['a', 'c', 'gone'] }, 'b'],
])('%s', (_what, change, expected) => {
  expect(order(change)).toBe(expected);
});

test('changes the named fields only, and never stores what the person saw', () => {
  const next = applyChecklistChange([item('a', { due: '2026-12-01' })], {
    update: { _id: 'a', text: 'A', seen: 'a' },
  });
  expect(next).toEqual([item('a', { text: 'A', due: '2026-12-01' })]);
});

test('counts the items and those that are done', () => {
  expect(checklistCounts([item('a', { done: true }), item('b')])).toEqual({
    checklistDone: 1,
    checklistTotal: 2,
  });
});

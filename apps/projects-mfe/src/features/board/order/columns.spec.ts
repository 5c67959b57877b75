import { aCard } from '@taskloom/client/test-kit';
import { columnsOf, keepUnchanged } from './columns';

const A = aCard({ status: 'todo' });
const B = aCard({ status: 'todo' });
const C = aCard({ status: 'done' });

it('sorts cards into their columns in the order of the list', () => {
  expect(columnsOf([B, C, A])).toEqual({ todo: [B, A], inprogress: [], done: [C] });
});

it('leaves out a card with an unknown status', () => {
  const foreign = { ...aCard(), status: 'blocked' };
  // A newer API may send a status that this build has no column for.
  expect(columnsOf([foreign as never])).toEqual({ todo: [], inprogress: [], done: [] });
});

it('keeps the array of an unchanged column', () => {
  const before = columnsOf([A, B, C]);
  const after = keepUnchanged(before, columnsOf([A, B, { ...C, title: 'Renamed' }]));
  expect(after.todo).toBe(before.todo);
  expect(after.done).not.toBe(before.done);
});

it('takes the new array of a column whose order changed', () => {
  const before = columnsOf([A, B]);
  expect(keepUnchanged(before, columnsOf([B, A])).todo).toEqual([B, A]);
});

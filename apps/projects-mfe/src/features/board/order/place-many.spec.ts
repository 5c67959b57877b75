import { aCard } from '@taskloom/client/test-kit';
import { columnsOf } from './columns';
import { moveManyTo } from './place-many';

const columns = columnsOf([
  ...['a', 'b', 'c'].map((_id) => aCard({ _id })),
  aCard({ _id: 'x', status: 'done' }),
]);

it('moves one card to the end, or to the top, of a column', () => {
  expect(moveManyTo(columns, ['a'], { status: 'done', end: 'bottom' })).toEqual([
    { id: 'a', changes: { status: 'done', afterTaskId: 'x' } },
  ]);
  expect(moveManyTo(columns, ['c'], { status: 'todo', end: 'top' })).toEqual([
    { id: 'c', changes: { status: 'todo', beforeTaskId: 'a' } },
  ]);
});

it('sends no request for a card that is already there', () => {
  expect(moveManyTo(columns, ['c'], { status: 'todo', end: 'bottom' })).toEqual([]);
});

it('keeps the order of several cards', () => {
  expect(moveManyTo(columns, ['a', 'c'], { status: 'done', end: 'top' })).toEqual([
    { id: 'a', changes: { status: 'done', beforeTaskId: 'x' } },
    { id: 'c', changes: { status: 'done', afterTaskId: 'a' } },
  ]);
  expect(moveManyTo(columns, ['a', 'b'], { status: 'todo', end: 'bottom' })).toEqual([
    { id: 'a', changes: { status: 'todo', afterTaskId: 'c' } },
    { id: 'b', changes: { status: 'todo', afterTaskId: 'a' } },
  ]);
});

import { aCard } from '@taskloom/client/test-kit';
import { columnsOf } from './columns';
import type { MoveKey } from './keyboard';
import { neighbourOf } from './neighbour';

const columns = columnsOf([
  ...['a', 'b', 'c'].map((_id) => aCard({ _id })),
  ...['x', 'y'].map((_id) => aCard({ _id, status: 'done' })),
]);

it.each<[string, MoveKey, string | null]>([
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', null],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', null],
  ['b', 'End', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'ArrowLeft', null],
  ['y', 'ArrowRight', null],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(neighbourOf(columns, from, key)).toBe(to);
});

it('skips an empty column, and keeps the index within the length of the other column', () => {
  expect(neighbourOf(columns, 'b', 'ArrowRight')).toBe('y');
  expect(neighbourOf(columns, 'c', 'ArrowRight')).toBe('y');
  expect(neighbourOf(columns, 'x', 'ArrowLeft')).toBe('a');
});

it('prefers the card at the same height', () => {
  expect(neighbourOf(columns, 'a', 'ArrowRight', () => 'y')).toBe('y');
});

it('finds no neighbour of a card that the filter hides', () => {
  expect(neighbourOf(columns, 'hidden', 'ArrowDown')).toBeNull();
});

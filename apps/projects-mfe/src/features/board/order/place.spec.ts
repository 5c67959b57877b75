import type { TaskUpdate } from '@taskloom/contracts';
import { aCard } from '@taskloom/client/test-kit';
import { columnsOf } from './columns';
import { moveTo, othersIn, placeOf, samePlace, type Place } from './place';

const [A, B, C] = ['a', 'b', 'c'].map((_id) => aCard({ _id, status: 'todo' })) as [never, never, never];
const D = aCard({ _id: 'd', status: 'inprogress' });
const columns = columnsOf([A, B, C, D]);

describe('moveTo identifies the place by a neighbour', () => {
  const table: [string, string, Place, TaskUpdate | null][] = [
    ['down by one', 'a', { status: 'todo', index: 1 }, { status: 'todo', afterTaskId: 'b' }],
    ['to the end', 'a', { status: 'todo', index: 2 }, { status: 'todo', afterTaskId: 'c' }],
    ['past the end', 'a', { status: 'todo', index: 99 }, { status: 'todo', afterTaskId: 'c' }],
    ['to the top', 'c', { status: 'todo', index: 0 }, { status: 'todo', beforeTaskId: 'a' }],
    ['above the top', 'c', { status: 'todo', index: -3 }, { status: 'todo', beforeTaskId: 'a' }],
    [
      'before one of another column',
      'a',
      { status: 'inprogress', index: 0 },
      { status: 'inprogress', beforeTaskId: 'd' },
    ],
    [
      'after one of another column',
      'a',
      { status: 'inprogress', index: 1 },
      { status: 'inprogress', afterTaskId: 'd' },
    ],
    ['into an empty column', 'a', { status: 'done', index: 0 }, { status: 'done' }],
    ['nowhere', 'b', { status: 'todo', index: 1 }, null],
    ['past the end where it already is', 'c', { status: 'todo', index: 9 }, null],
    ['a card that is not there', 'z', { status: 'todo', index: 0 }, null],
  ];
  it.each(table)('%s', (_name, id, place, request) => expect(moveTo(columns, id, place)).toEqual(request));
});

it('finds the place of a card', () => expect(placeOf(columns, 'b')).toEqual({ status: 'todo', index: 1 }));
it('finds no place for a hidden card', () => expect(placeOf(columns, 'z')).toBeNull());
it('counts the other cards of its own column', () => expect(othersIn(columns, 'todo', 'a')).toBe(2));
it('counts all cards of another column', () => expect(othersIn(columns, 'inprogress', 'a')).toBe(1));
it('compares places', () => {
  expect(samePlace({ status: 'todo', index: 1 }, { status: 'todo', index: 1 })).toBe(true);
  expect(samePlace({ status: 'todo', index: 1 }, { status: 'done', index: 1 })).toBe(false);
});

import { aCard } from '@taskloom/client/test-kit';
import { columnsOf } from '../order/columns';
import { extended, MOST_SELECTED, NO_SELECTION, pruned, toggled, type Selection } from './selection';

const columns = columnsOf([
  ...['a', 'b', 'c', 'd'].map((_id) => aCard({ _id })),
  ...['x', 'y'].map((_id) => aCard({ _id, status: 'done' })),
]);
const ids = (selection: Selection) => [...selection.ids].toSorted().join('');

it('toggles a card', () => {
  const one = toggled(NO_SELECTION, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(toggled(one, 'b'))).toBe('');
});

it('extends from the current card, and shrinks again', () => {
  const down = extended(NO_SELECTION, columns, 'b', 'c');
  expect(ids(down)).toBe('bc');
  const more = extended(down, columns, 'c', 'd');
  expect(ids(more)).toBe('bcd');
  expect(ids(extended(more, columns, 'd', 'c'))).toBe('bc');
  expect(ids(extended(more, columns, 'd', 'a'))).toBe('ab');
});

it('extends over columns, and keeps what was selected before', () => {
  const first = toggled(toggled(NO_SELECTION, 'a'), 'd');
  expect(ids(extended(first, columns, 'd', 'x'))).toBe('adx');
});

it('ends at the limit with a message', () => {
  const many = columnsOf(Array.from({ length: MOST_SELECTED + 1 }, (_, at) => aCard({ _id: `card-${at}` })));
  const range = extended(NO_SELECTION, many, 'card-0', `card-${MOST_SELECTED}`);
  expect(range.ids.size).toBe(MOST_SELECTED);
  expect(range.over).toBe(true);
  const next = toggled(range, `card-${MOST_SELECTED}`);
  expect([next.ids.size, next.over]).toEqual([MOST_SELECTED, true]);
  expect(toggled(next, 'card-0').over).toBe(false);
});

it('leaves out cards that are no longer shown', () => {
  const two = toggled(toggled(NO_SELECTION, 'a'), 'gone');
  expect(ids(pruned(two, columns))).toBe('a');
  expect(pruned(two, columns).anchor).toBeNull();
  const still = toggled(NO_SELECTION, 'a');
  expect(pruned(still, columns)).toBe(still);
});

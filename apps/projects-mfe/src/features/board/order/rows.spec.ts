import { aCard } from '@taskloom/client/test-kit';
import { rowsOf, rowKey, type Lift } from './rows';

const [A, B, C] = [aCard({ _id: 'a' }), aCard({ _id: 'b' }), aCard({ _id: 'c' })];
const X = aCard({ _id: 'x', status: 'done' });
const lift = (given: Partial<Lift>): Lift => ({
  card: A,
  from: { status: 'todo', index: 0 },
  to: { status: 'todo', index: 1 },
  by: 'pointer',
  height: 120,
  ...given,
});
const keys = (rows: ReturnType<typeof rowsOf>) => rows.map(rowKey);

it('shows the cards while nothing is dragged', () => {
  expect(keys(rowsOf('todo', [A, B], null))).toEqual(['a', 'b']);
});

it('closes the old place of a dragged card and opens a gap of its height where it would land', () => {
  const rows = rowsOf('todo', [A, B], lift({}));
  expect(keys(rows)).toEqual(['b', 'gap']);
  expect(rows[1]).toEqual({ kind: 'gap', height: 120 });
});

it('opens no gap in a column that the card does not land in', () => {
  const away = lift({ to: { status: 'done', index: 0 } });
  expect(keys(rowsOf('todo', [A, B], away))).toEqual(['b']);
  expect(keys(rowsOf('done', [X], away))).toEqual(['gap', 'x']);
});

it('shows a card that the keyboard moves in its new place', () => {
  const rows = rowsOf('todo', [A, B], lift({ by: 'keyboard' }));
  expect(keys(rows)).toEqual(['b', 'a']);
  expect(rows[1]).toEqual({ kind: 'card', card: A, at: 1, lifted: true });
});

it('counts the other cards, past the gap', () => {
  const rows = rowsOf('todo', [A, B, C], lift({ card: B, to: { status: 'todo', index: 1 } }));
  expect(rows.map((row) => (row.kind === 'card' ? row.at : 'gap'))).toEqual([0, 'gap', 1]);
});

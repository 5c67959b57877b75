import {
  FIRST_REACH,
  isPosition,
  LONGEST,
  positionBetween,
  positionsFor,
  positionsWithin,
} from './position.js';

describe('positionBetween', () => {
  it.each([
    [null, null],
    [null, 'a0'],
    ['a0', null],
    ['a0', 'a1'],
    ['a0', 'a0V'],
    ['f000010', null],
  ])('finds a position between %p and %p', (lower, upper) => {
    const position = positionBetween(lower, upper);
    expect(position).toBeDefined();
    if (lower !== null) expect(String(position) > lower).toBe(true);
    if (upper !== null) expect(String(position) < upper).toBe(true);
  });

  it.each([
    ['zzzz', null],
    [null, '~'],
    ['a0', 'a0'],
    ['a1', 'a0'],
    ['a00', null],
  ])('finds no position between %p and %p', (lower, upper) => {
    expect(positionBetween(lower, upper)).toBeUndefined();
  });

  it('stays short at the end of a column, and fails in a gap that is halved again and again', () => {
    let last: string | null = null;
    for (let count = 0; count < 5_000; count++) last = positionBetween(last, null) ?? null;
    expect(last).toHaveLength(4);
    const first = positionBetween(null, null) ?? null;
    let upper: string | null | undefined = positionBetween(first, null);
    let halvings = 0;
    for (; upper; halvings++) upper = positionBetween(first, upper);
    expect(halvings).toBeGreaterThan(200);
  });
});

test('positionsFor gives a column ascending positions', () => {
  const positions = positionsFor(1_000);
  expect(new Set(positions).size).toBe(1_000);
  expect(positions).toEqual([...positions].sort((one, other) => (one < other ? -1 : 1)));
});

describe('isPosition', () => {
  it.each(['a0', 'a0V', 'Zz', 'f000010'])('takes %p', (position) => expect(isPosition(position)).toBe(true));
  it.each(['~', 'a00', 'zzzz', '', `a0${'V'.repeat(LONGEST)}`])('refuses %p', (position) =>
    expect(isPosition(position)).toBe(false),
  );
});

/** A column in memory that makes room as the service does, and counts the cards that get a new position. */
const aColumn = (size: number) => {
  let column = positionsFor(size);
  let [renumbered, most] = [0, 0];
  const makeRoom = (at: number) => {
    for (let reach = FIRST_REACH; ; reach *= 2) {
      const [first, end] = [Math.max(0, at - reach), Math.min(column.length, at + reach)];
      const count = end - first + 1;
      const fresh = positionsWithin(column[first - 1] ?? null, column[end] ?? null, count, reach);
      if (!fresh) continue;
      column = [...column.slice(0, first), ...fresh, ...column.slice(end)];
      renumbered += count - 1;
      most = Math.max(most, count - 1);
      return;
    }
  };
  return {
    drop(at: number) {
      const position = positionBetween(column[at - 1] ?? null, column[at] ?? null);
      if (position === undefined) makeRoom(at);
      else column.splice(at, 0, position);
    },
    cost: () => ({ renumbered, most }),
    positions: () => column,
  };
};

describe('a column of 4,000 cards with 4,000 drops at one place', () => {
  it.each<[string, (count: number) => number]>([
    ['after the same card', () => 2_000],
    ['at the top', () => 0],
    ['at the bottom', (count) => 4_000 + count],
    ['always after the last drop', (count) => 2_000 + count],
    ['alternately on either side of the last drop', (count) => 2_000 + Math.ceil(count / 2)],
  ])('%s: each moves a few cards, never the whole column', (_where, at) => {
    const column = aColumn(4_000);
    for (let count = 0; count < 4_000; count++) column.drop(at(count));
    const { renumbered, most } = column.cost();
    expect(renumbered).toBeLessThan(3 * 4_000);
    expect(most).toBeLessThanOrEqual(1_024);
    const positions = column.positions();
    expect(positions).toHaveLength(8_000);
    expect(positions.every((position, index) => index === 0 || String(positions[index - 1]) < position)).toBe(
      true,
    );
    expect(Math.max(...positions.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST);
  });
});

import { positionBetween, positionsFor } from './position.js';

describe('positionBetween', () => {
  it.each([
    [null, null],
    [null, 'a0'],
    ['a0', null],
    ['a0', 'a1'],
    ['a0', 'a0V'],
    ['f000010', null],
  ])('finds one between %p and %p', (lower, upper) => {
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
  ])('finds none between %p and %p', (lower, upper) => {
    expect(positionBetween(lower, upper)).toBeUndefined();
  });

  it('stays short at the end of a column, and gives up in a gap that is halved forever', () => {
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

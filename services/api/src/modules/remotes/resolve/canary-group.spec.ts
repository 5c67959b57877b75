import { v7 as uuid } from 'uuid';
import { groupOf, isInCanary } from './canary-group.js';

const people = Array.from({ length: 2_000 }, () => uuid());
const inCanary = (percent: number, remote = 'calendar') =>
  new Set(people.filter((person) => isInCanary(remote, person, percent)));

describe('a canary', () => {
  it('always has the same people', () => {
    expect(inCanary(20)).toEqual(inCanary(20));
  });

  it.each([
    [5, 20],
    [20, 50],
    [50, 99],
  ])('keeps its people at %i percent when it grows to %i', (less, more) => {
    const grown = inCanary(more);
    expect([...inCanary(less)].every((person) => grown.has(person))).toBe(true);
    expect(grown.size).toBeGreaterThan(inCanary(less).size);
  });

  it('is empty at 0 and includes everyone at 100', () => {
    expect([inCanary(0).size, inCanary(100).size]).toEqual([0, people.length]);
  });

  it('has different people for each remote', () => {
    expect(inCanary(20, 'search')).not.toEqual(inCanary(20));
  });

  it('divides people evenly', () => {
    // Fixed ids, so that the result is deterministic.
    const groups = Array.from({ length: 10_000 }, (_, n) => groupOf('calendar', String(n)));
    const share = groups.filter((group) => group < 20).length / groups.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.22);
  });
});

import { MAX_TRIES, secondsToNextTry } from './next-try.js';

describe('secondsToNextTry', () => {
  it.each([
    [1, 0, 2.5],
    [1, 1, 5],
    [2, 1, 10],
    [5, 0.5, 60],
    [12, 1, 7_200],
    [44, 1, 7_200],
  ])('after try %i with the chance %d is %d', (tries, chance, seconds) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    expect(secondsToNextTry(tries)).toBe(seconds);
  });

  it('keeps trying over a weekend, but not longer than an invitation is valid', () => {
    const days = (chance: number) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      return Array.from({ length: MAX_TRIES - 1 }, (_, n) => secondsToNextTry(n + 1)).reduce(
        (sum, seconds) => sum + seconds / 86_400,
        0,
      );
    };
    expect(days(0.5)).toBeGreaterThan(2);
    expect(days(1)).toBeLessThan(7);
  });
});

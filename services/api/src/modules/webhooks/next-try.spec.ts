import { secondsToNextTry } from './next-try.js';

it('a delivery is tried again later and later, for about a day', () => {
  const pauses = Array.from({ length: 10 }, (_, before) => secondsToNextTry(before + 1) ?? 0);
  expect(pauses.every((pause) => pause > 0)).toBe(true);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600;
  expect(hours).toBeGreaterThan(19);
  expect(hours).toBeLessThan(29);
  expect(secondsToNextTry(11)).toBeUndefined();
});

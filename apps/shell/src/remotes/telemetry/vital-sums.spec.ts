import { createShifts, slowestOf } from './vital-sums';

const largestOf = (...shifts: [number, number][]): number => {
  const sums = createShifts();
  for (const [at, value] of shifts) sums.add(at, value);
  return sums.largest();
};

it.each([
  ['no shift', [], 0],
  [
    'shifts within a second of each other',
    [
      [0, 0.25],
      [999, 0.5],
    ],
    0.75,
  ],
  [
    'shifts with a pause between them',
    [
      [0, 0.25],
      [1_000, 0.5],
    ],
    0.5,
  ],
  [
    'a window that has lasted five seconds',
    [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => [at, 1]),
    6,
  ],
] as [string, [number, number][], number][])('the largest window of %s', (_what, shifts, expected) => {
  expect(largestOf(...shifts)).toBe(expected);
});

it.each([
  [[], 0],
  [[40, 300, 90], 300],
  [[...Array<number>(48).fill(20), 900], 900],
  [[...Array<number>(49).fill(20), 900], 20],
])('of interactions %j the slowest that counts is %d', (durations, expected) => {
  expect(slowestOf(durations)).toBe(expected);
});

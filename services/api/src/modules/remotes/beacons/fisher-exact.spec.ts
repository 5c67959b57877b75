import { fisherExact } from './fisher-exact.js';

it.each([
  // Fisher's tea tasting (The Design of Experiments, 1935): 17/70 for three of four, 1/70 for all.
  ['three of four cups', [4, 3], [4, 1], 17 / 70],
  ['all four cups', [4, 4], [4, 0], 1 / 70],
  // The example of convictions in R's help page on fisher.test, 4.652e-4.
  ['convictions', [13, 10], [17, 2], 4.652e-4],
  ['one of five against none of a thousand', [5, 1], [1_000, 0], 5 / 1_005],
  ['no one failed', [50, 0], [50, 0], 1],
  ['everyone failed', [50, 50], [50, 50], 1],
  ['the other group is empty', [50, 50], [0, 0], 1],
  ['both groups are empty', [0, 0], [0, 0], 1],
] as const)('%s', (_case, [people, failures], [otherPeople, otherFailures], expected) => {
  const found = fisherExact({ people, failures }, { people: otherPeople, failures: otherFailures });
  expect(Math.abs(found - expected)).toBeLessThan(expected * 1e-3);
});

it('stays a probability for many people', () => {
  const found = fisherExact({ people: 20_000, failures: 400 }, { people: 80_000, failures: 1_600 });
  expect(found).toBeGreaterThan(0.4);
  expect(found).toBeLessThan(0.6);
});

import { REMOTE_VITALS, VITAL_LIMITS } from '@taskloom/contracts';
import { bucketOf, figuresOf } from './vital-histogram.js';

const figures = (values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf('inp', value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return figuresOf('inp', counts);
};

it('has no figures without values', () => {
  expect(figures([])).toBeNull();
});

it('reads the 75th percentile from the bucket that contains it', () => {
  expect(figures([10, 20, 30, 40])).toMatchObject({ values: 4, p75: 38 });
  expect(figures([20, 20, 20, 900])?.p75).toBe(50);
  expect(figures([20, 220, 240, 260])?.p75).toBe(267);
});

it('stops at the last bound for the values above it', () => {
  expect(figures([5_000, 50_000])?.p75).toBe(2_000);
});

it('counts a value at a limit as good, and one at the other limit as not poor', () => {
  expect(figures([200, 201, 500, 501])).toMatchObject({ good: 0.25, poor: 0.25 });
});

it.each(REMOTE_VITALS)('has the limits of %s as bounds, so that their shares are exact', (vital) => {
  for (const limit of Object.values(VITAL_LIMITS[vital]))
    expect(bucketOf(vital, limit)).toBe(bucketOf(vital, limit + 1) - 1);
});

import { VITAL_LIMITS, type RemoteVital, type RemoteVitalFigures } from '@taskloom/contracts';

/** Upper bounds of the buckets; one more bucket has the values above the last. The limits of good and poor are among them. */
const BOUNDS: Readonly<Record<RemoteVital, readonly number[]>> = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  cls: [10, 25, 50, 100, 150, 250, 400, 600, 1_000],
};

/** The largest value that a shell reports. */
const LARGEST = 60_000;

/** A bucket includes its upper bound. */
export const bucketOf = (vital: RemoteVital, value: number): number => {
  const at = BOUNDS[vital].findIndex((bound) => value <= bound);
  return at < 0 ? BOUNDS[vital].length : at;
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The value below which a share of all lies, on a straight line inside its bucket. */
const percentile = (bounds: readonly number[], counts: readonly number[], share: number): number => {
  let rest = sum(counts) * share;
  const at = counts.findIndex((count) => {
    if (count > 0 && rest <= count) return true;
    rest -= count;
    return false;
  });
  const [from, to] = [bounds[at - 1] ?? 0, bounds[at] ?? LARGEST];
  // The last bucket has no bound that says anything.
  if (at >= bounds.length) return from;
  return Math.round(from + ((to - from) * rest) / (counts[at] ?? 1));
};

/** @param counts values in each bucket; missing ones are 0 */
export const figuresOf = (
  vital: RemoteVital,
  counts: ReadonlyMap<number, number>,
): RemoteVitalFigures | null => {
  const bounds = BOUNDS[vital];
  const all = Array.from({ length: bounds.length + 1 }, (_, bucket) => counts.get(bucket) ?? 0);
  const values = sum(all);
  if (values === 0) return null;
  const { good, poor } = VITAL_LIMITS[vital];
  const upTo = (limit: number) => sum(all.slice(0, bounds.indexOf(limit) + 1));
  return {
    values,
    p75: percentile(bounds, all, 0.75),
    good: upTo(good) / values,
    poor: (values - upTo(poor)) / values,
  };
};

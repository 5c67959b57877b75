// @ts-check

/**
 * @param {number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} the quantile of the values; NaN without values
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** Milliseconds since the epoch with a fraction; comparable between all processes of a machine. */
export const now = () => performance.timeOrigin + performance.now();

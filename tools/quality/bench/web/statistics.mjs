// @ts-check
import { percentile } from '../live/statistics.mjs';

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/** `12 / 18 / 40`: median, 95th percentile, maximum. @param {number[]} values */
export const spread = (values) =>
  [median(values), percentile(values, 0.95), Math.max(...values)].map((each) => each.toFixed(1)).join(' / ');

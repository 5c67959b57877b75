// @ts-check

/** More than this between the second and the last part is growth; the figures of one run differ by 5 %. */
const MOST_GROWTH = 1.1;

/** @typedef {{ heap: number, resident: number }} Memory */

/**
 * The memory that a process keeps: the lowest heap of the samples, right after a garbage collection, and the median of the resident memory.
 *
 * @param {Memory[]} samples
 * @returns {Memory}
 */
export function summarise(samples) {
  const resident = samples.map((sample) => sample.resident).sort((a, b) => a - b);
  return {
    heap: Math.min(...samples.map(({ heap }) => heap)),
    resident: resident[Math.floor(resident.length / 2)] ?? NaN,
  };
}

/** @param {Memory[]} parts the first one fills caches, so it doesn't count */
export function isKept(parts) {
  const [, early, ...later] = parts;
  const late = later.at(-1);
  if (!early || !late) return false;
  return late.heap <= early.heap * MOST_GROWTH && late.resident <= early.resident * MOST_GROWTH;
}

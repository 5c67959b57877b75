/** Milliseconds between two shifts of one window, and the longest window (https://web.dev/articles/cls). */
const WINDOW_GAP_MS = 1_000;
const LONGEST_WINDOW_MS = 5_000;

/** Sums the shifts of the layout in windows. */
export function createShifts() {
  let [first, last, sum, largest] = [0, 0, 0, 0];
  return {
    add: (at: number, value: number): void => {
      const continues = sum > 0 && at - last < WINDOW_GAP_MS && at - first < LONGEST_WINDOW_MS;
      if (!continues) [first, sum] = [at, 0];
      last = at;
      sum += value;
      largest = Math.max(largest, sum);
    },
    /** The sum of the worst window. */
    largest: (): number => largest,
  };
}

/** One of 50 interactions may be slower (https://web.dev/articles/inp). */
const FORGIVEN = 50;

/** The slowest interaction; of many, all but one in fifty are at most this slow. */
export const slowestOf = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => b - a)[Math.floor(durations.length / FORGIVEN)] ?? 0;

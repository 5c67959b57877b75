/** A number of people, and for how many of them a load failed. */
export interface Group {
  people: number;
  failures: number;
}

/** ln(n!) as a running sum: precise enough for numbers of people, and rarely computed. */
const logFactorials = (most: number): Float64Array => {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
};

/**
 * One-sided Fisher's exact test: the probability of at least this many failures in the first group if both fail equally often
 * (R: `fisher.test(matrix, alternative = "greater")`). 1 when a group is empty.
 */
export const fisherExact = (group: Group, other: Group): number => {
  const all = group.people + other.people;
  const failures = group.failures + other.failures;
  const logs = logFactorials(all);
  const log = (n: number): number => logs[n] ?? 0;
  const logChoose = (n: number, k: number): number => log(n) - log(k) - log(n - k);
  const most = Math.min(group.people, failures);
  let probability = 0;
  for (let k = group.failures; k <= most; k += 1) {
    if (failures - k > other.people) continue;
    probability += Math.exp(
      logChoose(group.people, k) + logChoose(other.people, failures - k) - logChoose(all, failures),
    );
  }
  return Math.min(1, probability);
};

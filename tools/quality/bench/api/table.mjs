// @ts-check
/** Formats the comparison as the Markdown table of docs/benchmarks.md. */

const COLUMNS = [
  'call',
  'at once',
  'ratio',
  'req/s ours',
  'bare',
  'p50 ms ours',
  'bare',
  'p95 ours',
  'bare',
  'p99 ours',
  'bare',
  'CPU ms ours',
  'bare',
  'refused ours',
  'bare',
  'bytes ours',
  'bare',
];

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

export const HEAD = [row(COLUMNS), row(COLUMNS.map((_, at) => (at === 0 ? '---' : '---:')))].join('\n');

/**
 * @typedef {import('./load.mjs').Measured} Measured
 *
 * @param {{ title: string }} scenario
 * @param {number} connections
 * @param {{ bare: Measured, ours: Measured, ratio: number }} outcome
 */
export function line({ title }, connections, { ours, bare, ratio }) {
  const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
  const time = (/** @type {number} */ value) => value.toFixed(value < 10 ? 2 : 1);
  const pair = (/** @type {(one: typeof ours) => string} */ show) => [show(ours), show(bare)];
  return row([
    title,
    `${connections}`,
    ratio.toFixed(2),
    ...pair(({ perSecond }) => whole(perSecond)),
    ...pair(({ p50 }) => time(p50)),
    ...pair(({ p95 }) => time(p95)),
    ...pair(({ p99 }) => time(p99)),
    ...pair(({ cpu }) => cpu.toFixed(2)),
    ...pair(({ refused }) => `${Math.round(refused * 100)} %`),
    ...pair(({ bytes }) => whole(bytes)),
  ]);
}

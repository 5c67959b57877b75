// @ts-check
/** The closing lines of a run: the time of each stage, tests that passed on a retry, and the numbers of tests. */
import { performance } from 'node:perf_hooks';
import { createCpuMeter, hasCpuTimes } from './cpu-meter.mjs';

/** More than this many tests that pass only on a retry fail the run. */
const MOST_RETRIED = 2;

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, counts: Counts, wallMs: number, cpuSeconds: number }} Row
 */

export function createSummary(meter = createCpuMeter()) {
  const begun = performance.now();
  /** @type {Row[]} */
  const rows = [];
  return {
    /** @param {string} name of a stage @param {string} folder its temporary folder @param {() => Promise<Counts>} run */
    async of(name, folder, run) {
      const started = performance.now();
      meter.start(name, folder);
      const counts = await run();
      rows.push({ name, counts, wallMs: performance.now() - started, cpuSeconds: meter.seconds(name) });
    },
    /** @param {number} factor */
    end(factor) {
      meter.stop();
      return closingOf(rows, { wallMs: performance.now() - begun, factor, hasCpu: hasCpuTimes() });
    },
  };
}

/**
 * @param {Row[]} rows
 * @param {{ wallMs: number, factor: number, hasCpu: boolean }} run its time includes the installation of packages
 */
export function closingOf(rows, { wallMs, factor, hasCpu }) {
  const sum = (/** @type {(row: Row) => number} */ of) => rows.reduce((total, row) => total + of(row), 0);
  const retried = rows.flatMap(({ counts, name }) =>
    (counts.retried ?? []).map(({ title, failure }) => [
      `  ${name} › ${title}`,
      ...failure.map((line) => `    ${line}`),
    ]),
  );
  const leftOut = rows.flatMap(({ counts, name }) =>
    (counts.leftOut ?? []).map((title) => `${name} › ${title}`),
  );
  const tooMany = retried.length > MOST_RETRIED;
  const passed = sum(({ counts }) => counts.passed);
  const failed = sum(({ counts }) => counts.failed) + Number(tooMany);
  const line = (/** @type {string} */ name, /** @type {number} */ ms, /** @type {number} */ seconds) =>
    `${name.padEnd(8)} ${inMinutes(ms).padStart(6)}${hasCpu ? `   ${(seconds / 60).toFixed(1).padStart(5)} CPU minutes` : ''}`;
  const lines = [
    '',
    ...rows.map((row) => line(row.name, row.wallMs, row.cpuSeconds)),
    line(
      'together',
      wallMs,
      sum(({ cpuSeconds }) => cpuSeconds),
    ),
    `Time limits were ${factor} times those of a quick machine.`,
    ...(retried.length > 0 ? ['', 'Passed on retry:', ...retried.flat()] : []),
    ...(leftOut.length > 0 ? ['', 'Left out on this machine:', ...leftOut.map((title) => `  ${title}`)] : []),
    ...(tooMany
      ? [`More than ${MOST_RETRIED} tests passed only on a retry, which counts as a failure.`]
      : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join('\n'), failed };
}

/** @param {number} ms @returns {string} minutes and seconds */
function inMinutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// @ts-check
/** Reads the numbers of passed and failed tests from the results of each test runner. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../run/prepare/root.mjs';

/** Lines of an error message that the closing lines of a run repeat. */
const MOST_LINES = 6;

/**
 * @typedef {object} Retried a test that passed on a retry
 * @property {string} title
 * @property {string[]} failure lines that say why the first attempt failed, and where its report is
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {Retried[]} [retried]
 * @property {string[]} [leftOut] tests that can't run on this machine, with the reason
 * @typedef {import('../../run/terminal/child.mjs').Ended} Ended
 */

/** A check that is not a test counts as one. @param {Pick<Ended, 'ok'>} ended @returns {Counts} */
export const asOne = ({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {Ended} ended @param {string} file the path given as `--outputFile` @param {boolean} [mayBeEmpty] @returns {Counts} */
export function ofJest(ended, file, mayBeEmpty = false) {
  const result = readJson(file);
  if (!result) return broken(ended);
  if (mayBeEmpty && ended.ok && result.numTotalTests === 0) return { passed: 0, failed: 0 };
  return truthful(ended, {
    passed: result.numPassedTests,
    // A file that could not be loaded has no tests and counts as failed.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

/** @param {Ended} ended @param {string} file the path in PLAYWRIGHT_JSON_OUTPUT_FILE @returns {Counts} */
export function ofPlaywright(ended, file) {
  const result = readJson(file);
  if (!result) return broken(ended);
  const { expected, unexpected, flaky, skipped } = result.stats;
  const retried = result.suites.flatMap((/** @type {PlaywrightSuite} */ suite) => retriedIn(suite));
  return truthful(ended, { passed: expected + flaky, failed: unexpected, skipped, retried });
}

/**
 * @typedef {import('../conformance/results.mjs').PlaywrightSuite} PlaywrightSuite
 * @typedef {import('../conformance/results.mjs').PlaywrightTest} PlaywrightTest
 */

/** @param {PlaywrightSuite} suite @param {string[]} around @returns {Retried[]} */
function retriedIn({ title, specs = [], suites = [] }, around = []) {
  const path = [...around, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map((test) => ({ title: [...path, spec.title].join(' › '), failure: failureOf(test) })),
    ),
    ...suites.flatMap((inner) => retriedIn(inner, path)),
  ];
}

/** @param {PlaywrightTest} test @returns {string[]} */
function failureOf({ results = [] }) {
  const failed = results.find(({ error }) => error);
  const message = stripVTControlCharacters(failed?.error?.message ?? '');
  const lines = message.split('\n').filter((line) => line.trim());
  const { location } = failed?.error ?? {};
  const report = failed?.attachments.find(({ name }) => name === 'error-context')?.path;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(location ? [`at ${relative(root, location.file)}:${location.line}`] : []),
    ...(report ? [relative(root, report)] : []),
  ];
}

/** Reads what `node --test` prints with the reporter `spec`. @param {Ended} ended @returns {Counts} */
export function ofNodeTest(ended) {
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(ended.output)?.[1] ?? 0);
  const skipped = ended.output.matchAll(/^ *﹣ (.+?) \([\d.]+ms\) # (.+)$/gm);
  return truthful(ended, {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    leftOut: [...skipped].map(([, name, reason]) => `${name}: ${reason}`),
  });
}

/**
 * Also counts a run that failed after its tests, and a run without tests, as failed.
 *
 * @param {Ended} ended
 * @param {Counts} counts
 * @returns {Counts}
 */
function truthful(ended, counts) {
  const fine = ended.ok && (counts.passed > 0 || (counts.leftOut ?? []).length > 0);
  return fine || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {Ended} ended */
const broken = (ended) => truthful(ended, { passed: 0, failed: 0 });

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// @ts-check
/** Reads from the result files of the test runners which tests ran and passed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specOf } from '../jest/groups.mjs';

/**
 * @typedef {{ file: string, names: string[], passed: boolean }} Ran
 *
 * @typedef {object} JestResult
 * @property {{ name: string, assertionResults: JestTest[] }[]} testResults
 * @typedef {{ ancestorTitles: string[], title: string, status: string }} JestTest
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, ok: boolean, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ status: string, results?: PlaywrightAttempt[] }} PlaywrightTest
 *
 * @typedef {object} PlaywrightAttempt
 * @property {{ message?: string, location?: { file: string, line: number } }} [error]
 * @property {{ name: string, path?: string }[]} attachments
 */

/** The stages with Playwright, and the folders of their specs in `e2e`. */
const BROWSER_STAGES = { e2e: 'specs', remotes: 'remotes', deploys: 'deployments' };
/** The stages with Jest of each level. */
const JEST_STAGES = { gate: ['unit', 'api'], long: ['api'] };

/**
 * @param {string} folder with the results of this run's stages
 * @param {import('../test/levels.mjs').Level} level
 * @returns {{ ran: Ran[], complete: boolean }} complete when all stages with results have run
 */
export function readResults(folder, level) {
  const jest = JEST_STAGES[level].map((stage) => readJson(join(folder, `${stage}.json`)));
  const playwright = Object.entries(BROWSER_STAGES).map(([stage, specs]) => ({
    specs,
    result: readJson(join(folder, `${stage}.json`)),
  }));
  return {
    ran: [
      ...jest.flatMap((result) => (result ? ofJest(result) : [])),
      ...playwright.flatMap(({ specs, result }) => (result ? ofPlaywright(result, specs) : [])),
    ],
    complete: [...jest, ...playwright.map(({ result }) => result)].every(Boolean),
  };
}

/** @param {JestResult} result @returns {Ran[]} */
export function ofJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const { file, blocks } = specOf(name, ancestorTitles);
      return { file, names: [...blocks, title], passed: status === 'passed' };
    }),
  );
}

/** A test that passed on a retry counts as passed. @param {{ suites: PlaywrightSuite[] }} result @param {string} specs @returns {Ran[]} */
export function ofPlaywright({ suites }, specs) {
  return suites.flatMap((suite) => inSuite(suite, `e2e/${specs}/${suite.title}`, []));
}

/** @param {PlaywrightSuite} suite @param {string} file @param {string[]} around @returns {Ran[]} */
function inSuite({ specs = [], suites = [] }, file, around) {
  return [
    ...specs.map(({ title, ok, tests }) => ({
      file,
      names: [...around, title],
      passed: ok && tests.every(({ status }) => ['expected', 'flaky'].includes(status)),
    })),
    ...suites.flatMap((inner) => inSuite(inner, file, [...around, inner.title])),
  ];
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

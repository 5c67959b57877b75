// @ts-check
/** Reads from the result files of the test runners which tests ran and passed. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../run/prepare/root.mjs';

/**
 * @typedef {{ file: string, names: string[], passed: boolean }} Ran
 *
 * @typedef {object} JestResult
 * @property {{ name: string, assertionResults: JestTest[] }[]} testResults
 * @typedef {{ ancestorTitles: string[], title: string, status: string }} JestTest
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, ok: boolean, tests: { status: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @param {string} folder with the results of this run's stages
 * @returns {{ ran: Ran[], complete: boolean }} complete when unit, api and e2e have run
 */
export function readResults(folder) {
  const jest = ['unit', 'api'].map((stage) => readJson(join(folder, `${stage}.json`)));
  const playwright = readJson(join(folder, 'e2e.json'));
  return {
    ran: [
      ...jest.flatMap((result) => (result ? ofJest(result) : [])),
      ...(playwright ? ofPlaywright(playwright) : []),
    ],
    complete: [...jest, playwright].every(Boolean),
  };
}

/** @param {JestResult} result @returns {Ran[]} */
export function ofJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      names: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );
}

/** A test that passed on a retry counts as failed. @param {{ suites: PlaywrightSuite[] }} result @returns {Ran[]} */
export function ofPlaywright({ suites }) {
  return suites.flatMap((suite) => inSuite(suite, `e2e/specs/${suite.title}`, []));
}

/** @param {PlaywrightSuite} suite @param {string} file @param {string[]} around @returns {Ran[]} */
function inSuite({ specs = [], suites = [] }, file, around) {
  return [
    ...specs.map(({ title, ok, tests }) => ({
      file,
      names: [...around, title],
      passed: ok && tests.every(({ status }) => status === 'expected'),
    })),
    ...suites.flatMap((inner) => inSuite(inner, file, [...around, inner.title])),
  ];
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

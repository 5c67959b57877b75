// @ts-check
/** The stages of a level, cheapest first. Each returns the numbers of passed and failed tests. */
import {
  check,
  jest,
  nodeTest,
  nx,
  testApi,
  testBuild,
  testInBrowser,
  testTypes,
  testUnits,
  UNITS,
} from './runners.mjs';
import { toolSpecs } from './specs.mjs';

const LINT_CACHE = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} what
 * @property {boolean} [beside] may run in parallel with its neighbours: it shares nothing with them and leaves a part of the cores idle
 * @property {(run: import('./runners.mjs').Run) => Promise<import('./runners.mjs').Result>} run
 */

/** @param {Stage[]} stages */
function besides(stages) {
  return stages.map((stage) => ({ ...stage, beside: true }));
}

/** @type {Stage} */
const tools = { name: 'tools', what: 'commands', run: (run) => nodeTest(run, toolSpecs().tools) };

/** @type {Stage} */
const unused = {
  name: 'unused',
  what: 'unused code and packages, import cycles',
  run: (run) => check(run, 'knip'),
};

/** @type {Stage[]} */
const withInstallations = [
  { name: 'api', what: 'API on a real database', run: testApi },
  { name: 'e2e', what: 'journeys in a browser', run: (run) => testInBrowser(run, 'e2e') },
  ...besides([
    { name: 'remotes', what: 'failures of remotes', run: (run) => testInBrowser(run, 'remotes') },
    { name: 'deploys', what: 'deployments while people work', run: (run) => testInBrowser(run, 'deploys') },
  ]),
  { name: 'spec', what: 'sentences of the specification', run: testSpecification },
];

/** `npm test`. @type {Stage[]} */
export const gateStages = [
  ...besides([
    { name: 'format', what: 'Prettier', run: (run) => check(run, 'prettier', '--check', '.') },
    { name: 'lint', what: 'ESLint', run: (run) => check(run, 'eslint', '.', '--max-warnings', '0') },
    unused,
    { name: 'types', what: 'TypeScript', run: testTypes },
    {
      name: 'boundaries',
      what: 'boundaries, docs and lengths',
      run: (run) => nodeTest(run, toolSpecs().boundaries),
    },
  ]),
  { name: 'build', what: 'the build, its shared modules and budgets', run: testBuild },
  ...besides([tools, { name: 'unit', what: 'units and components', run: testUnits }]),
  ...withInstallations,
];

/** `npm run test:long`: what `npm test` leaves out. @type {Stage[]} */
export const longStages = [
  { name: 'build', what: 'builds of the container and of remotes', run: testBuild },
  tools,
  ...withInstallations,
];

/**
 * The stages of `npm run check`, which tests only what a change can break. Prettier and ESLint skip files
 * that passed before; types and tests are those that depend on what differs from `main`.
 *
 * @type {Stage[]}
 */
export const changedStages = [
  ...besides([
    { name: 'format', what: 'Prettier', run: (run) => check(run, 'prettier', '--check', '--cache', '.') },
    {
      name: 'lint',
      what: 'ESLint',
      run: (run) => check(run, 'eslint', '.', '--max-warnings', '0', ...LINT_CACHE),
    },
    unused,
    { name: 'types', what: 'TypeScript', run: (run) => nx(run, ['affected', '-t', 'typecheck']) },
  ]),
  {
    name: 'unit',
    what: 'units and components',
    run: (run) => jest(run, 'unit', UNITS, ['--changedSince=main', '--passWithNoTests']),
  },
];

/** Imported late, because it uses a package that may not be installed when this file loads. @param {import('./runners.mjs').Run} run */
async function testSpecification(run) {
  const { judgeRun } = await import('../conformance/run.mjs');
  return judgeRun(run);
}

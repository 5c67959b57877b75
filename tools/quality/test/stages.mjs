// @ts-check
/** The stages of `npm test`, cheapest first. Each returns the numbers of passed and failed tests. */
import { join } from 'node:path';
import { assemble } from '../../run/assemble.mjs';
import { runNx } from '../../run/prepare/build.mjs';
import { isBuilt, noteBuilt, takeInputs } from '../../run/prepare/fingerprint.mjs';
import { root } from '../../run/prepare/root.mjs';
import { findChromium } from '../../run/chromium.mjs';
import { runChild } from '../../run/terminal/child.mjs';
import { asOne, ofJest, ofNodeTest, ofPlaywright } from './counts.mjs';
import { alikeGroups, inGroups, writeGroups } from '../jest/groups.mjs';
import { apiSpecs, componentSpecs, toolSpecs } from './specs.mjs';

/** Time limit, so that a stage that hangs doesn't block the whole run. */
const LIMIT_MS = 25 * 60_000;
const LONG_LIMIT_MS = 60 * 60_000;

/** Enough that two workers end at about the same time. */
const API_GROUPS = 12;

/** The Jest projects with units. */
const UNITS = ['tools/quality/jest/components.config.mjs', 'services/api'];

const LINT_CACHE = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];

/**
 * @typedef {object} Run data shared by the stages of one run
 * @property {string} folder its own temporary folder
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log
 * @property {import('../../run/terminal/steps.mjs').Report} report
 *
 * @typedef {import('./counts.mjs').Counts & { output?: string }} Result
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} what
 * @property {boolean} [beside] may run in parallel with its neighbours: it shares nothing with them and leaves a part of the cores idle
 * @property {(run: Run) => Promise<Result>} run
 */

/** @param {Stage[]} stages */
function besides(stages) {
  return stages.map((stage) => ({ ...stage, beside: true }));
}

/** @type {Stage[]} */
export const stages = [
  ...besides([
    { name: 'format', what: 'Prettier', run: (run) => check(run, 'prettier', '--check', '.') },
    { name: 'lint', what: 'ESLint', run: (run) => check(run, 'eslint', '.', '--max-warnings', '0') },
    { name: 'unused', what: 'unused files, exports and packages', run: (run) => check(run, 'knip') },
    { name: 'types', what: 'TypeScript', run: (run) => nx(run, ['run-many', '-t', 'typecheck']) },
    { name: 'fences', what: 'fences, docs and lengths', run: (run) => nodeTest(run, toolSpecs().fences) },
  ]),
  { name: 'build', what: 'the build, its shared modules and budgets', run: testBuild },
  ...besides([
    { name: 'tools', what: 'commands', run: (run) => nodeTest(run, toolSpecs().tools) },
    { name: 'unit', what: 'units and components', run: testUnits },
  ]),
  { name: 'api', what: 'API on a real database', run: testApi },
  { name: 'e2e', what: 'journeys in a browser', run: (run) => testInBrowser(run, 'e2e') },
  ...besides([
    { name: 'remotes', what: 'a dozen failures of remotes', run: (run) => testInBrowser(run, 'remotes') },
    { name: 'deploys', what: 'deployments while people work', run: (run) => testInBrowser(run, 'deploys') },
  ]),
  { name: 'spec', what: 'sentences of the specification', run: testSpecification },
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
    { name: 'types', what: 'TypeScript', run: (run) => nx(run, ['affected', '-t', 'typecheck']) },
  ]),
  {
    name: 'unit',
    what: 'units and components',
    run: (run) => jest(run, 'unit', UNITS, ['--changedSince=main', '--passWithNoTests']),
  },
];

/** Too slow to run before each commit; they run only by name. @type {Stage[]} */
export const longStages = [
  {
    name: 'remotes-all',
    what: 'all failures of remotes',
    run: (run) => testInBrowser(run, 'remotes', { TASKLOOM_REMOTES: 'all' }),
  },
  {
    name: 'deploys-all',
    what: 'a hundred deployments under twenty people',
    run: (run) => testInBrowser(run, 'deploys', { TASKLOOM_REMOTES: 'all' }),
  },
];

/**
 * @param {Run} run
 * @param {string} command
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [limitMs]
 */
function execute(run, command, options, env = {}, limitMs = LIMIT_MS) {
  const file = command === 'node' ? process.execPath : join(root, 'node_modules', '.bin', command);
  return runChild(file, options, {
    cwd: root,
    env: { ...run.env, ...env },
    log: run.log,
    limitMs,
  });
}

/** @param {Run} run @param {string} command @param {...string} options @returns {Promise<Result>} */
async function check(run, command, ...options) {
  const ended = await execute(run, command, options);
  return { ...asOne(ended), output: ended.output };
}

/** @param {Run} run @param {string[]} options @returns {Promise<Result>} */
async function nx(run, options) {
  const { ended } = await runNx(options, run);
  return { ...asOne(ended), output: ended.output };
}

/** @param {Run} run @param {string[]} files @returns {Promise<Result>} */
async function nodeTest(run, files) {
  // Node's default is one file at a time on two cores, but these tests mostly wait for browsers and databases.
  const ended = await execute(run, 'node', [
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    ...files,
  ]);
  return { ...ofNodeTest(ended), output: ended.output };
}

/**
 * @param {Run} run
 * @param {'unit' | 'api'} suite
 * @param {string[]} projects
 * @param {string[]} [more] options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
async function jest(run, suite, projects, more = [], env = {}) {
  const file = join(run.folder, `${suite}.json`);
  const options = [
    '--projects',
    ...projects,
    '--maxWorkers=2',
    '--workerIdleMemoryLimit=800MB',
    '--json',
    `--outputFile=${file}`,
    ...more,
  ];
  const ended = await execute(run, 'jest', options, { ...env, JEST_SUITE: suite });
  return { ...ofJest(ended, file, more.includes('--passWithNoTests')), output: ended.output };
}

/** @param {Run} run @returns {Promise<Result>} */
async function testUnits(run) {
  const folder = join(run.folder, 'unit-groups');
  writeGroups(
    join(folder, 'components'),
    componentSpecs().flatMap((specs) => alikeGroups(specs)),
  );
  writeGroups(join(folder, 'api'), alikeGroups(apiSpecs().units));
  return jest(run, 'unit', UNITS, [], { JEST_GROUPS: folder });
}

/** @param {Run} run @returns {Promise<Result>} */
async function testApi(run) {
  const folder = join(run.folder, 'api-groups');
  writeGroups(join(folder, 'api'), inGroups(apiSpecs().database, API_GROUPS));
  return jest(run, 'api', ['services/api'], [], { JEST_GROUPS: folder });
}

/** @param {Run} run @returns {Promise<Result>} */
async function buildSite(run) {
  if (isBuilt()) return { passed: 1, failed: 0 };
  const inputs = takeInputs();
  const built = await nx(run, ['run-many', '-t', 'build']);
  if (built.failed > 0) return built;
  assemble({ root });
  noteBuilt(inputs);
  return built;
}

/** @param {Run} run @returns {Promise<Result>} */
async function testBuild(run) {
  const built = await buildSite(run);
  const files = toolSpecs().built;
  if (built.failed > 0 || files.length === 0) return built;
  const looked = await nodeTest(run, files);
  return { ...looked, passed: looked.passed + built.passed };
}

const BROWSER_SUITES = {
  e2e: 'e2e/playwright.config.ts',
  remotes: 'e2e/remotes.config.ts',
  deploys: 'e2e/deployments.config.ts',
};

/**
 * @param {Run} run
 * @param {keyof typeof BROWSER_SUITES} suite
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Promise<Result>}
 */
async function testInBrowser(run, suite, settings) {
  const built = await buildSite(run);
  if (built.failed > 0) return { passed: 0, failed: 1, output: built.output };
  const CHROMIUM_PATH = await findChromium(run);
  const file = join(run.folder, `${suite}.json`);
  run.report('');
  const env = { ...settings, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ended = await execute(
    run,
    'playwright',
    ['test', '--config', BROWSER_SUITES[suite]],
    env,
    settings ? LONG_LIMIT_MS : LIMIT_MS,
  );
  return { ...ofPlaywright(ended, file), output: ended.output };
}

/** Imported late, because it uses a package that may not be installed when this file loads. @param {Run} run */
async function testSpecification(run) {
  const { judgeRun } = await import('../conformance/run.mjs');
  return judgeRun(run);
}

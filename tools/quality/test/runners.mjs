// @ts-check
/** Runs a stage by the program that does its work, and counts its tests. */
import { join } from 'node:path';
import { assemble } from '../../run/assemble.mjs';
import { findChromium } from '../../run/chromium.mjs';
import { runNx } from '../../run/prepare/build.mjs';
import { isBuilt, noteBuilt, takeInputs } from '../../run/prepare/fingerprint.mjs';
import { root } from '../../run/prepare/root.mjs';
import { runChild } from '../../run/terminal/child.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { alikeGroups, inGroups, writeGroups } from '../jest/groups.mjs';
import { PROGRAMS } from '../types/programs.mjs';
import { asOne, ofJest, ofNodeTest, ofPlaywright } from './counts.mjs';
import { ofLevel } from './levels.mjs';
import { apiSpecs, componentSpecs, toolSpecs } from './specs.mjs';

/** Time limit on a quick machine, so that a stage that hangs doesn't block the whole run. */
const LIMIT_MS = 20 * 60_000;
const LONG_LIMIT_MS = 40 * 60_000;

/** Time limit of one file of Node's tests on a quick machine. The report names a file that exceeds it. */
const FILE_LIMIT_MS = 5 * 60_000;

/** Enough that two workers end at about the same time. */
const API_GROUPS = 6;

/** The Jest projects with units. */
export const UNITS = ['tools/quality/jest/components.config.mjs', 'services/api'];

/**
 * @typedef {import('./levels.mjs').Level} Level
 *
 * @typedef {object} Run data shared by the stages of one run
 * @property {string} folder its own temporary folder
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log
 * @property {Level} level
 * @property {number} timeFactor how many times longer the limits are than on a quick machine
 * @property {import('../../run/terminal/steps.mjs').Report} report
 *
 * @typedef {import('./counts.mjs').Counts & { output?: string }} Result
 */

/**
 * @param {Run} run
 * @param {string} command
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 */
function execute(run, command, options, env = {}) {
  const file = command === 'node' ? process.execPath : join(root, 'node_modules', '.bin', command);
  return runChild(file, options, {
    cwd: root,
    env: { ...run.env, ...env },
    log: run.log,
    limitMs: (run.level === 'long' ? LONG_LIMIT_MS : LIMIT_MS) * run.timeFactor,
  });
}

/** @param {Run} run @param {string} command @param {...string} options @returns {Promise<Result>} */
export async function check(run, command, ...options) {
  const ended = await execute(run, command, options);
  return { ...asOne(ended), output: ended.output };
}

/** @param {Run} run @param {string[]} options @returns {Promise<Result>} */
export async function nx(run, options) {
  const { ended } = await runNx(options, run);
  return { ...asOne(ended), output: ended.output };
}

/** @param {Run} run @returns {Promise<Result>} */
export async function testTypes(run) {
  const results = [];
  for (const program of PROGRAMS) {
    // Several checkers of one program check shared types several times, which takes twice the CPU.
    results.push(
      await check(run, 'node', 'node_modules/typescript7/bin/tsc', '-p', program, '--checkers', '1'),
    );
  }
  const failed = results.filter((each) => each.failed > 0);
  return {
    ...asOne({ ok: failed.length === 0 }),
    output: failed.map(({ output }) => output).join('\n'),
  };
}

/** @param {Pick<Run, 'level' | 'timeFactor'>} run @param {readonly string[]} files of both levels */
export const nodeTestOptions = ({ level, timeFactor }, files) => [
  '--test',
  // Node's default is one file at a time on two cores, but these tests mostly wait for browsers and databases.
  '--test-concurrency=2',
  `--test-timeout=${Math.round(FILE_LIMIT_MS * timeFactor)}`,
  '--test-reporter=spec',
  ...ofLevel(files, level),
];

/** @param {Run} run @param {readonly string[]} files of both levels @returns {Promise<Result>} */
export async function nodeTest(run, files) {
  const ended = await execute(run, 'node', nodeTestOptions(run, files));
  return { ...ofNodeTest(ended), output: ended.output };
}

/**
 * Specs allocate much that is soon garbage. With more room for it than Node's default of 16 MB, specs of components
 * take 6 % less CPU time and those of the API 10 %.
 */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

/**
 * @param {Run} run
 * @param {'unit' | 'api'} suite
 * @param {string[]} projects
 * @param {string[]} [more] options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
export async function jest(run, suite, projects, more = [], env = {}) {
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
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, ROOM_FOR_NEW_OBJECTS].filter(Boolean).join(' ');
  const ended = await execute(run, 'jest', options, { ...env, JEST_SUITE: suite, NODE_OPTIONS });
  return { ...ofJest(ended, file, more.includes('--passWithNoTests')), output: ended.output };
}

/** @param {Run} run @returns {Promise<Result>} */
export async function testUnits(run) {
  const folder = join(run.folder, 'unit-groups');
  writeGroups(
    join(folder, 'components'),
    componentSpecs().flatMap((specs) => alikeGroups(specs)),
  );
  writeGroups(join(folder, 'api'), alikeGroups(apiSpecs().units));
  return jest(run, 'unit', UNITS, [], { JEST_GROUPS: folder });
}

/** @param {Run} run @returns {Promise<Result>} */
export async function testApi(run) {
  const folder = join(run.folder, 'api-groups');
  writeGroups(join(folder, 'api'), inGroups(ofLevel(apiSpecs().database, run.level), API_GROUPS));
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
export async function testBuild(run) {
  const built = await buildSite(run);
  if (built.failed > 0) return built;
  const looked = await nodeTest(run, toolSpecs().built);
  return { ...looked, passed: looked.passed + built.passed };
}

const BROWSER_SUITES = {
  e2e: 'e2e/playwright.config.ts',
  remotes: 'e2e/remotes.config.ts',
  deploys: 'e2e/deployments.config.ts',
};

/** CI needs a browser, a developer without the right to install one does not. @param {unknown} error */
function withoutChromium(error) {
  if (process.env.CI || !(error instanceof Failure) || error.code !== 'NO_CHROMIUM') throw error;
  return undefined;
}

/** @param {Run} run @param {keyof typeof BROWSER_SUITES} suite @returns {Promise<Result>} */
export async function testInBrowser(run, suite) {
  const built = await buildSite(run);
  if (built.failed > 0) return { passed: 0, failed: 1, output: built.output };
  const CHROMIUM_PATH = await findChromium(run).catch(withoutChromium);
  if (!CHROMIUM_PATH) return { passed: 0, failed: 0, leftOut: ['all tests: needs Chromium'] };
  const file = join(run.folder, `${suite}.json`);
  run.report('');
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ended = await execute(run, 'playwright', ['test', '--config', BROWSER_SUITES[suite]], env);
  return { ...ofPlaywright(ended, file), output: ended.output };
}

// @ts-check
/** Runs the stages and prints the numbers of passed and failed tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from '../../run/prepare/dependencies.mjs';
import { root } from '../../run/prepare/root.mjs';
import { signalChildren } from '../../run/terminal/child.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { report as reportFailure } from '../../run/terminal/report-failure.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { removeRunFolder } from './leftovers.mjs';
import { runStage } from './run-stage.mjs';
import { groupsOf, sideBySide } from './side-by-side.mjs';
import { changedStages, longStages, stages } from './stages.mjs';

const NAMES = stages.map(({ name }) => name);
const LONG = longStages.map(({ name }) => name);
const HELP = `Runs every check: ${NAMES.join(', ')}.

  npm test                            all of them
  npm test -- --only unit,api         only these
  npm test -- --only ${LONG.join(',').padEnd(16)} the slow ones, which run only by name
  npm run check                       what differs from main: ${changedStages.map(({ name }) => name).join(', ')}
  npm test -- --help                  this text`;

/** @param {string[]} args */
export async function main(args) {
  try {
    const chosen = choose(args);
    if (!chosen) return console.log(HELP);
    await runAll(chosen);
  } catch (error) {
    reportFailure(error);
  }
}

/** @param {string[]} args */
function choose(args) {
  const options = /** @type {const} */ ({
    only: { type: 'string' },
    changed: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const { values } = parseArgs({ args, options });
  if (values.help) return undefined;
  if (values.changed) return changedStages;
  const wanted = values.only?.split(',') ?? NAMES;
  const known = [...NAMES, ...LONG];
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`There is no stage "${unknown.join(', ')}"; there are ${known.join(', ')}.`);
  }
  return [...stages, ...longStages].filter(({ name }) => wanted.includes(name));
}

/** @param {import('./stages.mjs').Stage[]} chosen */
async function runAll(chosen) {
  const steps = createSteps();
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-test-'));
  const logs = join(root, 'test-results', 'logs');
  const clean = () => removeRunFolder(folder);
  stopOnSignal(clean);
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  try {
    const env = environment(folder);
    await installDependencies(steps, { env, log: join(logs, 'install.log') });
    for (const group of groupsOf(chosen)) {
      await sideBySide(group, async (stage) => {
        const log = join(logs, `${stage.name}.log`);
        const { passed, failed } = await runStage(stage, { folder, env, log }, steps);
        sum.passed += passed;
        sum.failed += failed;
      });
    }
  } finally {
    clean();
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** @param {string} folder @returns {NodeJS.ProcessEnv} */
function environment(folder) {
  // Settings of an installation in the environment must not affect the tests.
  const settings = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm);
  const names = new Set([...settings].map(([, name]) => name));
  const others = Object.entries(process.env).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(others), CI: 'true', TMPDIR: folder, NO_COLOR: '1', FORCE_COLOR: undefined };
}

/** @param {() => void} clean */
function stopOnSignal(clean) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      signalChildren('SIGKILL');
      clean();
      process.exit(1);
    });
  }
}

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
import { timeFactor } from './machine-speed.mjs';
import { runStage } from './run-stage.mjs';
import { groupsOf, sideBySide } from './side-by-side.mjs';
import { changedStages, gateStages, longStages } from './stages.mjs';
import { createSummary } from './summary.mjs';

/** @param {import('./stages.mjs').Stage[]} stages */
const namesOf = (stages) => stages.map(({ name }) => name).join(', ');
const HELP = `Checks the product.

  npm test                       each promise once: ${namesOf(gateStages)}
  npm test -- --only unit,api    only these stages
  npm run test:long              all other tests: ${namesOf(longStages)}
  npm run test:long -- --only tools
  npm run check                  what differs from main: ${namesOf(changedStages)}
  npm test -- --help             this text`;

/** @typedef {{ level: import('./levels.mjs').Level, stages: import('./stages.mjs').Stage[] }} Choice */

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

/** @param {string[]} args @returns {Choice | undefined} */
function choose(args) {
  const options = /** @type {const} */ ({
    only: { type: 'string' },
    long: { type: 'boolean' },
    changed: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const { values } = parseArgs({ args, options });
  if (values.help) return undefined;
  if (values.changed) return { level: 'gate', stages: changedStages };
  const stages = values.long ? longStages : gateStages;
  const names = stages.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`There is no stage "${unknown.join(', ')}"; there are ${names.join(', ')}.`);
  }
  return { level: values.long ? 'long' : 'gate', stages: stages.filter(({ name }) => wanted.includes(name)) };
}

/** @param {Choice} choice */
async function runAll({ level, stages }) {
  const steps = createSteps();
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-test-'));
  const logs = join(root, 'test-results', 'logs');
  const clean = () => removeRunFolder(folder);
  stopOnSignal(clean);
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const factor = timeFactor();
  const summary = createSummary();
  try {
    const env = environment(level, factor);
    await installDependencies(steps, { env: { ...env, TMPDIR: folder }, log: join(logs, 'install.log') });
    for (const group of groupsOf(stages)) {
      await sideBySide(group, async (stage) => {
        const log = join(logs, `${stage.name}.log`);
        const temporary = join(folder, stage.name);
        mkdirSync(temporary);
        const run = { folder, level, timeFactor: factor, env: { ...env, TMPDIR: temporary }, log };
        await summary.of(stage.name, temporary, () => runStage(stage, run, steps));
      });
    }
  } finally {
    clean();
  }
  const { text, failed } = summary.end(factor);
  console.log(text);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** @param {import('./levels.mjs').Level} level @param {number} factor @returns {NodeJS.ProcessEnv} */
function environment(level, factor) {
  // Settings of an installation in the environment must not affect the tests.
  const settings = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm);
  const names = new Set([...settings].map(([, name]) => name));
  const others = Object.entries(process.env).filter(([name]) => !names.has(name));
  return {
    ...Object.fromEntries(others),
    CI: 'true',
    TEST_LEVEL: level,
    TEST_TIME_FACTOR: String(factor),
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
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

// @ts-check
/** The checks that a remote must pass before it is deployed. */
import { join, relative } from 'node:path';
import { folderOf } from '../../run/dev/answer.mjs';
import { runNx } from '../../run/prepare/build.mjs';
import { root } from '../../run/prepare/root.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';

/** @typedef {import('../../run/terminal/steps.mjs').Steps} Steps */

/** In the order in which they run. The suite needs a build and a browser. */
export const CHECKS = /** @type {const} */ (['types', 'lint', 'tests', 'suite']);

/** @type {Record<typeof CHECKS[number], { title: string, run: (name: string, report: import('../../run/terminal/steps.mjs').Report) => Promise<unknown> }>} */
const WORK = {
  types: { title: 'Check types', run: (name) => nx(name, 'typecheck', 'It has type errors.') },
  lint: {
    title: 'Lint',
    run: (name) =>
      program('eslint', [relative(root, folderOf(name)), '--max-warnings', '0'], 'It has lint errors.'),
  },
  tests: { title: 'Run its tests', run: (name) => nx(name, 'test:unit', 'Not all of its tests passed.') },
  suite: { title: 'Run the suite of every remote', run: runSuite },
};

/**
 * @param {Steps} steps
 * @param {string} name
 * @param {readonly (typeof CHECKS[number])[]} [checks]
 * @throws {import('../../run/terminal/failure.mjs').Failure} of the first check that fails
 */
export async function checkRemote(steps, name, checks = CHECKS) {
  for (const check of checks) {
    const { title, run } = WORK[check];
    await steps.step(title, (report) => run(name, report));
  }
}

/** @param {string} name @param {string} target @param {string} sentence */
async function nx(name, target, sentence) {
  const { ended } = await runNx(['run', `${name}-mfe:${target}`], {});
  succeeded(ended, sentence);
}

/** Runs the suite in a browser, on the build. @param {string} name @param {import('../../run/terminal/steps.mjs').Report} report */
async function runSuite(name, report) {
  const { ended } = await runNx(['run', `${name}-mfe:build`], { report });
  succeeded(ended, `${name} could not be built.`);
  const options = ['--test', '--test-reporter=spec', 'tools/delivery/remote-suite/conformance.spec.mjs'];
  await program(process.execPath, options, 'It fails a check that every remote must pass.', {
    TASKLOOM_REMOTE: name,
  });
}

/** @param {string} command @param {string[]} options @param {string} sentence @param {NodeJS.ProcessEnv} [env] */
async function program(command, options, sentence, env = {}) {
  const file = command === process.execPath ? command : join(root, 'node_modules', '.bin', command);
  const ended = await runChild(file, options, { cwd: root, env: { ...process.env, ...env } });
  succeeded(ended, sentence);
}

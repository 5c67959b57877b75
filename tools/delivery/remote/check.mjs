// @ts-check
/** The checks that a remote must pass before it is deployed. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../../../libs/build/src/installed.mjs';
import { folderOf } from '../../run/dev/answer.mjs';
import { runNx } from '../../run/prepare/build.mjs';
import { npm } from '../../run/prepare/npm.mjs';
import { root } from '../../run/prepare/root.mjs';
import { ownFolder } from '../../run/registry/own-repository.mjs';
import { runChild, succeeded } from '../../run/terminal/child.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

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
  const own = ownFolder();
  for (const check of checks) {
    const { title, run } = WORK[check];
    const script = own && SCRIPTS[check];
    await steps.step(title, (report) => (script ? runScript(own, script) : run(name, report)));
  }
}

/** Scripts in the `package.json` of a remote's own repository. @type {Partial<Record<typeof CHECKS[number], string>>} */
const SCRIPTS = { types: 'typecheck', lint: 'lint', tests: 'test' };

/** @param {string} folder @param {string} script */
async function runScript(folder, script) {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!scripts[script])
    throw new Failure(`package.json has no script "${script}": add it, or deploy with --skip-checks.`);
  const ended = await runChild(...npm(['run', script]), { cwd: folder });
  succeeded(ended, `npm run ${script} failed.`);
}

/** @param {string} folder @param {string} name @param {NodeJS.ProcessEnv} [env] */
export async function buildOwn(folder, name, env) {
  const script = join(packageFolder(folder, '@taskloom/build') ?? '', 'src/build.mjs');
  const ended = await runChild(process.execPath, [script], { cwd: folder, env });
  succeeded(ended, `${name} could not be built.`);
  return { done: 1, cached: 0 };
}

/** @param {string} name @param {string} target @param {string} sentence */
async function nx(name, target, sentence) {
  const { ended } = await runNx(['run', `${name}-mfe:${target}`], {});
  succeeded(ended, sentence);
}

/** Runs the suite in a browser, on the build. @param {string} name @param {import('../../run/terminal/steps.mjs').Report} report */
async function runSuite(name, report) {
  const own = ownFolder();
  if (own) await buildOwn(own, name);
  else {
    const { ended } = await runNx(['run', `${name}-mfe:build`], { report });
    succeeded(ended, `${name} could not be built.`);
  }
  const spec = fileURLToPath(new URL('../remote-suite/conformance.spec.mjs', import.meta.url));
  const options = ['--test', '--test-reporter=spec', spec];
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

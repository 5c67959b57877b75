// @ts-check
import { join } from 'node:path';
import { folderOf, remoteNames } from '../dev/answer.mjs';
import { runNx } from '../prepare/build.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { root } from '../prepare/root.mjs';
import { runChild, succeeded } from '../terminal/child.mjs';
import { Failure } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';

const help = () => `Tests one remote: its own tests, and in a browser what every remote must pass.

  npm run test:remote ${(remoteNames()[0] ?? 'NAME').padEnd(12)} there are ${remoteNames().join(', ')}`;

/** @param {string[]} args */
export async function main([name, ...more]) {
  const steps = createSteps();
  try {
    if (name === '-h' || name === '--help') return steps.say(help());
    if (name === undefined || more.length > 0) throw new Failure(`Name one remote.\n\n${help()}`);
    if (!remoteNames().includes(name)) throw new Failure(`There is no remote "${name}".\n\n${help()}`);
    await installDependencies(steps);
    await steps.step('Build', async (progress) => {
      const { ended } = await runNx(['run', `${name}-mfe:build`], { report: progress });
      succeeded(ended, `${name} could not be built.`);
    });
    await steps.step('Its own tests', () => run('jest', ['--ci'], folderOf(name)));
    const suite = join(root, 'tools/remote-suite/conformance.spec.mjs');
    const options = ['--test', '--test-reporter=spec', suite];
    await steps.step('What every remote must pass', () =>
      run('node', options, root, { TASKLOOM_REMOTE: name }),
    );
  } catch (error) {
    report(error);
  }
}

/** @param {string} command @param {string[]} options @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
async function run(command, options, cwd, env = {}) {
  const file = command === 'node' ? process.execPath : join(root, 'node_modules', '.bin', command);
  succeeded(
    await runChild(file, options, { cwd, env: { ...process.env, ...env } }),
    'Not everything passed.',
  );
}

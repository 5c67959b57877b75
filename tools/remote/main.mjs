// @ts-check
import { loadDotEnv } from '../start/settings.mjs';
import { createProgram, runProgram } from '../terminal/command-line.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { deploy } from './deploy.mjs';
import { interruptible } from './interruption.mjs';
import { keep } from './keep.mjs';
import { moveCommands, onInstallation } from './move-commands.mjs';
import { channel, percent, version } from './options.mjs';
import { installationOf } from './settings.mjs';
import { tokenCommands } from './token-commands.mjs';

/** @param {string[]} args */
export async function main(args) {
  loadDotEnv();
  await runProgram(commands(createSteps()), args);
}

/** @param {import('../terminal/steps.mjs').Steps} steps */
function commands(steps) {
  const program = createProgram(
    'npm run remote --',
    'Deploys one remote into a running installation, and moves what is live of it.',
  );
  onInstallation(program, 'deploy <name>', 'build, verify, publish, look at it in the live shell, activate')
    .option('--percent <percent>', 'as a canary, for this share of all people', percent)
    .option('--channel <channel>', 'production or preview', channel, 'production')
    .option('--release <version>', 'build it as this version, such as 1.4.0-pr.12', version)
    .option('--skip-browser', 'do not open it in a browser first', false)
    .action((name, options) =>
      interruptible(steps, (activated) =>
        deploy(steps, installationOf(options), name, { ...options, activated }),
      ),
    );
  moveCommands(program, steps);
  program
    .command('keep <name>')
    .description('build a release and keep it in fixtures/, where tests run it in every later shell')
    .requiredOption('--release <version>', 'the version, such as 1.4.0', version)
    .action((name, { release }) => keep(steps, name, release));
  tokenCommands(
    program.command('token').description('deploy tokens, on the database of this installation'),
    steps,
  );
  return program;
}

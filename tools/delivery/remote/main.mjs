// @ts-check
import { build } from '../../run/prepare/build.mjs';
import { remoteNames } from '../../run/dev/answer.mjs';
import { loadDotEnv } from '../../run/start/settings.mjs';
import { Failure } from '../../run/terminal/failure.mjs';
import { createProgram, runProgram } from '../../run/terminal/command-line.mjs';
import { createSteps } from '../../run/terminal/steps.mjs';
import { checkRemote } from './check.mjs';
import { deploy } from './deploy.mjs';
import { interruptible } from './interruption.mjs';
import { keep } from './keep.mjs';
import { createKey, KEY_FILE } from './signing.mjs';
import { moveCommands, onInstallation } from '../../run/registry/move-commands.mjs';
import { channel, percent, version } from '../../run/registry/options.mjs';
import { installationFor, installationOf } from '../../run/registry/settings.mjs';
import { tokenCommands } from '../../run/registry/token-commands.mjs';

/** @param {string[]} args */
export async function main(args) {
  loadDotEnv();
  await runProgram(commands(createSteps()), args);
}

/** @param {import('../../run/terminal/steps.mjs').Steps} steps */
function commands(steps) {
  const program = createProgram(
    'npm run remote --',
    'Deploys a remote to a running installation and changes which version is live.',
  );
  program
    .command('check <name>')
    .description('check types, lint, tests and the suite of every remote')
    .action((name) => check(steps, name));
  onInstallation(
    program,
    'deploy <name>',
    'check, build, verify, publish, open it in the live shell, activate',
  )
    .option('--percent <percent>', 'as a canary, for this share of all people', percent)
    .option('--channel <channel>', 'production or preview', channel, 'production')
    .option('--release <version>', 'build it as this version, such as 1.4.0-pr.12', version)
    .option('--sign <file>', 'sign it with this key (TASKLOOM_SIGNING_KEY)')
    .option('--skip-browser', 'skip the suite and the live shell', false)
    .option('--skip-checks', 'skip types, lint, tests and the suite; the journal records it', false)
    .action(async (name, options) => {
      const registry = await installationFor(options, name);
      await interruptible(steps, (activated) => deploy(steps, registry, name, { ...options, activated }));
    });
  moveCommands(program, steps);
  onInstallation(
    program,
    'replay [names...]',
    'before an upgrade: open the screens and extensions of its live remotes in the release of this checkout, in a browser',
  ).action(async (names, options) => {
    const registry = installationOf(options);
    await build(steps);
    // It imports what the build has written.
    const { replay } = await import('./replay.mjs');
    await replay(steps, registry, names);
  });
  program
    .command('keygen [file]')
    .description('write a new private key for signatures, and print the public one')
    .action((file = KEY_FILE) => void createKey(steps, file));
  program
    .command('keep <name>')
    .description('build a release and keep it in fixtures/; tests run it in every later shell')
    .requiredOption('--release <version>', 'the version, such as 1.4.0', version)
    .action((name, { release }) => keep(steps, name, release));
  tokenCommands(
    program.command('token').description('deploy tokens, on the database of this installation'),
    steps,
  );
  return program;
}

/** @param {import('../../run/terminal/steps.mjs').Steps} steps @param {string} name */
async function check(steps, name) {
  if (!remoteNames().includes(name))
    throw new Failure(`There is no remote ${name} in apps/; there are ${remoteNames().join(', ')}.`);
  await checkRemote(steps, name);
}

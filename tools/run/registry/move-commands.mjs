// @ts-check
/** Commands that change a published remote over HTTP: for operators in the container image and for teams in a checkout. */
import { lock, promote, rollback, status } from './moves.mjs';
import { percent, version } from './options.mjs';
import { installationOf } from './settings.mjs';

/** @typedef {import('commander').Command} Command */

/** Adds a command with the common options of commands on a running installation. @param {Command} program @param {string} line @param {string} what */
export const onInstallation = (program, line, what) =>
  program
    .command(line)
    .description(what)
    .option('--url <url>', 'address of the installation (TASKLOOM_URL; http://localhost:3000)')
    .option('--token <token>', 'deploy token of the remote (DEPLOY_TOKEN)')
    .option('--reason <text>', 'for the journal');

/** @param {Command} program @param {import('../terminal/steps.mjs').Steps} steps */
export function moveCommands(program, steps) {
  onInstallation(
    program,
    'rollback <name>',
    'end the canary; without one, activate the previous version again',
  )
    .option('--to <version>', 'another version that was live before', version)
    .action((name, options) => rollback(steps, installationOf(options), name, options));
  onInstallation(program, 'promote <name>', 'activate the canary, or else the preview, for everyone')
    .option('--percent <percent>', 'only for this share of all people', percent)
    .option('--force', 'even if too few people have loaded it or it failed for most', false)
    .action((name, options) => promote(steps, installationOf(options), name, options));
  onInstallation(program, 'status', 'show what is live, since when, by whom, and its health').action(
    (options) => status(steps, installationOf(options)),
  );
  onInstallation(program, 'lock <name>', 'refuse other versions').action((name, options) =>
    lock(steps, installationOf(options), name, true, options.reason),
  );
  onInstallation(program, 'unlock <name>', 'allow other versions again').action((name, options) =>
    lock(steps, installationOf(options), name, false, options.reason),
  );
}

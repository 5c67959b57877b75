// @ts-check
/** Commands that change a published remote over HTTP: for operators in the container image and for teams in a checkout. */
import { createSteps } from '../terminal/steps.mjs';
import { lock, promote, rollback, status } from './moves.mjs';
import { percent, version } from './options.mjs';
import { root } from '../prepare/root.mjs';
import { installationFor, installationOf } from './settings.mjs';
import { checkUpgrade, releaseIn } from './upgrade.mjs';

/** @typedef {import('commander').Command} Command */

/** Adds a command with the common options of commands on a running installation. @param {Command} program @param {string} line @param {string} what */
export const onInstallation = (program, line, what) =>
  program
    .command(line)
    .description(what)
    .option('--url <url>', 'address of the installation (TASKLOOM_URL; http://localhost:3000)')
    .option('--token <token>', 'deploy token of the remote, or API token of a team admin (DEPLOY_TOKEN)')
    .option('--oidc', 'get a deploy token for the ID token of the pipeline', false)
    .option('--reason <text>', 'for the journal');

/**
 * @typedef {object} Own the remote of the repository in which the command runs
 * @property {() => string} open its name
 * @property {(result: object) => void} print
 *
 * @param {Command} program @param {import('../terminal/steps.mjs').Steps} steps
 * @param {Own} [own] without it, each command takes a name
 */
export function moveCommands(program, steps, own) {
  const line = (/** @type {string} */ command) => (own ? command : `${command} <name>`);
  /** @param {(name: string, options: Record<string, any>) => Promise<object>} work the options as commander gives them */
  const onRemote =
    (work) =>
    async (/** @type {any[]} */ ...given) => {
      const [name, options] = own ? [own.open(), given[0]] : given;
      const result = await work(name, options);
      own?.print(result);
    };
  onInstallation(
    program,
    line('rollback'),
    'end the canary; without one, activate the previous version again',
  )
    .option('--to <version>', 'another version that was live before', version)
    .action(
      onRemote(async (name, options) => rollback(steps, await installationFor(options, name), name, options)),
    );
  onInstallation(program, line('promote'), 'activate the canary, or else the preview, for everyone')
    .option('--percent <percent>', 'only for this share of all people', percent)
    .option('--force', 'even if too few people have loaded it or it failed for most', false)
    .action(
      onRemote(async (name, options) => promote(steps, await installationFor(options, name), name, options)),
    );
  statusCommand(program, steps, own);
  if (!own) upgradeCommand(program, steps);
  onInstallation(program, line('lock'), 'refuse other versions').action(
    onRemote(async (name, options) =>
      lock(steps, await installationFor(options, name), name, true, options.reason),
    ),
  );
  onInstallation(program, line('unlock'), 'allow other versions again').action(
    onRemote(async (name, options) =>
      lock(steps, await installationFor(options, name), name, false, options.reason),
    ),
  );
}

/** @param {Command} program @param {import('../terminal/steps.mjs').Steps} steps */
function upgradeCommand(program, steps) {
  const what =
    'say which live remotes the release in this folder refuses or warns about, before an upgrade to it';
  onInstallation(program, 'doctor', what).action(async (options) => {
    await checkUpgrade(steps, installationOf(options), releaseIn(root));
  });
}

/** @param {Command} program @param {import('../terminal/steps.mjs').Steps} steps @param {Own} [own] */
function statusCommand(program, steps, own) {
  const what = 'show what is live, since when, by whom, and its health';
  if (own) {
    onInstallation(program, 'status', `${what}, and how its versions perform`).action(async (options) => {
      const name = own.open();
      own.print(await status(steps, await installationFor(options, name), name));
    });
    return;
  }
  onInstallation(program, 'status [name]', `${what}; with a name, also how its versions perform`)
    .option('--json', 'print JSON on standard output, and nothing else')
    .action(async (name, { json, ...options }) => {
      const out = json ? createSteps({ out: process.stderr }) : steps;
      const result = await status(out, await installationFor(options, name), name);
      if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
    });
}

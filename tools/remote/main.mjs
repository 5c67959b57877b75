// @ts-check
import { Command, InvalidArgumentError } from 'commander';
import { validateStrict } from 'compare-versions';
import { loadDotEnv } from '../start/settings.mjs';
import { Failure } from '../terminal/failure.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { deploy } from './deploy.mjs';
import { interruptible } from './interruption.mjs';
import { keep } from './keep.mjs';
import { lock, promote, rollback, status } from './moves.mjs';
import { installationOf } from './settings.mjs';
import { createToken, listTokens, revokeToken } from './tokens.mjs';

/** @param {string} text */
function percent(text) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 100) return number;
  throw new InvalidArgumentError('It must be a whole number from 0 to 100.');
}

/** @param {string} text */
function channel(text) {
  if (text === 'production' || text === 'preview') return text;
  throw new InvalidArgumentError('It must be production or preview.');
}

/** @param {string} text */
function version(text) {
  if (validateStrict(text)) return text;
  throw new InvalidArgumentError('It must be a semantic version, such as 1.4.0-pr.12.');
}

/** @param {string[]} args */
export async function main(args) {
  loadDotEnv();
  try {
    await commands(createSteps()).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!isCommander(error)) throw error;
    // Somebody who names no command wants to see which there are.
    if (error.code === 'commander.help') process.exitCode = 1;
    else if (error.exitCode !== 0)
      throw new Failure(`${error.message.replace(/^error: /, '')} (npm run remote -- --help)`);
  }
}

/** @param {unknown} error @returns {error is Error & { exitCode: number, code: string }} */
const isCommander = (error) => error instanceof Error && 'exitCode' in error;

/** @param {import('../terminal/steps.mjs').Steps} steps */
function commands(steps) {
  const program = new Command('npm run remote --')
    .description('Deploys one remote into a running installation, and moves what is live of it.')
    .exitOverride()
    .configureOutput({ writeErr: (text) => void (/^Usage/.test(text) && process.stdout.write(text)) });
  /** @param {string} line @param {string} what */
  const command = (line, what) =>
    program
      .command(line)
      .description(what)
      .option('--url <url>', 'address of the installation (TASKLOOM_URL; http://localhost:3000)')
      .option('--token <token>', 'deploy token of the remote (DEPLOY_TOKEN)')
      .option('--reason <text>', 'for the journal');

  command('deploy <name>', 'build, verify, publish, look at it in the live shell, activate')
    .option('--percent <percent>', 'as a canary, for this share of all people', percent)
    .option('--channel <channel>', 'production or preview', channel, 'production')
    .option('--release <version>', 'build it as this version, such as 1.4.0-pr.12', version)
    .option('--skip-browser', 'do not open it in a browser first', false)
    .action((name, options) =>
      interruptible(steps, (activated) =>
        deploy(steps, installationOf(options), name, { ...options, activated }),
      ),
    );
  command('rollback <name>', 'end the canary; without one, what was live before is live again')
    .option('--to <version>', 'any version that was published', version)
    .action((name, options) => rollback(steps, installationOf(options), name, options));
  command('promote <name>', 'the canary, or else the preview, for everybody')
    .option('--percent <percent>', 'for this share of all people', percent)
    .option('--force', 'also when most of its loads have failed', false)
    .action((name, options) => promote(steps, installationOf(options), name, options));
  command('status', 'what of the remote is live, since when, by whom, and how it does').action((options) =>
    status(steps, installationOf(options)),
  );
  command('lock <name>', 'nothing else becomes live').action((name, options) =>
    lock(steps, installationOf(options), name, true, options.reason),
  );
  command('unlock <name>', 'open it again').action((name, options) =>
    lock(steps, installationOf(options), name, false, options.reason),
  );
  program
    .command('keep <name>')
    .description('build a release and keep it in fixtures/, where tests run it in every later shell')
    .requiredOption('--release <version>', 'the version, such as 1.4.0', version)
    .action((name, { release }) => keep(steps, name, release));
  tokens(program, steps);
  return program;
}

/** @param {Command} program @param {import('../terminal/steps.mjs').Steps} steps */
function tokens(program, steps) {
  const token = program.command('token').description('deploy tokens, on the database of this installation');
  token
    .command('create <name>')
    .option('--for <who>', 'who will use it')
    .action((name, options) => createToken(steps, name, options.for));
  token.command('revoke <id>').action((id) => revokeToken(steps, id));
  token.command('list').action(() => listTokens(steps));
}

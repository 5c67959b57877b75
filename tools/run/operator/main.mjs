// @ts-check
import { resolve } from 'node:path';
import { moveCommands } from '../registry/move-commands.mjs';
import { tokenCommands } from '../registry/token-commands.mjs';
import { createProgram, runProgram } from '../terminal/command-line.mjs';
import { createSteps } from '../terminal/steps.mjs';
import { backUpInto, restoreFrom } from './backup.mjs';
import { migrateDatabase } from './migrate.mjs';
import { placeSite } from './place-site.mjs';
import { userCommands } from './user-commands.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** @param {string[]} args */
export const main = (args) => runProgram(taskloom(createSteps()), args);

/** @param {Steps} steps */
function taskloom(steps) {
  const program = createProgram(
    'taskloom',
    'Operates an installation: its database, accounts, backups and remotes.',
  );
  program
    .command('migrate')
    .description("migrate the database in DATABASE_URL to this build's schema")
    .action(() => migrateDatabase(steps));
  program
    .command('site <folder>')
    .description('copy the built shell and remotes into the folder that a proxy serves')
    .action((folder) => steps.step('Place the site', () => placeSite(pathOf(folder))));
  program
    .command('backup <file>')
    .description('write a consistent copy of database and files into one file, without downtime')
    .action((file) => backUpInto(steps, pathOf(file)));
  program
    .command('restore <file>')
    .description('restore a backup into an empty installation')
    .option('--keep-tokens', 'keep sessions, deploy tokens and links of the time of the backup', false)
    .action((file, options) => restoreFrom(steps, pathOf(file), options));
  userCommands(program.command('user').description('accounts'), steps);
  tokenCommands(program.command('token').description('deploy tokens of remotes'), steps);
  moveCommands(
    program.command('remote').description('see and change which version of a remote is live'),
    steps,
  );
  return program;
}

/** npm runs scripts in the project's folder; INIT_CWD is the folder in which the command was called. @param {string} path */
const pathOf = (path) => resolve(process.env.INIT_CWD ?? '.', path);

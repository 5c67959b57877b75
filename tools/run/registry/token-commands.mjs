// @ts-check
import { days, rights } from './options.mjs';
import { createToken, listTokens, revokeToken } from './tokens.mjs';

/** Adds the commands that manage tokens in the database of this installation. @param {import('commander').Command} token @param {import('../terminal/steps.mjs').Steps} steps */
export function tokenCommands(token, steps) {
  token
    .command('create <name>')
    .description('create a deploy token for one remote')
    .option('--for <who>', 'its user, such as a pipeline')
    .option('--days <days>', 'days until it expires (180 when left out)', days)
    .option('--rights <rights>', 'some of publish,activate,rollback (all when left out)', rights)
    .action((name, options) => createToken(steps, name, options.for, options));
  token
    .command('revoke <id>')
    .description('revoke a deploy token')
    .action((id) => revokeToken(steps, id));
  token
    .command('list')
    .description('list deploy tokens')
    .action(() => listTokens(steps));
}

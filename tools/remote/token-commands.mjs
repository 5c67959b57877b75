// @ts-check
import { createToken, listTokens, revokeToken } from './tokens.mjs';

/** On the database of this installation. @param {import('commander').Command} token @param {import('../terminal/steps.mjs').Steps} steps */
export function tokenCommands(token, steps) {
  token
    .command('create <name>')
    .description('make a deploy token for one remote')
    .option('--for <who>', 'who will use it')
    .action((name, options) => createToken(steps, name, options.for));
  token
    .command('revoke <id>')
    .description('end a deploy token')
    .action((id) => revokeToken(steps, id));
  token
    .command('list')
    .description('list deploy tokens')
    .action(() => listTokens(steps));
}

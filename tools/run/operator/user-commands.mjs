// @ts-check
import { createResetLink, promote, removeFactor } from '../prepare/api.mjs';
import { Failure } from '../terminal/failure.mjs';
import { withInstallation } from './installation.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** @param {import('commander').Command} user @param {Steps} steps */
export function userCommands(user, steps) {
  user
    .command('promote <email>')
    .description('make an account admin of its team')
    .action((email) => promoteUser(steps, email));
  user
    .command('reset <email>')
    .description('print a link that sets a new password, once and for 30 minutes')
    .action((email) => resetPassword(steps, email));
  user
    .command('remove-factor <email>')
    .description('turn off the second factor of a person who has lost it')
    .action((email) => turnOffFactor(steps, email));
}

/** @param {Steps} steps @param {string} email */
async function promoteUser(steps, email) {
  requireAddress(email, 'promote');
  const { name, email: address } = await withInstallation(steps, ({ url }) => promote(url, email));
  steps.say(`${name} (${address}) is now a team admin.`);
}

/** @param {Steps} steps @param {string} email */
async function resetPassword(steps, email) {
  requireAddress(email, 'reset');
  const { name, link } = await withInstallation(steps, async ({ url, env }) => {
    const { name, path } = await createResetLink(url, email);
    return { name, link: new URL(path, env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`).href };
  });
  steps.say(`${name} can set a new password with this link, once and within 30 minutes:\n${link}`);
}

/** @param {Steps} steps @param {string} email */
async function turnOffFactor(steps, email) {
  requireAddress(email, 'remove-factor');
  const { name, removed } = await withInstallation(steps, ({ url }) => removeFactor(url, email));
  steps.say(removed ? `${name} now signs in with the password alone.` : `${name} has no second factor.`);
}

/** @param {string} email @param {string} command @throws {Failure} */
function requireAddress(email, command) {
  if (email.includes('@')) return;
  throw new Failure(`Name one account by its e-mail address: taskloom user ${command} EMAIL`);
}

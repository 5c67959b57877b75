// @ts-check
/** Creates deploy tokens directly in the database, never over HTTP; works while `npm start` is running. */
import { userInfo } from 'node:os';
import { withInstallation } from '../operator/installation.mjs';
import { createDeployToken, listDeployTokens, revokeDeployToken } from '../prepare/api.mjs';
import { day, daysUntil, SOON_DAYS } from './token-expiry.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** @param {Steps} steps @param {string} remote @param {string} [name] @param {{ days?: number, rights?: string[] }} [limits] */
export async function createToken(steps, remote, name = userInfo().username, { days, rights } = {}) {
  const { _id, token, expiresAt } = await withInstallation(steps, ({ url }) =>
    createDeployToken(url, remote, name, days, rights),
  );
  steps.say(`\n  ${steps.paint.bold(token)}\n`);
  steps.say(
    `It can ${rights ? rights.join(' and ') : 'deploy'} ${remote} until ${day(expiresAt)} and is not shown again: store it as DEPLOY_TOKEN in the secrets of the pipeline.`,
  );
  steps.say(steps.paint.dim(`Revoke it: npm run remote -- token revoke ${_id}`));
}

/** @param {Steps} steps @param {string} id */
export async function revokeToken(steps, id) {
  const { remote, name } = await withInstallation(steps, ({ url }) => revokeDeployToken(url, id));
  steps.say(`The deploy token "${name}" for ${remote} is revoked.`);
}

/** @param {Steps} steps */
export async function listTokens(steps) {
  const tokens = await withInstallation(steps, ({ url }) => listDeployTokens(url));
  if (tokens.length === 0)
    steps.say('There are no deploy tokens: npm run remote -- token create NAME creates one.');
  for (const token of tokens) {
    const { _id, remote, name, rights, createdAt, usedAt } = token;
    const use = usedAt ? `used ${day(usedAt)}` : 'never used';
    steps.say(
      `${_id}  ${remote.padEnd(16)} ${name.padEnd(16)} ${rights.join('+').padEnd(25)} created ${day(createdAt)}, ${use}, ${expiryOf(token)}`,
    );
  }
  for (const warning of warningsAbout(tokens)) steps.say(`- ${warning}`);
}

/** @typedef {import('../prepare/api.mjs').ListedToken} Token */

/** @param {Token} token @param {number} [now] */
export function expiryOf(token, now) {
  const { expiresAt, revokedAt } = token;
  if (revokedAt !== null) return `revoked ${day(revokedAt)}`;
  if (expiresAt === null) return 'no expiry';
  return `${daysUntil(expiresAt, now) <= 0 ? 'expired' : 'expires'} ${day(expiresAt)}`;
}

/** One sentence for each token that an operator should replace. @param {Token[]} tokens @param {number} [now] */
export function warningsAbout(tokens, now) {
  return tokens
    .filter(({ revokedAt }) => revokedAt === null)
    .flatMap((token) => {
      const { _id, remote, name, expiresAt } = token;
      const replace = `create another one with npm run remote -- token create ${remote}`;
      if (expiresAt === null)
        return [`"${name}" for ${remote} never expires: ${replace}, and revoke this one (${_id}).`];
      const left = daysUntil(expiresAt, now);
      if (left <= 0) return [`"${name}" for ${remote} has expired: ${replace}.`];
      if (left > SOON_DAYS) return [];
      return [`"${name}" for ${remote} expires on ${day(expiresAt)}, within ${SOON_DAYS} days: ${replace}.`];
    });
}

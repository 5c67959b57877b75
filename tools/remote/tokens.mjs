// @ts-check
/** Deploy tokens are made on the database itself, beside a running `npm start` or without it: nobody gets one over HTTP. */
import { userInfo } from 'node:os';
import { withInstallation } from '../operator/installation.mjs';
import { createDeployToken, listDeployTokens, revokeDeployToken } from '../prepare/api.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** @param {Steps} steps @param {string} remote @param {string} [name] */
export async function createToken(steps, remote, name = userInfo().username) {
  const { _id, token } = await withInstallation(steps, ({ url }) => createDeployToken(url, remote, name));
  steps.say(`\n  ${steps.paint.bold(token)}\n`);
  steps.say(
    `It may deploy ${remote}, and is not shown again: put it where the pipeline keeps secrets, as DEPLOY_TOKEN.`,
  );
  steps.say(steps.paint.dim(`Revoke it: npm run remote -- token revoke ${_id}`));
}

/** @param {Steps} steps @param {string} id */
export async function revokeToken(steps, id) {
  const { remote, name } = await withInstallation(steps, ({ url }) => revokeDeployToken(url, id));
  steps.say(`The deploy token "${name}" for ${remote} is worth nothing any more.`);
}

/** @param {Steps} steps */
export async function listTokens(steps) {
  const tokens = await withInstallation(steps, ({ url }) => listDeployTokens(url));
  if (tokens.length === 0)
    steps.say('There is no deploy token: npm run remote -- token create NAME makes one.');
  for (const { _id, remote, name, createdAt, usedAt, revokedAt } of tokens) {
    const state = revokedAt ? `revoked ${day(revokedAt)}` : usedAt ? `used ${day(usedAt)}` : 'never used';
    steps.say(`${_id}  ${remote.padEnd(16)} ${name.padEnd(16)} made ${day(createdAt)}, ${state}`);
  }
}

/** @param {string} time */
const day = (time) => time.slice(0, 10);

// @ts-check
/** Deploy tokens are made on the database itself, beside a running `npm start` or without it: nobody gets one over HTTP. */
import { userInfo } from 'node:os';
import { createDeployToken, listDeployTokens, migrate, revokeDeployToken } from '../prepare/api.mjs';
import { buildApi } from '../prepare/build.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** @param {Steps} steps @param {string} remote @param {string} [name] */
export async function createToken(steps, remote, name = userInfo().username) {
  const { _id, token } = await onDatabase(steps, (url) => createDeployToken(url, remote, name));
  steps.say(`\n  ${steps.paint.bold(token)}\n`);
  steps.say(
    `It may deploy ${remote}, and is not shown again: put it where the pipeline keeps secrets, as DEPLOY_TOKEN.`,
  );
  steps.say(steps.paint.dim(`Revoke it: npm run remote -- token revoke ${_id}`));
}

/** @param {Steps} steps @param {string} id */
export async function revokeToken(steps, id) {
  const { remote, name } = await onDatabase(steps, (url) => revokeDeployToken(url, id));
  steps.say(`The deploy token "${name}" for ${remote} is worth nothing any more.`);
}

/** @param {Steps} steps */
export async function listTokens(steps) {
  const tokens = await onDatabase(steps, listDeployTokens);
  if (tokens.length === 0)
    steps.say('There is no deploy token: npm run remote -- token create NAME makes one.');
  for (const { _id, remote, name, createdAt, usedAt, revokedAt } of tokens) {
    const state = revokedAt ? `revoked ${day(revokedAt)}` : usedAt ? `used ${day(usedAt)}` : 'never used';
    steps.say(`${_id}  ${remote.padEnd(16)} ${name.padEnd(16)} made ${day(createdAt)}, ${state}`);
  }
}

/** @param {string} time */
const day = (time) => time.slice(0, 10);

/**
 * @template T
 * @param {Steps} steps
 * @param {(databaseUrl: string) => Promise<T>} work
 */
async function onDatabase(steps, work) {
  loadDotEnv();
  const settings = readSettings([], process.env);
  writableFolder(settings.dataDir, { make: ['logs'] });
  await buildApi(steps);
  const { openDatabase } = await import('../prepare/database.mjs');
  const database = await steps.step('Open the database', (progress) => openDatabase(settings, progress));
  try {
    await migrate(database.url);
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

// @ts-check
/** The functions of the built API that commands use. Expected errors become failures of one sentence. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, codeOf } from '../terminal/failure.mjs';
import { root } from './root.mjs';

const folder = join(root, 'services', 'api', 'dist', 'src');

/** Errors of the API whose message is for the person at the terminal. */
const FORESEEN = [
  'BackupError',
  'BusyDatabaseError',
  'ConfigError',
  'DeployTokenError',
  'NewerDatabaseError',
  'NoSuchAccountError',
  'NotEmptyError',
];

/** The server's entry as a separate process. */
export const serverProgram = join(folder, 'main.js');

/** Converts the error of a server that could not start. @param {import('../start/supervisor.mjs').Refusal} refusal */
export const startFailure = (refusal) =>
  FORESEEN.includes(refusal.name)
    ? new Failure(refusal.message, { code: codeOf(refusal), cause: refusal })
    : refusal;

/**
 * @param {string} path of the built module
 * @param {string} name of the function
 * @param {unknown[]} options
 * @returns {Promise<any>}
 */
async function call(path, name, ...options) {
  const module = await import(pathToFileURL(join(folder, path)).href);
  try {
    return await module[name](...options);
  } catch (error) {
    if (!(error instanceof Error && FORESEEN.includes(error.constructor.name))) throw error;
    throw new Failure(error.message, { code: codeOf(error), cause: error });
  }
}

/**
 * Migrates a database to this build's schema.
 *
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} the names of the migrations that were applied
 * @throws {Failure} NEWER_DATABASE
 */
export const migrate = (databaseUrl) => call('platform/database/migrate.js', 'migrate', databaseUrl);

/**
 * The URL of a migrated database for the API's processes. In the embedded one it is of a role that can't change the schema.
 *
 * @param {{ url: string, isEmbedded: boolean }} database
 * @returns {Promise<string>}
 */
export const urlForApi = async ({ url, isEmbedded }) =>
  isEmbedded ? call('platform/database/application-role.js', 'prepareApplicationRole', url) : url;

/**
 * Fills an empty installation with the demo team.
 *
 * @param {string} databaseUrl
 * @returns {Promise<{ email: string, password: string }>}
 * @throws {Failure} NOT_EMPTY
 */
export const seedDemo = (databaseUrl) => call('demo/seed.js', 'seedDemo', databaseUrl);

/**
 * Makes an account an admin of its team.
 *
 * @param {string} databaseUrl
 * @param {string} email
 * @returns {Promise<{ name: string, email: string }>}
 * @throws {Failure} NO_ACCOUNT
 */
export const promote = (databaseUrl, email) => call('modules/team/promote.js', 'promote', databaseUrl, email);

/**
 * Creates a link that sets a new password; valid once and for 30 minutes.
 *
 * @param {string} databaseUrl
 * @param {string} email
 * @returns {Promise<{ name: string, path: string }>}
 * @throws {Failure} NO_ACCOUNT
 */
export const createResetLink = (databaseUrl, email) =>
  call('modules/auth/resets/reset-link.js', 'createResetLink', databaseUrl, email);

/**
 * Removes the second factor of a person who has lost it.
 *
 * @param {string} databaseUrl
 * @param {string} email
 * @returns {Promise<{ name: string, removed: boolean }>}
 * @throws {Failure} NO_ACCOUNT
 */
export const removeFactor = (databaseUrl, email) =>
  call('modules/auth/factors/remove-factor.js', 'removeFactor', databaseUrl, email);

/**
 * @typedef {{ path: string, problem: 'missing' | 'unreadable' | 'changed', name: string }} MissingFile
 *
 * Writes a backup into one file while the installation is running.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 * @param {(what: string) => void} progress
 * @returns {Promise<{ tables: number, files: number, bytes: number, missing: MissingFile[] }>}
 */
export const backUp = (env, path, progress) =>
  call('backup/index.js', 'backUpInstallation', env, path, progress);

/**
 * Restores a backup into an empty installation, completely or not at all.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} path
 * @param {{ keepTokens: boolean, report: (what: string) => void }} options
 * @returns {Promise<{ missing: MissingFile[] }>}
 * @throws {Failure} NOT_EMPTY, NOT_A_BACKUP, DAMAGED, NEWER_BACKUP
 */
export const restore = (env, path, options) =>
  call('backup/index.js', 'restoreInstallation', env, path, options);

/** The OpenAPI document of the API. @returns {Promise<Record<string, any>>} */
export const describeApi = () => call('describe.js', 'describeApi');

/**
 * Creates a deploy token for one remote; the token is returned only this once.
 *
 * @param {string} databaseUrl
 * @param {string} remote
 * @param {string} name for the token's user
 * @param {number} [days] until it expires
 * @param {string[]} [rights] all when left out
 * @returns {Promise<{ _id: string, token: string, expiresAt: string }>}
 */
export const createDeployToken = (databaseUrl, remote, name, days, rights) =>
  call(
    'modules/remotes/tokens/manage-tokens.js',
    'createDeployToken',
    databaseUrl,
    remote,
    name,
    days,
    rights,
  );

/** @param {string} databaseUrl @param {string} id @returns {Promise<{ remote: string, name: string }>} */
export const revokeDeployToken = (databaseUrl, id) =>
  call('modules/remotes/tokens/manage-tokens.js', 'revokeDeployToken', databaseUrl, id);

/**
 * @typedef {{ _id: string, remote: string, name: string, rights: import('@taskloom/contracts').DeployRight[], createdAt: string, usedAt: string | null, expiresAt: string | null, revokedAt: string | null }} ListedToken
 *
 * @param {string} databaseUrl
 * @returns {Promise<ListedToken[]>}
 */
export const listDeployTokens = (databaseUrl) =>
  call('modules/remotes/tokens/manage-tokens.js', 'listDeployTokens', databaseUrl);

/** @param {NodeJS.ProcessEnv} env @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export const startServer = (env) => call('server.js', 'startServer', env);

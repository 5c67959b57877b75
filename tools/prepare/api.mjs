// @ts-check
/** The doors of the built API that commands go through. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const folder = join(root, 'services', 'api', 'dist', 'src');

/** @param {string} path @returns {Promise<any>} */
const load = (path) => import(pathToFileURL(join(folder, path)).href);

/** Brings a database to this build's schema. @param {string} databaseUrl @returns {Promise<string[]>} what was applied */
export async function migrate(databaseUrl) {
  return (await load('platform/database/migrate.js')).migrate(databaseUrl);
}

/**
 * Fills an empty installation with the demo team.
 *
 * @param {string} databaseUrl
 * @returns {Promise<{ email: string, password: string }>}
 */
export async function seedDemo(databaseUrl) {
  return (await load('demo/seed.js')).seedDemo(databaseUrl);
}

/**
 * Makes an account admin of its team.
 *
 * @param {string} databaseUrl
 * @param {string} email
 */
export async function promote(databaseUrl, email) {
  return (await load('modules/users/promote.js')).promote(databaseUrl, email);
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export async function startServer(env) {
  return (await load('server.js')).startServer(env);
}

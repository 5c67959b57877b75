// @ts-check
/** Settings from flags, the environment, and `.env`, which never overrides the environment. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../prepare/root.mjs';
import { Failure } from '../terminal/failure.mjs';

export const HELP = `Starts Taskloom: installs and builds what is missing, starts the database and serves everything on one port.

  npm start                 start, and keep running until Ctrl-C
  npm start -- --demo       fill an empty installation with a demo team first; the same as: npm run demo
  npm start -- --help       this text

Environment, or lines of the file .env (.env.example has them all):
  PORT           port to serve on                                      3000
  HOST           address to listen on; 0.0.0.0 opens it to the network 127.0.0.1
  DATA_DIR       folder for database, files, secrets and logs          .data
  DATABASE_URL   a PostgreSQL 15 or later in place of the embedded one`;

/**
 * @typedef {object} Settings
 * @property {boolean} help
 * @property {boolean} demo
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string} [databaseUrl] an external database
 */

/** Loads `.env` into the environment. */
export function loadDotEnv() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Settings} */
export function readSettings(args, env) {
  const { help, demo } = readFlags(args);
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT must be a number from 0 to 65535, but is "${env.PORT}".`);
  }
  return {
    help: Boolean(help),
    demo: Boolean(demo),
    host: env.HOST || '127.0.0.1',
    port,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** @param {string[]} args */
function readFlags(args) {
  const options = /** @type {const} */ ({ help: { type: 'boolean', short: 'h' }, demo: { type: 'boolean' } });
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

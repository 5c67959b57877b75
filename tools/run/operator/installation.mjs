// @ts-check
/** Opens the database of the configured installation, and refuses to create a new one by accident. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../prepare/api.mjs';
import { prepareApi } from '../prepare/checkout.mjs';
import { openDatabase } from '../prepare/database.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';
import { Failure } from '../terminal/failure.mjs';

/**
 * @typedef {import('../terminal/steps.mjs').Steps} Steps
 * @typedef {{ url: string, env: NodeJS.ProcessEnv }} Installation `env`: the settings of its server
 */

/**
 * @template T
 * @param {Steps} steps
 * @param {(installation: Installation) => Promise<T>} work
 * @param {{ mayBeEmpty?: boolean }} [options] `mayBeEmpty`: for restoring, which creates an installation; all other commands need an existing one
 * @returns {Promise<T>}
 */
export async function withInstallation(steps, work, { mayBeEmpty = false } = {}) {
  loadDotEnv();
  const settings = readSettings([], process.env);
  if (!mayBeEmpty) requireCluster(settings);
  await prepareApi(steps);
  const database = await steps.step('Open the database', (progress) => openDatabase(settings, progress));
  try {
    if (!mayBeEmpty) {
      await requireSchema(database.url, database.where);
      await migrate(database.url);
    }
    return await work({
      url: database.url,
      env: {
        ...process.env,
        DATA_DIR: settings.dataDir,
        DATABASE_URL: database.url,
        DATABASE_EMBEDDED: settings.databaseUrl === undefined ? '1' : '0',
      },
    });
  } finally {
    await database.stop();
  }
}

/** @param {import('../start/settings.mjs').Settings} settings */
function requireCluster({ dataDir, databaseUrl }) {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'postgres', 'cluster'))) return;
  throw new Failure(
    `There is no installation in ${dataDir}: npm start creates one, DATA_DIR names another folder, and DATABASE_URL names a database elsewhere.`,
    { code: 'NO_INSTALLATION' },
  );
}

/** @param {string} url @param {string} where */
async function requireSchema(url, where) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS exists");
    if (rows[0].exists) return;
    throw new Failure(
      `The database (${where}) holds no installation: migrate it first, or correct DATABASE_URL.`,
      {
        code: 'NO_INSTALLATION',
      },
    );
  } finally {
    await client.end();
  }
}

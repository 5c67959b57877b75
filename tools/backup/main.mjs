// @ts-check
/** Backs up an installation while it serves, and puts a backup into an empty one. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, migrate, restore } from '../prepare/api.mjs';
import { buildApi } from '../prepare/build.mjs';
import { writableFolder } from '../prepare/data-folder.mjs';
import { installDependencies } from '../prepare/dependencies.mjs';
import { loadDotEnv, readSettings } from '../start/settings.mjs';
import { Failure } from '../terminal/failure.mjs';
import { report } from '../terminal/report-failure.mjs';
import { createSteps } from '../terminal/steps.mjs';

const WORK = { backup: takeBackup, restore: putBack };

/** @param {string} what @param {string[]} args */
export async function main(what, [file, ...others]) {
  try {
    const work = what === 'backup' || what === 'restore' ? WORK[what] : undefined;
    if (!work || !file || others.length > 0 || file.startsWith('-')) {
      throw new Failure('Name one file: npm run backup -- FILE, or npm run restore -- FILE');
    }
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (what === 'restore' && !existsSync(path)) throw new Failure(`There is no file ${path}.`);
    await withInstallation((env, steps) => work(env, path, steps));
  } catch (error) {
    report(error);
  }
}

/** @param {(env: NodeJS.ProcessEnv, steps: import('../terminal/steps.mjs').Steps) => Promise<void>} work */
async function withInstallation(work) {
  loadDotEnv();
  const settings = readSettings([], process.env);
  writableFolder(settings.dataDir, { make: ['logs'] });
  const steps = createSteps();
  await installDependencies(steps);
  await buildApi(steps);
  const { openDatabase } = await import('../prepare/database.mjs');
  const database = await steps.step('Open the database', (progress) => openDatabase(settings, progress));
  const env = {
    ...process.env,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: database.url,
    DATABASE_EMBEDDED: settings.databaseUrl === undefined ? '1' : '0',
  };
  try {
    await work(env, steps);
  } finally {
    await database.stop();
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string} path @param {import('../terminal/steps.mjs').Steps} steps */
async function takeBackup(env, path, steps) {
  await migrate(env.DATABASE_URL ?? '');
  const { tables, files, bytes } = await steps.step('Back up', (progress) => backUp(env, path, progress));
  steps.say(`${path}: ${tables} tables and ${files} files in ${(bytes / 1_048_576).toFixed(1)} MB.`);
}

/** @param {NodeJS.ProcessEnv} env @param {string} path @param {import('../terminal/steps.mjs').Steps} steps */
async function putBack(env, path, steps) {
  await steps.step('Restore', (progress) => restore(env, path, progress));
  steps.say('Everything is back. Start with npm start.');
}

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
const KEEP_TOKENS = '--keep-tokens';

/** @param {string} what @param {string[]} args */
export async function main(what, args) {
  try {
    const [file, ...others] = args.filter((arg) => arg !== KEEP_TOKENS);
    const keepTokens = args.includes(KEEP_TOKENS);
    const work = what === 'backup' || what === 'restore' ? WORK[what] : undefined;
    if (!work || !file || others.length > 0 || file.startsWith('-') || (keepTokens && what === 'backup')) {
      throw new Failure(`Name one file: npm run backup -- FILE, or npm run restore -- FILE [${KEEP_TOKENS}]`);
    }
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    if (what === 'restore' && !existsSync(path)) throw new Failure(`There is no file ${path}.`);
    await withInstallation((env, steps) => work(env, path, steps, keepTokens));
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
  const summary = await steps.step('Back up', (progress) => backUp(env, path, progress));
  const { tables, files, bytes, missing } = summary;
  steps.say(`${path}: ${tables} tables and ${files} files in ${(bytes / 1_048_576).toFixed(1)} MB.`);
  if (missing.length === 0) return;
  throw new Failure(
    `The backup is complete except for ${inWords(missing.length)}, listed above: look for an earlier backup that has them.`,
    { code: 'FILES_MISSING', details: listed(missing) },
  );
}

/**
 * @param {NodeJS.ProcessEnv} env @param {string} path @param {import('../terminal/steps.mjs').Steps} steps
 * @param {boolean} keepTokens
 */
async function putBack(env, path, steps, keepTokens) {
  const { missing } = await steps.step('Restore', (progress) =>
    restore(env, path, { keepTokens, report: progress }),
  );
  if (missing.length > 0) {
    steps.say(`${listed(missing)}\n\nThe backup was taken without ${inWords(missing.length)}, listed above.`);
  }
  if (!keepTokens) steps.say('Everybody signs in again, and deploy tokens are to be made anew.');
  steps.say('Everything in the backup is back. Start with npm start.');
}

/** @param {number} count */
const inWords = (count) => (count === 1 ? 'one file' : `${count} files`);

/** @param {import('../prepare/api.mjs').MissingFile[]} missing */
const listed = (missing) =>
  missing.map(({ path, problem, name }) => `  ${problem.padEnd(10)}  ${path}  ${name}`).join('\n');

// @ts-check
import { existsSync } from 'node:fs';
import { backUp, restore } from '../prepare/api.mjs';
import { Failure } from '../terminal/failure.mjs';
import { withInstallation } from './installation.mjs';

/** @typedef {import('../terminal/steps.mjs').Steps} Steps */

/** Works while the installation is running. @param {Steps} steps @param {string} path @throws {Failure} FILES_MISSING */
export async function backUpInto(steps, path) {
  const { tables, files, bytes, missing } = await withInstallation(steps, ({ env }) =>
    steps.step('Back up', (progress) => backUp(env, path, progress)),
  );
  steps.say(`${path}: ${tables} tables and ${files} files in ${(bytes / 1_048_576).toFixed(1)} MB.`);
  if (missing.length === 0) return;
  throw new Failure(
    `The backup is complete except for ${inWords(missing.length)}, listed above: look for an earlier backup that has them.`,
    { code: 'FILES_MISSING', details: listed(missing) },
  );
}

/** @param {Steps} steps @param {string} path @param {{ keepTokens: boolean }} options */
export async function restoreFrom(steps, path, { keepTokens }) {
  if (!existsSync(path)) throw new Failure(`There is no file ${path}.`);
  const { missing } = await withInstallation(
    steps,
    ({ env }) => steps.step('Restore', (report) => restore(env, path, { keepTokens, report })),
    { mayBeEmpty: true },
  );
  if (missing.length > 0) {
    steps.say(`${listed(missing)}\n\nThe backup was taken without ${inWords(missing.length)}, listed above.`);
  }
  if (!keepTokens) steps.say('Everyone has to sign in again, and deploy tokens must be created again.');
  steps.say('The backup is restored. Start with npm start.');
}

/** @param {number} count */
const inWords = (count) => (count === 1 ? 'one file' : `${count} files`);

/** @param {import('../prepare/api.mjs').MissingFile[]} missing */
const listed = (missing) =>
  missing.map(({ path, problem, name }) => `  ${problem.padEnd(10)}  ${path}  ${name}`).join('\n');

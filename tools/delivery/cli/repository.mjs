// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { above, packageVersion } from '../../../libs/build/src/installed.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

/** @typedef {{ name: string, folder: string }} Repository */

/** The remote in the current folder or in one above it. @returns {Repository} */
export function openRepository() {
  const file = above(process.cwd(), 'remote.json');
  if (!file)
    throw new Failure('There is no remote.json here: npm create taskloom-remote NAME creates a remote.');
  const folder = dirname(file);
  process.env.TASKLOOM_REMOTE_FOLDER = folder;
  return { name: readRemoteJson(folder).name, folder };
}

/** @param {string} folder @returns {any} */
export const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The version of an installed package, if any. @param {string} folder @param {string} name */
export function versionIn(folder, name) {
  return existsSync(join(folder, 'node_modules', name)) ? packageVersion(folder, name) : undefined;
}

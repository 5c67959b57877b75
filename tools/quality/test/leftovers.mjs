// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from '../../run/prepare/remove-folder.mjs';

/** How deep below the run's folder a test keeps its database. */
const DEPTH = 4;

/**
 * Removes the run's temporary folder after it has stopped the databases of interrupted tests in it.
 *
 * @param {string} folder
 */
export function removeRunFolder(folder) {
  for (const file of lockFiles(folder, DEPTH)) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has already ended.
    }
  }
  removeFolder(folder);
}

/** @param {string} folder @param {number} depth @returns {string[]} */
function lockFiles(folder, depth) {
  if (depth === 0 || !existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === 'postmaster.pid')) return [join(folder, 'postmaster.pid')];
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => lockFiles(join(folder, name), depth - 1));
}

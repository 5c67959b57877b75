// @ts-check
import { spawnSync } from 'node:child_process';

/** The commit of the sources in a folder; none while they differ from it, so that nothing is published under the wrong commit. @param {string} folder */
export function commitOf(folder) {
  return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : undefined;
}

/** @param {string} cwd @param {...string} options */
function git(cwd, ...options) {
  const { status, stdout } = spawnSync('git', options, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

// @ts-check
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./surface.mjs').Package} Package */

/**
 * Packages in a folder, as a team has installed them.
 * @param {readonly Package[]} packages @param {string} folder @returns {Package[]} as they are there
 */
export function linkPackages(packages, folder) {
  mkdirSync(join(folder, 'node_modules/@taskloom'), { recursive: true });
  return packages.map(({ name, folder: from }) => {
    const place = join(folder, 'node_modules', name);
    symlinkSync(from, place);
    return { name, folder: place };
  });
}

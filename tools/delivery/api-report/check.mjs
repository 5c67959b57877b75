// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.mjs';
import { folderOf, optionsOf, packageOf, surfaceOf } from './declarations.mjs';
import { readReport, writeReport } from './report.mjs';
import { demand } from './verdict.mjs';

const FILE = 'api-report.txt';

/** @typedef {import('./declarations.mjs').Library} Library */

/**
 * Compares a library with its committed report.
 * @param {Library} library
 * @returns {{ library: Library, demand: string | null, report: string, isCurrent: boolean }}
 */
export function checkLibrary(library) {
  const folder = folderOf(library);
  const path = join(folder, FILE);
  const { version } = packageOf(library);
  const surface = surfaceOf(library);
  const report = writeReport(library, version, surface);
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (committed === null || committed === report) {
    return { library, demand: null, report, isCurrent: committed !== null };
  }
  const before = readReport(committed);
  const difference = compare(before.surface, surface, { folder, options: optionsOf(folder) });
  return { library, demand: demand(library, before.version, version, difference), report, isCurrent: false };
}

/** @param {Library} library @param {string} report */
export const saveReport = (library, report) => writeFileSync(join(folderOf(library), FILE), report);

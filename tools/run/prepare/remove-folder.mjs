// @ts-check
import { rmSync } from 'node:fs';

/**
 * Removes the temporary folder of a test. Retries for a few seconds, because a process that is ending may still write to it. A folder
 * that can't be removed fails no test; the system or the end of the run cleans it up.
 *
 * @param {string} folder
 */
export function removeFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    console.warn(`Could not remove ${folder}: ${error instanceof Error ? error.message : error}`);
  }
}

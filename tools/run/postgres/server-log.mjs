// @ts-check
import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 10 * 1024 * 1024;

/**
 * Keeps the server's log below a bound. The running server has it open for appending, so it is emptied in place.
 *
 * @param {string} cluster
 */
export function boundLog(cluster) {
  const file = join(cluster, 'server.log');
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT) return;
    copyFileSync(file, `${file}.1`);
  } catch {
    // A full disk has no room for the copy: the bound matters more.
  }
  try {
    truncateSync(file);
  } catch {
    // The next look tries again.
  }
}

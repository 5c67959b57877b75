// @ts-check
import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 10 * 1024 * 1024;

/**
 * Limits the size of the server's log. The running server has it open for appending, so it is truncated in place.
 *
 * @param {string} cluster
 */
export function boundLog(cluster) {
  const file = join(cluster, 'server.log');
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT) return;
    copyFileSync(file, `${file}.1`);
  } catch {
    // On a full disk the log is truncated without a copy.
  }
  try {
    truncateSync(file);
  } catch {
    // The next check retries.
  }
}

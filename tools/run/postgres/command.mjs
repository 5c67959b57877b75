// @ts-check
/** Runs one of PostgreSQL's programs on a cluster, as the server's user. */
import { spawn } from 'node:child_process';

/**
 * The server's user may have no access to a parent folder of the data. The process enters the working directory before it
 * changes the user, and Linux then resolves it without traversing the path again.
 *
 * @param {string} cluster
 * @param {import('./server-user.mjs').ServerUser} user
 */
export const clusterPath = (cluster, user) =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;

/**
 * @param {string} program
 * @param {string[]} options
 * @param {{ cluster: string, user: import('./server-user.mjs').ServerUser, input?: string | number }} on
 *   `input`: a text, or an open file
 * @returns {Promise<{ ok: boolean, code: number | null, output: string }>}
 */
export function run(program, options, { cluster, user, input = '' }) {
  return new Promise((resolve, reject) => {
    const stdin = typeof input === 'number' ? input : 'pipe';
    const child = spawn(program, options, {
      ...user,
      cwd: cluster,
      env: environment(),
      stdio: [stdin, 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, code, output: output.trim() }));
    // A program that ends without reading its input must not crash this process.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** The environment without the caller's PG… variables, language and time zone. */
function environment() {
  const { PATH, SystemRoot } = process.env;
  return { PATH, ...(SystemRoot && { SystemRoot }), LC_ALL: 'C', TZ: 'UTC' };
}

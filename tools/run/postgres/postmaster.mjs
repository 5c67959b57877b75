// @ts-check
/**
 * Reads the lock file by which PostgreSQL marks its data as in use. It verifies that the process is a server,
 * because after a reboot the pid may belong to another process.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './leases.mjs';

const PATIENCE_MS = 60_000;

/** PostgreSQL's SSLRequest, which a server answers with S or N before anything else. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Returns the running server when it accepts connections; waits for one that is stopping. @param {string} cluster */
export async function findLive(cluster) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const lock = readLock(cluster);
    if (!lock || !isServer(cluster, lock.pid)) return undefined;
    if (lock.status === 'ready' && (await answers(lock.port))) return lock;
    if (Date.now() > deadline) return undefined;
    await pause(50);
  }
}

/** Whether a server is running, ready or not. @param {string} cluster */
export function stands(cluster) {
  const lock = readLock(cluster);
  return lock !== undefined && isServer(cluster, lock.pid);
}

/** @param {string} cluster */
export function forgetDeadOne(cluster) {
  const lock = readLock(cluster);
  if (lock && isAlive(lock.pid) && !isServer(cluster, lock.pid))
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** @param {string} cluster */
function readLock(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/** @param {string} cluster @param {number} pid */
function isServer(cluster, pid) {
  if (!isAlive(pid)) return false;
  // Windows rarely reuses a pid and gives no further information, so a running process counts as the server.
  if (process.platform === 'win32') return true;
  try {
    // A server's working directory is its data folder; a zombie has none.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(SSL_REQUEST));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('close', () => resolve(false));
  });
}

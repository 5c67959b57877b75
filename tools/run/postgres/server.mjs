// @ts-check
/** Finds, starts and stops the server of a cluster. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterPath, run } from './command.mjs';
import { findLive, forgetDeadOne, stands } from './postmaster.mjs';
import { boundLog } from './server-log.mjs';
import { freePort } from '../prepare/free-port.mjs';
import { Failure } from '../terminal/failure.mjs';

const LOG = 'server.log';
const PATIENCE_MS = 30_000;

/** Retries a start: right after a crash, child processes may still hold the shared memory or another process the port. */
const PASSES_BY_ITSELF =
  /lock file ".*" already exists|pre-existing shared memory|Address already in use|another server might be running/;

/**
 * @typedef {{ cluster: string, binaries: import('./binaries.mjs').Binaries,
 *   user: import('./server-user.mjs').ServerUser }} Installed
 *
 * @param {Installed & { fsync: boolean, log: (line: string) => void, port?: number }} installed
 *   `port`: the port of a new server; a free one by default
 * @returns {Promise<{ port: number, reused: boolean }>}
 */
export async function runServer({ cluster, binaries, user, fsync, log, port: wanted }) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const live = await findLive(cluster);
    if (live) return { port: live.port, reused: true };
    forgetDeadOne(cluster);
    log('Starting the database');
    const port = wanted ?? (await freePort());
    const failure = await tryStart({ cluster, binaries, user }, port, fsync);
    if (failure === undefined) return { port, reused: false };
    if (!PASSES_BY_ITSELF.test(failure) || Date.now() > deadline) {
      throw new Failure(`The database did not start; its log is ${join(cluster, LOG)}.`, {
        code: 'NOT_STARTED',
        details: failure,
      });
    }
    await pause(200);
  }
}

/**
 * Aborts running transactions, and forces the stop when it takes too long. With `wait`, resolves when the server has ended.
 *
 * @param {Installed} installed
 * @param {boolean} wait
 */
export async function stopServer({ cluster, binaries, user }, wait) {
  const at = ['-D', clusterPath(cluster, user), wait ? '-w' : '-W'];
  for (const mode of [
    ['-m', 'fast', '-t', '6'],
    ['-m', 'immediate', '-t', '60'],
  ]) {
    const { ok } = await run(binaries.pgCtl, ['stop', ...at, ...mode], { cluster, user });
    if (ok || !stands(cluster)) return;
  }
}

/**
 * @param {Installed} installed
 * @param {number} port
 * @param {boolean} fsync
 * @returns {Promise<string | undefined>} the server's output when it did not start
 */
async function tryStart({ cluster, binaries, user }, port, fsync) {
  const logFile = join(cluster, LOG);
  boundLog(cluster);
  const before = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: "''",
    jit: 'off',
    log_checkpoints: 'off',
    // The API handles refused statements; their values must not be written to a log on disk.
    log_min_messages: 'log',
    ...(!fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = [
    'start',
    '-D',
    clusterPath(cluster, user),
    '-w',
    '-t',
    '60',
    '-l',
    LOG,
    '-o',
    words.join(' '),
  ];
  const { ok, output } = await run(binaries.pgCtl, options, { cluster, user });
  return ok ? undefined : `${output}\n${loggedSince(logFile, before)}`.trim();
}

/** @param {string} file @param {number} since */
function loggedSince(file, since) {
  try {
    return readFileSync(file).subarray(since).toString('utf8').slice(-4000);
  } catch {
    return '';
  }
}

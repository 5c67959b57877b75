// @ts-check
/** The cluster on disk: created once and atomically, and opened only by the major version that created it. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { MAJOR } from './binaries.mjs';
import { clusterPath, run } from './command.mjs';
import { isAlive } from './leases.mjs';
import { giveTo } from './server-user.mjs';
import { Failure, codeOf } from '../terminal/failure.mjs';

export const SUPERUSER = 'taskloom';
export const DATABASE = 'taskloom';

const UNFINISHED = /^unfinished-(\d+)-/;

/**
 * @typedef {object} Making
 * @property {string} cluster
 * @property {string} password
 * @property {import('./binaries.mjs').Binaries} binaries
 * @property {import('./server-user.mjs').ServerUser} user
 * @property {boolean} fsync
 * @property {(line: string) => void} log
 */

/** The superuser's password, generated at the first call. @param {string} folder */
export function readPassword(folder) {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
    keepFirst(() => linkSync(draft, file));
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** @param {Making} making */
export async function createCluster(making) {
  const { cluster, log } = making;
  if (existsSync(cluster)) return checkMajor(cluster);
  const folder = dirname(cluster);
  sweepUnfinished(folder);
  log('Creating the database');
  const unfinished = mkdtempSync(join(folder, `unfinished-${process.pid}-`));
  try {
    giveTo(unfinished, making.user);
    await initialise({ ...making, cluster: unfinished });
    keepFirst(() => renameSync(unfinished, cluster));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** @param {Making} making */
async function initialise({ cluster, password, binaries, user, fsync }) {
  const at = { cluster, user };
  // Passed as an open file, because the server's user may not be able to read its folder.
  const draft = `${cluster}.password`;
  writeFileSync(draft, password, { mode: 0o600 });
  giveTo(draft, user);
  const input = openSync(draft, 'r');
  try {
    const pwfile = process.platform === 'win32' ? draft : '/dev/stdin';
    const options = ['-D', clusterPath(cluster, user), '-U', SUPERUSER, `--pwfile=${pwfile}`];
    options.push('--auth=scram-sha-256', '--encoding=UTF8', '--locale=C');
    options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    if (!fsync) options.push('--no-sync');
    succeed(await run(binaries.initdb, options, { ...at, input }));
    const single = ['--single', '-D', clusterPath(cluster, user), 'postgres'];
    succeed(await run(binaries.postgres, single, { ...at, input: `CREATE DATABASE ${DATABASE}\n` }));
  } finally {
    closeSync(input);
    rmSync(draft);
  }
}

/** @param {Awaited<ReturnType<typeof run>>} ended */
function succeed({ ok, output }) {
  if (ok) return;
  throw new Failure('The database could not be created.', { code: 'NOT_STARTED', details: output });
}

/** @param {string} cluster */
function checkMajor(cluster) {
  const found = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  if (found === MAJOR) return;
  const sentence =
    found > MAJOR
      ? `The data in ${cluster} was written by the newer PostgreSQL ${found}, and this Taskloom brings PostgreSQL ${MAJOR}: use the Taskloom that wrote it, or another folder with DATA_DIR.`
      : `The data in ${cluster} was written by PostgreSQL ${found}, and this Taskloom brings PostgreSQL ${MAJOR}: migrate it with the older Taskloom, or use another folder with DATA_DIR.`;
  throw new Failure(sentence, { code: found > MAJOR ? 'NEWER_DATA' : 'OLDER_DATA' });
}

/** Removes the leftovers of a killed start. @param {string} folder */
function sweepUnfinished(folder) {
  for (const name of readdirSync(folder)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** When two first starts run at once, both use the file or cluster of the faster one. @param {() => void} put */
function keepFirst(put) {
  try {
    put();
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
  }
}

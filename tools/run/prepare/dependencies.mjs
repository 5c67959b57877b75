// @ts-check
/** Installs the locked dependencies when they are missing or the lock file has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, succeeded } from '../terminal/child.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

const LOOK_MS = 500;
const lockFile = join(root, 'package-lock.json');
/** npm's record of the installed packages. npm writes it last, so an interrupted install has none. */
const installedFile = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.installed-lock');

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/**
 * @param {import('../terminal/steps.mjs').Steps} steps
 * @param {{ log?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export async function installDependencies(steps, { log, env = process.env } = {}) {
  if (areInstalled()) return;
  const wanted = Object.entries(packagesIn(lockFile)).flatMap(([path, entry]) =>
    path.includes('node_modules/') && isForThisSystem(entry) ? path : [],
  );
  await steps.step('Install dependencies', async (report) => {
    const timer = setInterval(() => report(shareOf(wanted)), LOOK_MS);
    try {
      const ended = await runChild(...npm(['ci', '--include=dev', '--no-audit', '--no-fund']), {
        cwd: root,
        env,
        log,
      });
      succeeded(ended, 'The dependencies could not be installed.', log);
    } finally {
      clearInterval(timer);
    }
    writeFileSync(stampFile, hashOfLock());
  });
}

/** @param {string[]} paths */
const shareOf = (paths) =>
  paths.filter((path) => existsSync(join(root, path, 'package.json'))).length / paths.length;

const hashOfLock = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

function areInstalled() {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfLock()) return true;
  // Dependencies that were installed by hand are in npm's record.
  const complete = covers(packagesIn(installedFile), packagesIn(lockFile));
  if (complete) writeFileSync(stampFile, hashOfLock());
  return complete;
}

/** @param {string} file @returns {Record<string, Entry>} */
function packagesIn(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/**
 * Whether all packages that this machine needs are installed in their locked versions. Workspaces only have to be linked,
 * regardless of their version.
 *
 * @param {Record<string, Entry>} installed
 * @param {Record<string, Entry>} locked
 */
export function covers(installed, locked) {
  return Object.entries(locked).every(([path, wanted]) => {
    const found = installed[path];
    if (found && !path.includes('node_modules/')) return true;
    return found ? found.version === wanted.version : !isNeededHere(wanted);
  });
}

/** npm omits optional packages for other systems or another C library. @param {Entry} entry */
const isNeededHere = (entry) =>
  !entry.optional || (Boolean(entry.os && entry.cpu && !entry.libc) && isForThisSystem(entry));

/** @param {Entry} entry */
const isForThisSystem = ({ os = [process.platform], cpu = [process.arch] }) =>
  os.includes(process.platform) && cpu.includes(process.arch);

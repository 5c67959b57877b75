// @ts-check
/**
 * Records which processes use the server of a data folder, in one small file for each. The last process stops the server,
 * so that a command run beside `npm start` does not stop its database.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

let taken = 0;

/** @param {string} folder */
export function takeLease(folder) {
  mkdirSync(folder, { recursive: true });
  const name = `${process.pid}-${(taken += 1)}`;
  let held = true;
  writeFileSync(join(folder, name), startOf(process.pid));

  return {
    /** Returns false when it was already released. */
    release() {
      if (!held) return false;
      held = false;
      rmSync(join(folder, name), { force: true });
      return true;
    },
    /** Whether another running process holds a lease; removes the leases of dead processes. */
    others() {
      const [dead, alive] = split(readdirSync(folder), (other) => !holderLives(folder, other));
      for (const other of dead) rmSync(join(folder, other), { force: true });
      return alive.length > 0;
    },
  };
}

/** @param {string} folder @param {string} name */
function holderLives(folder, name) {
  const pid = Number.parseInt(name, 10);
  try {
    return isAlive(pid) && startOf(pid) === readFileSync(join(folder, name), 'utf8');
  } catch {
    return false;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The start time of a process, which distinguishes it from a later one with the same pid, where the system provides it. @param {number} pid */
function startOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @template T @param {T[]} items @param {(item: T) => boolean} test @returns {[T[], T[]]} */
function split(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}

// @ts-check
/**
 * npm forwards signals, but can't forward its own SIGKILL. Without this, the server would keep running and occupy the port
 * of the next start.
 */
import { readFileSync } from 'node:fs';

const LOOK_MS = 250;

/**
 * Calls back once when the npm that started this process has ended; never without npm.
 *
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS);
  timer.unref();
}

/** The parent, and npm above it when there is a shell in between; only the parent when the system has no /proc. */
function ancestors() {
  const parent = process.ppid;
  return read(parent, 'cmdline').startsWith('npm') ? `${parent}` : `${parent} ${parentOf(parent)}`;
}

/** @param {number} pid */
const parentOf = (pid) => read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? '';

/** @param {number} pid @param {string} fact */
function read(pid, fact) {
  try {
    return readFileSync(`/proc/${pid}/${fact}`, 'utf8');
  } catch {
    return '';
  }
}

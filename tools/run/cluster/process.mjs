// @ts-check
/** Runs a server as a child process: starts it, waits until it responds, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../terminal/failure.mjs';

const LOOK_MS = 25;
/** For a process that hangs; one that ends is noticed at once. */
const READY_WITHIN_MS = 120_000;

/** @type {Set<Running>} */
const all = new Set();

/** Stops everything that was started here, including processes that are still starting. */
export const stopProcesses = async () => void (await Promise.all([...all].map((one) => one.stop())));

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {boolean} alive
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop resolves when the process has ended
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {(pattern: RegExp) => Promise<void>} says resolves when its later messages match, or when it has ended
 * @property {Promise<void>} died resolves when it ends without a call of `stop`
 *
 * @param {string} command
 * @param {string[]} options
 * @param {{ env?: NodeJS.ProcessEnv, log: string, isReady: () => Promise<boolean>, what: string }} how
 * @returns {Promise<Running>}
 */
export async function startProcess(command, options, { env = process.env, log, isReady, what }) {
  // Imported late, because `npm run cluster` installs the dependencies first.
  const { createStream } = await import('rotating-file-stream');
  const child = spawn(command, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createStream(basename(log), { path: dirname(log), size: '10M', rotate: 1 });
  file.on('error', () => {});
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const gone = once(child, 'close').finally(() => {
    all.delete(running);
    file.end();
  });
  gone.catch(() => {});
  let isStopping = false;
  /** @type {Running} */
  const running = {
    pid: child.pid ?? 0,
    get alive() {
      return child.exitCode === null && child.signalCode === null;
    },
    signal: (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal),
    says: (/** @type {RegExp} */ pattern) => matching(child, pattern),
    died: new Promise((resolve) => child.once('close', () => isStopping || resolve())),
    async stop(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
      isStopping = true;
      if (running.alive) child.kill(signal);
      await gone;
    },
  };
  all.add(running);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (running.alive && Date.now() < deadline) await pause(LOOK_MS);
    else {
      await running.stop('SIGKILL');
      throw new Failure(`${what} did not start. Its log: ${log}`);
    }
  }
  return running;
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child @param {RegExp} pattern */
function matching(child, pattern) {
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    let text = '';
    const end = () => {
      child.stderr.off('data', read);
      child.off('close', end);
      resolve();
    };
    const read = (/** @type {Buffer} */ chunk) => {
      text += String(chunk);
      if (pattern.test(text)) end();
    };
    child.stderr.on('data', read);
    child.once('close', end);
  });
}

/** @param {string} url @returns {Promise<boolean>} whether it responds with success */
export async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

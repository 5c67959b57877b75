// @ts-check
/**
 * Graceful shutdown: finishes requests in flight, then stops the database, within ten seconds. A second Ctrl-C stops
 * immediately.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signalChildren } from '../terminal/child.mjs';
import { watchLauncher } from './launcher.mjs';

const REQUESTS_MS = 6_000;
const ALL_MS = 9_500;
/** One Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const SAME_PRESS_MS = 500;

/**
 * @typedef {(options?: { wait: boolean }) => Promise<void>} Stop
 *
 * @typedef {ReturnType<typeof createShutdown>} Shutdown
 *
 * @param {import('../terminal/steps.mjs').Steps} steps
 */
export function createShutdown(steps) {
  let begun = 0;
  /** @type {Stop} */
  let closeServer = async () => {};
  /** @type {Stop} */
  let stopDatabase = async () => {};

  /** @param {number} exitCode */
  async function leave(exitCode) {
    const tooLong = pause(ALL_MS, undefined, { ref: false }).then(() => process.exit(1));
    await Promise.race([stopAll(), tooLong]);
    process.exit(exitCode);
  }

  async function stopAll() {
    await Promise.race([closeServer(), pause(REQUESTS_MS)]).catch((error) => console.error(error));
    await stopDatabase().catch((error) => console.error(error));
  }

  /** @param {NodeJS.Signals} signal */
  async function onSignal(signal) {
    const now = Date.now();
    if (begun && now - begun < SAME_PRESS_MS) return;
    if (begun) {
      await stopDatabase({ wait: false }).catch(() => {});
      process.exit(1);
    }
    begun = now;
    signalChildren(signal);
    steps.say('\nStopping: requests in flight are finished first. Ctrl-C again does not wait.');
    await leave(0);
  }

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  watchLauncher(() => void onSignal('SIGTERM'));

  return {
    get begun() {
      return begun > 0;
    },
    /** @param {Stop} stop */
    whenStopping: (stop) => void (closeServer = stop),
    /** @param {Stop} stop */
    atLast: (stop) => void (stopDatabase = stop),
    /** Stops everything that was started, after a failed step. */
    failed: () => leave(1),
  };
}

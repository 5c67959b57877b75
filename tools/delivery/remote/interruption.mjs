// @ts-check
/** Handles Ctrl-C or a cancelled pipeline during a deployment: stops child processes and prints what has changed. */
import { constants } from 'node:os';
import { signalChildren } from '../../run/terminal/child.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @template T
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {(activated: () => void) => Promise<T>} work calls `activated` once people get another version
 * @returns {Promise<T>}
 */
export async function interruptible(steps, work) {
  let words = 'Interrupted: nothing has changed for anyone. Run the same command again to continue.';
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    signalChildren(signal);
    steps.say(`\n${words}`);
    process.exit(128 + constants.signals[signal]);
  };
  // Not `once`: npm passes on the signal that the terminal has sent already.
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work(() => {
      words = 'Interrupted: the version is live already; its first load was not checked.';
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

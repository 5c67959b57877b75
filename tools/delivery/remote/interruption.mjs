// @ts-check
/** Ctrl-C, or a pipeline that is cancelled, during a deploy: ends what runs beside it, and says how things stand. */
import { constants } from 'node:os';
import { signalChildren } from '../../run/terminal/child.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @template T
 * @param {import('../../run/terminal/steps.mjs').Steps} steps
 * @param {(activated: () => void) => Promise<T>} work calls `activated` when people get something else from now on
 * @returns {Promise<T>}
 */
export async function interruptible(steps, work) {
  let words = 'Interrupted: nothing has changed for anybody. Run the same again; it goes on where it was.';
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    signalChildren(signal);
    steps.say(`\n${words}`);
    process.exit(128 + constants.signals[signal]);
  };
  // Not once: npm passes on what the terminal has sent already.
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work(() => {
      words = 'Interrupted: it is live already, and its first load was not waited for.';
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

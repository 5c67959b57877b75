// @ts-check
/** A server that has died is started again where it was: whoever uses it knows its port. */
import { stands } from './postmaster.mjs';
import { boundLog } from './server-log.mjs';
import { runServer } from './server.mjs';

const LOOK_MS = 1_000;
const LOG_LOOK_MS = 60_000;

/**
 * Looks after the server until `end` is called.
 *
 * @param {Parameters<typeof runServer>[0] & { port: number }} server
 * @param {() => void} revived called when it is back
 */
export function reviveServer(server, revived) {
  /** @type {Promise<unknown> | undefined} */
  let starting;
  const timer = setInterval(() => {
    if (starting || stands(server.cluster)) return;
    // What keeps it from starting, a full disk perhaps, may pass: the next look tries again.
    starting = runServer(server)
      .then(revived, () => {})
      .finally(() => (starting = undefined));
  }, LOOK_MS);

  const logTimer = setInterval(() => boundLog(server.cluster), LOG_LOOK_MS);

  return {
    /** Afterwards nothing is started any more. */
    async end() {
      clearInterval(timer);
      clearInterval(logTimer);
      await starting;
    },
  };
}

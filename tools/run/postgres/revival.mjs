// @ts-check
/** Restarts a dead server on the same port, because its clients use that port. */
import { stands } from './postmaster.mjs';
import { boundLog } from './server-log.mjs';
import { runServer } from './server.mjs';

const LOOK_MS = 1_000;
const LOG_LOOK_MS = 60_000;

/**
 * Monitors the server until `end` is called.
 *
 * @param {Parameters<typeof runServer>[0] & { port: number }} server
 * @param {() => void} revived called after a restart
 */
export function reviveServer(server, revived) {
  /** @type {Promise<unknown> | undefined} */
  let starting;
  const timer = setInterval(() => {
    if (starting || stands(server.cluster)) return;
    // The cause, such as a full disk, may be temporary: the next check retries.
    starting = runServer(server)
      .then(revived, () => {})
      .finally(() => (starting = undefined));
  }, LOOK_MS);

  const logTimer = setInterval(() => boundLog(server.cluster), LOG_LOOK_MS);

  return {
    /** Prevents any further restart. */
    async end() {
      clearInterval(timer);
      clearInterval(logTimer);
      await starting;
    },
  };
}

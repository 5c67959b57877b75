// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that operating systems assign to connections and to servers on port 0. One of those could be taken before the
 * caller's server listens.
 */
const FIRST = 20_000;
const END = 32_000;
const MOST_ATTEMPTS = 100;

/** A port on 127.0.0.1 that is currently free. @returns {Promise<number>} */
export async function freePort() {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(FIRST, END);
    const error = await tryListening(port);
    if (!error) return port;
    if (attempt === MOST_ATTEMPTS) throw error;
  }
}

/** @param {number} port @returns {Promise<Error | undefined>} */
function tryListening(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}

// @ts-check
/** Checks before any other step that the port is free. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure, codeOf } from '../terminal/failure.mjs';

/** A server that is stopping may still occupy the port. */
const PATIENCE_MS = 3_000;

/** @type {Record<string, (host: string, port: number) => string>} */
const SENTENCES = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is in use: stop what listens there, or choose another one, for example PORT=${port + 1} npm start.`,
  EACCES: (_, port) =>
    `This user may not listen on port ${port}: choose one from 1024 up, for example PORT=3000 npm start.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}: correct HOST.`,
  ENOTFOUND: (host) => `The address ${host} is not known: correct HOST.`,
};

/** @param {string} host @param {number} port @throws {Failure} with the system's code */
export async function requirePort(host, port) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const error = await tryListening(host, port);
    if (!error) return;
    if (codeOf(error) !== 'EADDRINUSE' || Date.now() > deadline) throw portFailure(error, host, port);
    await pause(200);
  }
}

/** @param {unknown} error @param {string} host @param {number} port */
export function portFailure(error, host, port) {
  const code = codeOf(error);
  const sentence = SENTENCES[code]?.(host, port) ?? `Nothing can listen on ${host}, port ${port}: ${error}.`;
  return new Failure(sentence, { code, cause: error });
}

/** @param {string} host @param {number} port @returns {Promise<Error | undefined>} */
function tryListening(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

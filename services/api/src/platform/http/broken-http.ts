import type { Socket } from 'node:net';
import { malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';

/** Node's name for a connection whose request does not come, or does not end, in time. */
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * What is no HTTP at all never reaches Fastify's hooks: such an answer is written by hand. Browsers open connections ahead; one on
 * which nothing was said is closed in silence, since they would take any word for the answer of a request that is just leaving.
 */
export const refuseBrokenHttp =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    if (error.code === TOO_LATE && socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(errorBody(malformedBody('The request is not valid HTTP.')));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
  };

import type { Socket } from 'node:net';
import { ApiError, malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';

/** Node's name for a connection whose request does not come, or does not end, in time. */
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** A request that never reaches Fastify is refused by hand, under the headers of every answer; the connection ends. */
export const refuseOnSocket = (socket: Socket, error: ApiError, headers: Record<string, string>): void => {
  const answer = errorBody(error);
  const body = JSON.stringify(answer);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.error}\r\n${lines.join('')}\r\n${body}`);
  // Not only `end()`: a client that goes on sending would keep its half of the connection open.
  socket.destroySoon();
};

export const tooLate = () => new ApiError('REQUEST_TIMEOUT', 'The request did not arrive in time.');

const refusalOf = (code: string | undefined): ApiError => {
  if (code === TOO_LATE) return tooLate();
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError('HEADERS_TOO_LARGE', 'The headers of the request are too large.');
  return malformedBody('The request is not valid HTTP.');
};

/**
 * Browsers open connections ahead; one on which nothing was said is closed in silence, since they would take any word for the
 * answer of a request that is just leaving.
 */
export const refuseBrokenHttp =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    if (error.code === TOO_LATE && socket.bytesRead === 0) socket.destroy();
    else refuseOnSocket(socket, refusalOf(error.code), headers);
  };

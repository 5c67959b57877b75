import type { Socket } from 'node:net';
import { ApiError, malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';

/** Node's error code for a connection whose request doesn't start or end in time. */
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Refuses a request that never reaches Fastify: writes the response with the common headers and closes the connection. */
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
  // `end()` is not enough: a client that keeps sending would keep its half of the connection open.
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
 * Browsers open connections in advance. A connection without any data is closed without a response, since the browser would
 * take it as the response to a request that it is just sending.
 */
export const refuseBrokenHttp =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    if (error.code === TOO_LATE && socket.bytesRead === 0) socket.destroy();
    else refuseOnSocket(socket, refusalOf(error.code), headers);
  };

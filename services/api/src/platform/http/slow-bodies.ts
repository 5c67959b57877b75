import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseOnSocket, tooLate } from './broken-http.js';

/** 2 KB/s: the slowest phone is faster. JSON is small and must be complete within the first window. */
const WINDOW_MS = 30_000;
const LEAST_BYTES = 64 * 1024;

/**
 * Refuses a request whose body arrives too slowly: it would hold its connection and resources without limit.
 * This includes bodies of refused requests, which are never read.
 */
export const cutSlowBodies = (server: FastifyInstance, headers: Record<string, string>): void => {
  server.addHook('onRequest', (request, reply, done) => {
    if (announcesBody(request.raw)) watch(request.raw, reply, headers);
    done();
  });
};

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const watch = (request: IncomingMessage, reply: FastifyReply, headers: Record<string, string>): void => {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before += arrived;
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (arrived < LEAST_BYTES) cut();
  }, WINDOW_MS).unref();
  const cut = () => {
    clearInterval(timer);
    if (reply.raw.headersSent) socket.destroy();
    else refuseOnSocket(socket, tooLate(), headers);
  };
  request.once('close', () => clearInterval(timer));
};

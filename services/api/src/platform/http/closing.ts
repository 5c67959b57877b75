import type { FastifyInstance } from 'fastify';

const closing = new WeakSet<object>();

/** The application has begun to shut down. */
export const beginClosing = (server: object): void => void closing.add(server);

/**
 * A kept-alive connection whose request is answered while the server closes would hold it open until the client lets
 * go, a minute later: such answers end their connection.
 */
export const endConnectionsWhenClosing = (server: FastifyInstance): void => {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.has(server)) reply.header('connection', 'close');
    done(null, payload);
  });
};

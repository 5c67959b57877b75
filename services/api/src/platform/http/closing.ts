import type { FastifyInstance } from 'fastify';

const closing = new WeakSet<object>();

/** Marks the server as shutting down. */
export const beginClosing = (server: object): void => void closing.add(server);

/**
 * A keep-alive connection would delay the shutdown until the client closes it, a minute later. Responses sent during the
 * shutdown therefore close their connection.
 */
export const endConnectionsWhenClosing = (server: FastifyInstance): void => {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.has(server)) reply.header('connection', 'close');
    done(null, payload);
  });
};

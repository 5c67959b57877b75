import type { FastifyInstance } from 'fastify';

/** One line for each answer. Never the query string: it may hold a signed link or what somebody searches for. */
export const logRequests = (server: FastifyInstance): void => {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
};

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Logs one line per response. Never logs the query string: it may contain a signed link or a search text. */
export const logRequests = (server: FastifyInstance, log: Logger): void => {
  server.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
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

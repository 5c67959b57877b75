import type { FastifyInstance } from 'fastify';
import { malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';

/**
 * Handles requests that Node would refuse without our headers and error shape: those without a host (`requireHostHeader` is
 * off for this), and those with an unknown `Expect` header, which is ignored (RFC 9110, 10.1.1).
 */
export const answerOddRequests = (server: FastifyInstance): void => {
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done();
    void reply.code(400).send(errorBody(malformedBody('The request does not name a host.')));
  });
};

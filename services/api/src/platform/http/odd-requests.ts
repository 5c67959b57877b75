import type { FastifyInstance } from 'fastify';
import { malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';

/**
 * Requests that Node would refuse by itself, without our headers and in no shape: one without a host (`requireHostHeader` is off
 * for this), and one that expects what nobody knows, which is answered as if it did not (RFC 9110, 10.1.1).
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

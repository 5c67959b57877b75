import type { FastifyInstance } from 'fastify';
import { RequestBody } from './request-body.js';

/**
 * Fastify would parse bodies, and refuse broken ones, before Nest's guards run. So it gets no parser but this one,
 * which hands the body on unread. The content type is taken out of Fastify's sight because it refuses odd ones itself.
 */
export const readBodiesOnDemand = (server: FastifyInstance): void => {
  const contentTypes = new WeakMap<object, string>();
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const type = headers['content-type'];
    if (type !== undefined && !/^multipart\/form-data\b/i.test(type)) {
      contentTypes.set(request, type);
      delete headers['content-type'];
    }
    done();
  });
  // Of a form its own reader takes the file; whoever expects JSON finds a body that is none.
  server.addHook('preValidation', (request, _reply, done) => {
    const type = request.raw.headers['content-type'];
    if (type?.toLowerCase().startsWith('multipart/')) request.body ??= new RequestBody(request.raw, type);
    done();
  });
  server.addContentTypeParser('*', (request, _payload, done) => {
    done(null, new RequestBody(request.raw, contentTypes.get(request)));
  });
};

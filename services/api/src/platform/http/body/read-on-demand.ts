import type { FastifyInstance } from 'fastify';
import { RequestBody } from './request-body.js';

/**
 * By default Fastify parses bodies, and refuses malformed ones, before Nest's guards run. This parser replaces its own and
 * passes the body on unread. The content type is hidden from Fastify, which would refuse unusual ones.
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
  // The upload handler reads multipart forms itself; for JSON routes such a body is invalid.
  server.addHook('preValidation', (request, _reply, done) => {
    const type = request.raw.headers['content-type'];
    if (type?.toLowerCase().startsWith('multipart/')) request.body ??= new RequestBody(request.raw, type);
    done();
  });
  server.addContentTypeParser('*', (request, _payload, done) => {
    done(null, new RequestBody(request.raw, contentTypes.get(request)));
  });
};

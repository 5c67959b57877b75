import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { hasCurrent } from '../if-none-match.js';
import type { CachedResponse } from './cached-response.js';

/**
 * Sends JSON text; 304 when the client already has it.
 *
 * @param body only called if the text is sent
 */
export const sendTagged = async (
  reply: FastifyReply,
  etag: string,
  body: () => string | Buffer,
): Promise<void> => {
  reply.header('etag', etag);
  if (hasCurrent(reply.request, etag)) await reply.code(304).send();
  else await reply.type('application/json; charset=utf-8').send(body());
};

/** Sends the compressed copy to clients that accept it; otherwise Fastify compresses the body as usual. */
export const sendCached = (reply: FastifyReply, response: CachedResponse): Promise<void> =>
  sendTagged(reply, response.etag, () => {
    const accepted = reply.request.headers['accept-encoding'];
    const brotli = accepted && negotiate(accepted, ['br']) ? response.brotli : undefined;
    if (brotli) reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' });
    return brotli ?? response.body;
  });

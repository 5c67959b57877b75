import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { CachedResponse } from './cached-response.js';

/** Sends JSON text; 304 when the client already has it. */
export const sendTagged = async (reply: FastifyReply, etag: string, body: string | Buffer): Promise<void> => {
  reply.header('etag', etag);
  if (reply.request.headers['if-none-match'] === etag) await reply.code(304).send();
  else await reply.type('application/json; charset=utf-8').send(body);
};

/** Sends the compressed copy to clients that accept it; otherwise Fastify compresses the body as usual. */
export const sendCached = async (reply: FastifyReply, response: CachedResponse): Promise<void> => {
  const accepted = reply.request.headers['accept-encoding'];
  const brotli = accepted && negotiate(accepted, ['br']) ? response.brotli : undefined;
  if (brotli) reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' });
  await sendTagged(reply, response.etag, brotli ?? response.body);
};

import type { FastifyReply } from 'fastify';

/** Thrown by the guard when a key has been used before; the error filter sends the stored response. */
export class ReplayedAnswer extends Error {
  constructor(
    private readonly status: number,
    private readonly json: string | null,
  ) {
    super('Answered before');
  }

  send(reply: FastifyReply): FastifyReply {
    reply.status(this.status).header('idempotency-replayed', 'true');
    return this.json === null ? reply.send() : reply.type('application/json; charset=utf-8').send(this.json);
  }
}

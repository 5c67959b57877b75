import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReplayedAnswer } from '../idempotency/replayed-answer.js';
import { errorBody, toApiError } from './error-body.js';

/** Sends every error in the same shape. Internal errors are logged and reveal no details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    if (thrown instanceof ReplayedAnswer) {
      void thrown.send(reply);
      return;
    }
    const error = toApiError(thrown);
    if (error.status === 500) this.logger.error({ err: thrown, reqId: request.id }, 'A request failed');
    if (error.details.retryAfter) reply.header('retry-after', String(error.details.retryAfter));
    if (error.status === 413 || error.status === 507) reply.header('connection', 'close');
    void reply.status(error.status).type('application/json; charset=utf-8').send(errorBody(error));
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseIfMatch } from '../../platform/http/index.js';

/** The remote's revision that the sender has seen, as a controller's parameter. */
export const SeenRevision = createParamDecorator((_: unknown, context: ExecutionContext) =>
  parseIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

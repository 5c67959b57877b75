import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where the request comes from; of an IPv6 address the network, since one household owns all of it. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;

/** As a controller's parameter. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);

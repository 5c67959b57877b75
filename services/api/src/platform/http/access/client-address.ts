import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.js';

/** Where the request comes from; of an IPv6 address the network, since one household owns all of it. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;

/** As a controller's parameter. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);

type TrustProxy = Config['http']['trustProxy'];

const trusts = (trustProxy: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trustProxy === 'string')
    return proxyAddress.compile(trustProxy.split(',').map((proxy) => proxy.trim()));
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : () => trustProxy;
};

/** The same for requests that never reach Fastify: those that open a socket. */
export const clientAddressReader = (trustProxy: TrustProxy): ((request: IncomingMessage) => string) => {
  const isTrusted = trusts(trustProxy);
  return (request) => clientAddress({ ip: proxyAddress(request, isTrusted) ?? '' });
};

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/index.js';

/** The client's address; for IPv6 its network, since one customer usually owns all of it. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;

/** Parameter decorator. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);

type TrustProxy = Config['http']['trustProxy'];

const trusts = (trustProxy: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trustProxy === 'string')
    return proxyAddress.compile(trustProxy.split(',').map((proxy) => proxy.trim()));
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : () => trustProxy;
};

/** The same for socket upgrades, which never reach Fastify. */
export const clientAddressReader = (trustProxy: TrustProxy): ((request: IncomingMessage) => string) => {
  const isTrusted = trusts(trustProxy);
  return (request) => clientAddress({ ip: proxyAddress(request, isTrusted) ?? '' });
};

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config/index.js';

/** Ranges in which translators between IPv4 and IPv6 put the IPv4 address of a client into the last 32 bits. */
const TRANSLATED = new Set<string>(['rfc6145', 'rfc6052']);

const networkOf = (address: ipaddr.IPv6): string => {
  if (TRANSLATED.has(address.range())) return new ipaddr.IPv4(address.toByteArray().slice(-4)).toString();
  const groups = address.parts.slice(0, 4);
  return groups.map((group) => group.toString(16)).join(':');
};

/**
 * The client's address; for IPv6 its network (/64), since one customer usually owns all of it. An IPv4 address that is written as
 * IPv6 is the IPv4 address. Text that isn't an address, which only a trusted proxy can send, stays as it is.
 */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  // The zone is a network interface of this machine.
  const [address = ip] = ip.split('%', 1);
  if (!ipaddr.IPv6.isValid(address)) return ip;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed) : parsed.toString();
};

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

import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundFailure } from './outbound-failure.js';

/** Resolves a name to all its addresses, as `dns.lookup` with `all`. */
export type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections, which fails unless every address of the name is allowed. The connection is made to one of these
 * addresses, so a name that resolves differently afterwards (DNS rebinding) gains nothing.
 */
export const guardedLookup =
  (lookup: LookupAll, isAllowed: (hostname: string, address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? noAddress(hostname), [], 0);
      const wrong = addresses.find(({ address }) => !isAllowed(hostname, address));
      if (wrong) return done(forbiddenAddress(hostname, wrong.address), [], 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

export const forbiddenAddress = (hostname: string, address: string): OutboundFailure =>
  new OutboundFailure(
    'forbidden-address',
    `${hostname} is at ${address}, which is not a public address: an operator can allow the host with REMOTE_PRIVATE_HOSTS`,
  );

const noAddress = (hostname: string): OutboundFailure =>
  new OutboundFailure('unreachable', `${hostname} has no address`);

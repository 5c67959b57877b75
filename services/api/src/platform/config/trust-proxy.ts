import { isIP } from 'node:net';
import { ConfigError } from './config-error.js';

/** False, true for any proxy, a number of hops, or comma-separated addresses and networks. */
export type TrustProxy = boolean | number | string;

/** Aliases of private networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isAddress = (value: string): boolean => {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (NETWORKS.includes(value.trim())) return true;
  return isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

/**
 * @throws ConfigError unless the value is a number of hops, a list of addresses, `true` or `false`
 */
export const trustProxy = (value = 'false'): TrustProxy => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value) || false;
  if (value.split(',').every(isAddress)) return value;
  throw new ConfigError(
    'TRUST_PROXY is not valid: set it to the number of proxies in front (1 for one), addresses separated by commas, or true.',
  );
};

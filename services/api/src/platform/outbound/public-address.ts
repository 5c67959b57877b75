import ipaddr from 'ipaddr.js';

/** Global unicast. Everything else of IPv6 is special, also when the library has no name for it yet. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address belongs to the public internet: not to this machine, its networks or another special range. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside IPv6 becomes the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL);
};

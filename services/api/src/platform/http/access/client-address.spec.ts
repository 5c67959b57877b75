import type { IncomingMessage } from 'node:http';
import { clientAddress, clientAddressReader } from './client-address.js';

it.each([
  ['IPv4', '203.0.113.7', '203.0.113.7'],
  ['compressed', '2001:db8::1', '2001:db8:0:0'],
  ['another of the same network', '2001:db8::2', '2001:db8:0:0'],
  ['not compressed', '2001:0DB8:0:0:ffff:0:0:1', '2001:db8:0:0'],
  ['compressed in front', '::1:2:3:4:5', '0:0:0:1'],
  ['of the next network', '2001:db8:0:1::1', '2001:db8:0:1'],
  ['the own machine', '::1', '0:0:0:0'],
  ['mapped IPv4', '::ffff:203.0.113.7', '203.0.113.7'],
  ['mapped IPv4 in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['translated IPv4', '64:ff9b::cb00:7107', '203.0.113.7'],
  ['statelessly translated IPv4', '::ffff:0:203.0.113.7', '203.0.113.7'],
  ['zoned', 'fe80::1%eth0', 'fe80:0:0:0'],
  ['zoned with a dot and a hyphen', 'fe80::2%br-lan.7', 'fe80:0:0:0'],
  ['zoned mapped IPv4', '::ffff:203.0.113.7%eth0', '203.0.113.7'],
])('counts for its network: %s, %s', (_form, ip, address) => expect(clientAddress({ ip })).toBe(address));

it.each([
  '',
  '%',
  ':',
  ':::',
  '%eth0',
  '1:2:3:4:5:6:7:8:9',
  '::ffff:999.1.1.1',
  '[::1]',
  '::1/64',
  '1',
  'unknown',
])('stays as it is, since it is no address: %j', (ip) => expect(clientAddress({ ip })).toBe(ip));

it.each([
  ['behind a trusted proxy', true, '2001:db8:0:0'],
  ['without one', false, '127.0.0.1'],
])('is read the same way from an upgrade to a socket %s', (_name, trustProxy, address) => {
  const request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress: string } } = {
    headers: { 'x-forwarded-for': '2001:db8::2' },
    socket: { remoteAddress: '::ffff:127.0.0.1' },
  };
  expect(clientAddressReader(trustProxy)(request as IncomingMessage)).toBe(address);
});

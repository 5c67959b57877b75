import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config/index.js';
import { isAllowedOrigin } from './allowed-origin.js';

const config = {
  http: { publicUrl: 'https://tasks.example/' },
  site: { webOrigins: ['https://cdn.example'] },
} as Config;

describe('isAllowedOrigin', () => {
  it.each([
    ['no origin, from a client that is not a browser', undefined, true],
    ['its own host', 'http://api.internal:3000', true],
    ['the public address', 'https://tasks.example', true],
    ['an allowed page', 'https://cdn.example', true],
    ['another page', 'https://evil.example', false],
    ['the public address without TLS', 'http://tasks.example', false],
    ['the opaque origin of a sandboxed page', 'null', false],
    ['a value that is not a URL', 'tasks.example', false],
    ['an empty value', '', false],
  ])('of %s', (_, origin, allowed) => {
    const headers = { host: 'api.internal:3000', ...(origin !== undefined && { origin }) };
    expect(isAllowedOrigin({ headers } as IncomingMessage, config)).toBe(allowed);
  });
});

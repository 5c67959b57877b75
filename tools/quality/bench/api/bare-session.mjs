// @ts-check
/** Authenticates a request like the API: verifies the token's signature (cached while it is valid), then reads the session's row. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** @param {string} secret */
export function tokenReader(secret) {
  const key = createSecretKey(secret, 'utf8');
  /** @type {Map<string, { sid: string, exp: number }>} */
  const verified = new Map();

  /** @param {string} token */
  function verify(token) {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const expected = createHmac('sha256', key).update(`${head}.${claims}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const session = JSON.parse(Buffer.from(claims, 'base64url').toString());
    verified.set(token, session);
    return session;
  }

  /** @param {string | undefined} authorization @returns {string | undefined} the session's id */
  return (authorization = '') => {
    if (!authorization.startsWith('Bearer ')) return undefined;
    const token = authorization.slice('Bearer '.length);
    const session = verified.get(token) ?? verify(token);
    return session && session.exp * 1_000 > Date.now() ? session.sid : undefined;
  };
}

import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config/index.js';

/**
 * A page of another origin may not open a socket: CORS does not stop websockets. Without an Origin it is no browser,
 * and a token is needed in any case.
 */
export const isAllowedOrigin = ({ headers }: IncomingMessage, { http, site }: Config): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const own = http.publicUrl ? new URL(http.publicUrl).origin : undefined;
  return origin === own || site.webOrigins.includes(origin) || new URL(origin).host === host;
};

import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config/index.js';

/**
 * Refuses pages of other origins, because CORS doesn't apply to websockets. A request without an Origin doesn't come
 * from a browser page, and every connection needs a token anyway.
 */
export const isAllowedOrigin = (
  { headers }: IncomingMessage,
  { http, site }: Pick<Config, 'http' | 'site'>,
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const own = http.publicUrl ? new URL(http.publicUrl).origin : undefined;
  return origin === own || site.webOrigins.includes(origin) || new URL(origin).host === host;
};

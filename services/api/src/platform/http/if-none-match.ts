import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether the client has the content with this tag already. `If-None-Match` is `*` or a list of tags, which are compared weakly
 * (RFC 9110, 13.1.2).
 *
 * Other headers don't count: browsers add `Cache-Control: no-cache` when a script sets `If-None-Match`, and `fresh` would then
 * send everything again.
 */
export const hasCurrent = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../config/index.js';

/** The policy under which shell and remotes run (stack, "CSP that works in production"). */
export const helmetOptions = ({ http, site }: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...site.remoteOrigins],
      styleSrc: ["'self'", "'unsafe-inline'", ...site.remoteOrigins],
      imgSrc: ["'self'", 'data:', 'blob:', ...site.remoteOrigins],
      fontSrc: ["'self'", 'data:', ...site.remoteOrigins],
      connectSrc: ["'self'", ...socketOrigins(http.publicUrl), ...site.remoteOrigins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: http.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  referrerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: site.webOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Older browsers don't take 'self' for a websocket. */
const socketOrigins = (publicUrl?: string): string[] =>
  publicUrl ? [new URL(publicUrl).origin.replace(/^http/, 'ws')] : [];

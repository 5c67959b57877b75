import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import type { Config } from '../../config/index.js';
import { inlineScripts } from './inline-scripts.js';

type SecurityConfig = Pick<Config, 'http' | 'site'>;

/** Content security policy of the shell and the remotes. */
const helmetOptions = ({ http, site }: SecurityConfig): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(site.directory ? inlineScripts(site.directory) : []), ...site.remoteOrigins],
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

/** In older browsers 'self' doesn't include websockets. */
const socketOrigins = (publicUrl?: string): string[] =>
  publicUrl ? [new URL(publicUrl).origin.replace(/^http/, 'ws')] : [];

const OF_THE_PROBE = ['content-length', 'date', 'connection'];

/**
 * All responses have the same headers, so helmet computes them once, on a dummy response. Per request it would cost a
 * tenth of a small response's time.
 */
export const securityHeaders = async (config: SecurityConfig): Promise<Record<string, string>> => {
  const probe = fastify();
  await probe.register(helmet, helmetOptions(config));
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_PROBE.includes(name));
  return Object.fromEntries(lasting.map(([name, value]) => [name, String(value)]));
};

export const setSecurityHeaders = (server: FastifyInstance, headers: Record<string, string>): void => {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};

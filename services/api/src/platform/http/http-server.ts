import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { API_BASE, LIMITS } from '@taskloom/contracts';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Config, TrustProxy } from '../config/index.js';
import { readBodiesOnDemand } from './body/read-on-demand.js';
import { refuseBrokenHttp } from './broken-http.js';
import { endConnectionsWhenClosing } from './closing.js';
import { notFound } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';
import { answerOddRequests } from './odd-requests.js';
import { logRequests } from './request-log.js';
import { setSecurityHeaders } from './security/security-headers.js';
import { serveSite } from './site/static-site.js';
import { cutSlowBodies } from './slow-bodies.js';
import { cutUnreadAnswers } from './unread-answers.js';

const processId = randomBytes(6).toString('base64url');
let requests = 0;

/** Unique across processes. A random id per request would cost more than routing. */
const nextRequestId = (): string => `${processId}-${(++requests).toString(36)}`;

const trustedHops = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

const serverOptions = (trust: TrustProxy, headers: Record<string, string>): FastifyHttpOptions<Server> => ({
  trustProxy: trustedHops(trust),
  genReqId: nextRequestId,
  http: { requireHostHeader: false, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5_000 },
  // Also applies to a response from which the client has read nothing for this long.
  connectionTimeout: 30_000,
  requestTimeout: 300_000,
  bodyLimit: LIMITS.attachmentBytes + 64 * 1024,
  routerOptions: { maxParamLength: 500 },
  frameworkErrors: (_error, _request, reply: FastifyReply) => {
    void reply.headers(headers).code(404).send(errorBody(notFound()));
  },
  clientErrorHandler: refuseBrokenHttp(headers),
});

/** The Fastify server for Nest: limits, lazy body reading, request log and common headers. */
export const createHttpAdapter = async (
  { http, site, product }: Pick<Config, 'http' | 'site' | 'product'>,
  log: Logger,
  headers: Record<string, string>,
): Promise<FastifyAdapter> => {
  const adapter = new FastifyAdapter(serverOptions(http.trustProxy, headers));
  const server = adapter.getInstance();
  server.server.headersTimeout = 15_000;
  readBodiesOnDemand(server);
  cutSlowBodies(server, headers);
  cutUnreadAnswers(server, log);
  logRequests(server, log);
  endConnectionsWhenClosing(server);
  setSecurityHeaders(server, headers);
  answerOddRequests(server);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2_048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${API_BASE}/`)) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    done();
  });
  await server.register(multipart, {
    limits: { fileSize: LIMITS.attachmentBytes - 1, files: 1, fields: 5, fieldSize: 1_024, parts: 6 },
  });
  if (site.directory) await serveSite(server, site.directory, product.name, site.remoteOrigins);
  return adapter;
};

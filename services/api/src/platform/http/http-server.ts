import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { API_BASE, LIMITS } from '@taskloom/contracts';
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import { readBodiesOnDemand } from './body/read-on-demand.js';
import { endConnectionsWhenClosing } from './closing.js';
import { notFound, malformedBody } from './errors/api-error.js';
import { errorBody } from './errors/error-body.js';
import { logRequests } from './request-log.js';
import { helmetOptions } from './security/security-headers.js';
import { serveSite } from './site/static-site.js';

const refuseBrokenHttp: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify(errorBody(malformedBody('The request is not valid HTTP.')));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};

const serverOptions = (config: Config, log: FastifyBaseLogger): FastifyServerOptions => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: config.http.trustProxy,
  genReqId: () => uuid(),
  requestTimeout: 300_000,
  bodyLimit: LIMITS.attachmentBytes + 64 * 1024,
  routerOptions: { maxParamLength: 500 },
  frameworkErrors: (_error, _request, reply: FastifyReply) => {
    void reply.code(404).send(errorBody(notFound()));
  },
  clientErrorHandler: refuseBrokenHttp,
});

/** The Fastify server, ready for Nest: limits, bodies read on demand, headers, log. */
export const createHttpAdapter = async (config: Config, log: Logger): Promise<FastifyAdapter> => {
  const adapter = new FastifyAdapter(serverOptions(config, log));
  const server = adapter.getInstance();
  server.server.headersTimeout = 15_000;
  readBodiesOnDemand(server);
  logRequests(server);
  endConnectionsWhenClosing(server);
  await server.register(helmet, helmetOptions(config));
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
  if (config.site.directory) await serveSite(server, config.site.directory);
  return adapter;
};

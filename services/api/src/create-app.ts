import 'reflect-metadata';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_BASE } from '@taskloom/contracts';
import { AppModule } from './app.module.js';
import { configModule, configOf } from './platform/config/index.js';
import { sendNewTokens } from './modules/auth/index.js';
import { createHttpAdapter, securityHeaders } from './platform/http/index.js';
import { serveDocument } from './platform/openapi/index.js';
import { RealtimeAdapter } from './realtime/index.js';
import { createLogs, NestLog } from './platform/log/index.js';

/** Creates the application from the module; tests pass a function that uses `@nestjs/testing`. */
export type CreateApplication = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

/**
 * The whole application, not yet listening.
 *
 * @throws ConfigError with one sentence when the environment is not usable
 */
export const createApp = async (
  env: NodeJS.ProcessEnv,
  create: CreateApplication = (module, adapter, options) => NestFactory.create(module, adapter, options),
): Promise<NestFastifyApplication> => {
  const settings = await configModule(env);
  const config = await configOf(settings);
  const [http, site] = [config.get('http', { infer: true }), config.get('site', { infer: true })];
  const product = config.get('product', { infer: true });
  const logs = createLogs(config.get('log', { infer: true }));
  const headers = await securityHeaders({ http, site });
  const adapter = await createHttpAdapter({ http, site, product }, logs.requests, headers);
  sendNewTokens(adapter.getInstance());
  const app = await create(AppModule.with(settings), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLog(logs.app),
    cors: site.webOrigins.length > 0 && {
      origin: site.webOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    },
  });
  app.setGlobalPrefix(API_BASE);
  app.useWebSocketAdapter(new RealtimeAdapter(app, headers));
  serveDocument(app);
  adapter.getInstance().addHook('onClose', (_server, done) => {
    logs.close();
    done();
  });
  return app;
};

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_BASE } from '@taskloom/contracts';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/index.js';
import { createHttpAdapter, securityHeaders } from './platform/http/index.js';
import { serveDocument } from './platform/openapi/index.js';
import { RealtimeAdapter } from './realtime/index.js';
import { createLogs, NestLog } from './platform/log/index.js';

/** The whole application, not yet listening. */
export const createApp = async (config: Config): Promise<NestFastifyApplication> => {
  const logs = createLogs(config);
  const headers = await securityHeaders(config);
  const adapter = await createHttpAdapter(config, logs.requests, headers);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLog(logs.app),
    cors: config.site.webOrigins.length > 0 && {
      origin: config.site.webOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    },
  });
  app.setGlobalPrefix(API_BASE);
  app.useWebSocketAdapter(new RealtimeAdapter(app, config, headers));
  serveDocument(app);
  adapter.getInstance().addHook('onClose', (_server, done) => {
    logs.close();
    done();
  });
  return app;
};

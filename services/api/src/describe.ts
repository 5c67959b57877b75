import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { API_BASE } from '@taskloom/contracts';
import { AppModule } from './app.module.js';
import { configModule } from './platform/config/index.js';
import { createDocument } from './platform/openapi/index.js';

/** The OpenAPI document of this build, without a database: Nest's preview mode reads the routes without creating providers. */
export const describeApi = async (): Promise<OpenAPIObject> => {
  const config = await configModule({
    DATABASE_URL: 'postgres://none',
    JWT_SECRET: randomBytes(32).toString('hex'),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  app.setGlobalPrefix(API_BASE);
  return createDocument(app);
};

import type { DynamicModule } from '@nestjs/common';
import { ConfigModule, ConfigService } from '@nestjs/config';
import { NestFactory } from '@nestjs/core';
import { validate, type Config } from './config.js';

/**
 * `ConfigModule` with the settings of this environment only: one process may run several servers. `process.env` is
 * neither read nor written; the module would write top-level strings and numbers, and all settings are in namespaces.
 *
 * @throws ConfigError with one sentence when the environment is not usable
 */
export const configModule = (env: NodeJS.ProcessEnv): Promise<DynamicModule> =>
  ConfigModule.forRoot({
    isGlobal: true,
    ignoreEnvFile: true,
    validatePredefined: false,
    skipProcessEnv: true,
    validate: () => validate(env),
  });

/** The settings for code that runs before the application or without one. */
export const configOf = async (module: DynamicModule): Promise<ConfigService<Config, true>> => {
  const context = await NestFactory.createApplicationContext(module, { logger: ['error', 'warn'] });
  return context.get(ConfigService);
};

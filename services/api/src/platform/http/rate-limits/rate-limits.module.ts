import { Module, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { Config, type RateName } from '../../config/index.js';
import { MemoryRateStorage } from './memory-rate-storage.js';
import { RateLimit } from './rate-limit.decorator.js';
import { RedisRateStorage } from './redis-rate-storage.js';

const MINUTE_MS = 60_000;

const options = (config: Config, reflector: Reflector): ThrottlerModuleOptions => {
  const nameOf = (context: ExecutionContext): RateName | undefined =>
    reflector.getAllAndOverride(RateLimit, [context.getHandler(), context.getClass()]);
  return {
    setHeaders: false,
    storage: config.redisUrl
      ? new RedisRateStorage(new Redis(config.redisUrl, { maxRetriesPerRequest: 1 }))
      : new MemoryRateStorage(),
    generateKey: (context, address, throttler) =>
      throttler === 'all' ? `all:${address}` : `${nameOf(context)}:${address}`,
    throttlers: [
      { name: 'all', ttl: MINUTE_MS, limit: config.rates.all },
      {
        name: 'route',
        ttl: MINUTE_MS,
        limit: (context) => config.rates[nameOf(context) ?? 'all'],
        skipIf: (context) => nameOf(context) === undefined,
      },
    ],
  };
};

@Module({
  imports: [ThrottlerModule.forRootAsync({ inject: [Config, Reflector], useFactory: options })],
  exports: [ThrottlerModule],
})
export class RateLimitsModule {}

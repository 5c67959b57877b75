import { Global, Module, type ExecutionContext } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Config, RateName } from '../../config/index.js';
import { connectForCounting } from '../../redis/index.js';
import { RouteMarks } from '../access/route-marks.js';
import { LenientRateStorage } from './lenient-rate-storage.js';
import { MemoryRateStorage } from './memory-rate-storage.js';
import { RateLimit } from './rate-limit.decorator.js';
import { RateStorage } from './rate-storage.js';
import { RedisRateStorage } from './redis-rate-storage.js';

const MINUTE_MS = 60_000;

@Global()
@Module({
  providers: [
    {
      provide: RateStorage,
      inject: [ConfigService],
      useFactory: (config: ConfigService<Config, true>) => {
        const { url } = config.get('redis', { infer: true });
        const inMemory = new MemoryRateStorage();
        return url
          ? new LenientRateStorage(new RedisRateStorage(connectForCounting(url)), inMemory)
          : inMemory;
      },
    },
  ],
  exports: [RateStorage],
})
class RateStorageModule {}

const options = (
  config: ConfigService<Config, true>,
  marks: RouteMarks,
  storage: RateStorage,
): ThrottlerModuleOptions => {
  const rates = config.get('rates', { infer: true });
  const nameOf = (context: ExecutionContext): RateName | undefined =>
    marks.getAllAndOverride(RateLimit, [context.getHandler(), context.getClass()]);
  return {
    setHeaders: false,
    storage,
    generateKey: (context, address, throttler) =>
      throttler === 'all' ? `all:${address}` : `${nameOf(context)}:${address}`,
    throttlers: [
      { name: 'all', ttl: MINUTE_MS, limit: rates.all },
      {
        name: 'route',
        ttl: MINUTE_MS,
        limit: (context) => rates[nameOf(context) ?? 'all'],
        skipIf: (context) => nameOf(context) === undefined,
      },
    ],
  };
};

@Module({
  imports: [
    RateStorageModule,
    ThrottlerModule.forRootAsync({ inject: [ConfigService, RouteMarks, RateStorage], useFactory: options }),
  ],
  exports: [ThrottlerModule],
})
export class RateLimitsModule {}

import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

const logger = new Logger('Redis');
const COUNT_WITHIN_MS = 250;

/** Jittered, so that processes which lost it together don't come back together; milliseconds. */
const wait = (attempt: number): number =>
  Math.min(2_000, 50 * 2 ** Math.min(attempt, 6)) * (0.5 + Math.random() / 2);

const connect = (url: string, options: RedisOptions): Redis => {
  const redis = new Redis(url, { retryStrategy: wait, ...options });
  let away = false;
  redis.on('error', (err: Error) => {
    if (!away) logger.warn({ err }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.warn({}, 'Redis is back');
    away = false;
  });
  return redis;
};

/** For what is told to the other processes: while Redis is away it waits, in order, until Redis is back. */
export const connectForMessages = (url: string): Redis => connect(url, { maxRetriesPerRequest: null });

/** For numbers that a request waits for: they come at once or are refused, so that nobody waits for a Redis that is away. */
export const connectForCounting = (url: string): Redis =>
  connect(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: COUNT_WITHIN_MS });

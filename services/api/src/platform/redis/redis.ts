import { Logger } from '@nestjs/common';
import { jitter } from '@taskloom/contracts';
import { Redis, type RedisOptions } from 'ioredis';

const logger = new Logger('Redis');
const COUNT_WITHIN_MS = 250;

/** Milliseconds with jitter, so that processes don't all reconnect at the same time. */
const wait = (attempt: number): number => jitter(Math.min(2_000, 50 * 2 ** Math.min(attempt, 6)));

const connect = (url: string, options: RedisOptions): Redis => {
  const redis = new Redis(url, { retryStrategy: wait, ...options });
  let away = false;
  redis.on('error', (err: Error) => {
    if (!away) logger.warn({ err }, 'Redis is unreachable');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.warn({}, 'Redis is reachable again');
    away = false;
  });
  return redis;
};

/** For messages to other processes: they are queued in order while Redis is unreachable. */
export const connectForMessages = (url: string): Redis => connect(url, { maxRetriesPerRequest: null });

/** For counters that a request waits for: commands fail at once while Redis is unreachable. */
export const connectForCounting = (url: string): Redis =>
  connect(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: COUNT_WITHIN_MS });

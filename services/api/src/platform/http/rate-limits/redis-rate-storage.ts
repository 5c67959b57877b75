import type { Redis } from 'ioredis';
import { RateStorage } from './rate-storage.js';

/** Adds one hit and starts the window with the first one, atomically. */
const ADD = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

/** An expired window must not be recreated without an expiry. */
const TAKE_BACK = `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end`;

const named = (key: string): string => `taskloom:rate:${key}`;

/** The same windows, shared by all API processes. */
export class RedisRateStorage extends RateStorage {
  constructor(private readonly redis: Redis) {
    super();
  }

  async add(key: string, ttlMs: number): Promise<{ hits: number; seconds: number }> {
    const answer: unknown = await this.redis.eval(ADD, 1, named(key), ttlMs);
    const [hits = 0, left = ttlMs] = Array.isArray(answer) ? answer.map(Number) : [];
    return { hits, seconds: Math.max(1, Math.ceil(left / 1_000)) };
  }

  async takeBack(key: string): Promise<void> {
    await this.redis.eval(TAKE_BACK, 1, named(key));
  }

  async look(key: string): Promise<{ hits: number; seconds: number }> {
    const [hits, left] = await Promise.all([this.redis.get(named(key)), this.redis.pttl(named(key))]);
    return { hits: Number(hits ?? 0), seconds: Math.max(0, Math.ceil(left / 1_000)) };
  }

  async forget(key: string): Promise<void> {
    await this.redis.del(named(key));
  }
}

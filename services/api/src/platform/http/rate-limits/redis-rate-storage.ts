import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';

type Record = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Adds one and starts the window with the first, in one step. */
const INCREMENT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`;

/** The same windows, shared by all API processes. */
export class RedisRateStorage implements ThrottlerStorage {
  constructor(private readonly redis: Redis) {}

  async increment(key: string, ttl: number, limit: number): Promise<Record> {
    const answer: unknown = await this.redis.eval(INCREMENT, 1, `taskloom:rate:${key}`, ttl);
    const [totalHits = 0, left = ttl] = Array.isArray(answer) ? answer.map(Number) : [];
    const seconds = Math.max(1, Math.ceil(left / 1_000));
    const isBlocked = totalHits > limit;
    return { totalHits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }
}

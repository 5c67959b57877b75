import type { ThrottlerStorage } from '@nestjs/throttler';

export type RateRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts in fixed windows. The throttler package's own storage keeps one timer per request. */
export abstract class RateStorage implements ThrottlerStorage {
  /** Adds one hit; returns the count and the remaining seconds of the window. */
  abstract add(key: string, ttlMs: number): Promise<{ hits: number; seconds: number }>;

  /** Undoes one hit. */
  abstract takeBack(key: string): Promise<void>;

  /** The open window; both values are 0 if there is none. */
  abstract look(key: string): Promise<{ hits: number; seconds: number }>;

  /** Ends a window. */
  abstract forget(key: string): Promise<void>;

  async increment(key: string, ttl: number, limit: number): Promise<RateRecord> {
    const { hits, seconds } = await this.add(key, ttl);
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }
}

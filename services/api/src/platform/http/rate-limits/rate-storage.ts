import type { ThrottlerStorage } from '@nestjs/throttler';

export type RateRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts in windows of fixed length. The throttler package's own storage keeps one timer for each request. */
export abstract class RateStorage implements ThrottlerStorage {
  /** Adds one and returns the window's count, and how long it lasts. */
  abstract add(key: string, ttlMs: number): Promise<{ hits: number; seconds: number }>;

  /** Takes one back. */
  abstract takeBack(key: string): Promise<void>;

  /** An open window; of none, both are 0. */
  abstract look(key: string): Promise<{ hits: number; seconds: number }>;

  /** Ends a window. */
  abstract forget(key: string): Promise<void>;

  async increment(key: string, ttl: number, limit: number): Promise<RateRecord> {
    const { hits, seconds } = await this.add(key, ttl);
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: seconds, isBlocked, timeToBlockExpire: isBlocked ? seconds : 0 };
  }
}

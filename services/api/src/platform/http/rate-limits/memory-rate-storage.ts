import type { ThrottlerStorage } from '@nestjs/throttler';

type Record = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const MANY = 50_000;

/** Counts in windows of fixed length. The package's own storage keeps one timer for each request of the last minute. */
export class MemoryRateStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, { hits: number; endsAt: number }>();

  increment(key: string, ttl: number, limit: number): Promise<Record> {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      if (this.windows.size >= MANY) this.sweep(now);
      this.windows.set(key, (window = { hits: 0, endsAt: now + ttl }));
    }
    window.hits++;
    const seconds = Math.ceil((window.endsAt - now) / 1_000);
    const isBlocked = window.hits > limit;
    return Promise.resolve({
      totalHits: window.hits,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: isBlocked ? seconds : 0,
    });
  }

  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}

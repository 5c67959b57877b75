import { RateStorage } from './rate-storage.js';

interface Window {
  hits: number;
  endsAt: number;
}

/** About 6 MB. */
const MANY = 50_000;

/** Windows of one process (decision 0205). */
export class MemoryRateStorage extends RateStorage {
  private readonly windows = new Map<string, Window>();

  add(key: string, ttlMs: number): Promise<{ hits: number; seconds: number }> {
    const now = Date.now();
    const window = this.open(key, now) ?? this.start(key, now + ttlMs, now);
    window.hits++;
    return Promise.resolve({ hits: window.hits, seconds: Math.ceil((window.endsAt - now) / 1_000) });
  }

  takeBack(key: string): Promise<void> {
    const window = this.open(key, Date.now());
    if (window) window.hits--;
    return Promise.resolve();
  }

  look(key: string): Promise<{ hits: number; seconds: number }> {
    const now = Date.now();
    const window = this.open(key, now);
    return Promise.resolve(
      window
        ? { hits: window.hits, seconds: Math.ceil((window.endsAt - now) / 1_000) }
        : { hits: 0, seconds: 0 },
    );
  }

  forget(key: string): Promise<void> {
    this.windows.delete(key);
    return Promise.resolve();
  }

  private open(key: string, now: number): Window | undefined {
    const window = this.windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  }

  private start(key: string, endsAt: number, now: number): Window {
    if (this.windows.size >= MANY) this.sweep(now);
    const window = { hits: 0, endsAt };
    this.windows.set(key, window);
    return window;
  }

  /**
   * Halves the number of windows: first those that have expired, then those that end soonest. So a flood of requests, whose windows last
   * a minute, never ends a longer delay, such as that after wrong passwords.
   */
  private sweep(now: number): void {
    const ends = Float64Array.from(this.windows.values(), ({ endsAt }) => endsAt).sort();
    const middle = ends[ends.length - MANY / 2] ?? now;
    for (const [key, { endsAt }] of this.windows)
      if (endsAt < middle || endsAt <= now) this.windows.delete(key);
    // Windows that end at the same time, in the order in which they began.
    for (const [key, { endsAt }] of this.windows) {
      if (this.windows.size <= MANY / 2) break;
      if (endsAt === middle) this.windows.delete(key);
    }
  }
}

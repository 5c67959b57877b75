import { RateStorage } from './rate-storage.js';

interface Window {
  hits: number;
  endsAt: number;
}

const MANY = 50_000;

/** Windows of one process. */
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

  /** Removes expired windows, then the oldest if needed, so that memory stays bounded under a flood. */
  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    for (const key of this.windows.keys()) {
      if (this.windows.size < MANY / 2) break;
      this.windows.delete(key);
    }
  }
}

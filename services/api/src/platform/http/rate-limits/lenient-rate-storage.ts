import { RateStorage } from './rate-storage.js';

/** Counts in the shared store, or in this process while that is unreachable, so that an outage never blocks requests. */
export class LenientRateStorage extends RateStorage {
  constructor(
    private readonly shared: RateStorage,
    private readonly own: RateStorage,
  ) {
    super();
  }

  add(key: string, ttlMs: number): Promise<{ hits: number; seconds: number }> {
    return this.shared.add(key, ttlMs).catch(() => this.own.add(key, ttlMs));
  }

  takeBack(key: string): Promise<void> {
    return this.shared.takeBack(key).catch(() => this.own.takeBack(key));
  }

  look(key: string): Promise<{ hits: number; seconds: number }> {
    return this.shared.look(key).catch(() => this.own.look(key));
  }

  async forget(key: string): Promise<void> {
    await this.own.forget(key);
    await this.shared.forget(key).catch(() => undefined);
  }
}

import { DatabaseSilentError, isSilence } from './sql-state.js';

const COOL_DOWN_MS = 1_000;

/**
 * Circuit breaker: when PostgreSQL hangs, each request would wait for its whole time limit. After one timeout, further
 * requests fail at once for a second; then it is tried again. Every response arrives within 2.5 s and requests don't pile up.
 */
export class Breaker {
  private closedUntil = 0;

  check(): void {
    if (Date.now() < this.closedUntil) throw new DatabaseSilentError();
  }

  async guard<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    try {
      return await work();
    } catch (error) {
      if (isSilence(error)) this.closedUntil = Date.now() + COOL_DOWN_MS;
      throw error;
    }
  }
}

import { DatabaseSilentError, isSilence } from './sql-state.js';

const COOL_DOWN_MS = 1_000;

/**
 * A PostgreSQL that hangs costs each request its whole time limit. Once one has waited it out, the others are told at
 * once, for a second; then it is tried again. So every answer comes within 2.5 s, and none piles up.
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

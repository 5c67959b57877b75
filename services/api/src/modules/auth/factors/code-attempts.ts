import { Injectable } from '@nestjs/common';
import { RateStorage, tooManyRequests } from '../../../platform/http/index.js';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Wrong codes for one account from one address, and from all addresses together. */
const HERE = 5;
const EVERYWHERE = 20;

/**
 * Wrong codes of people whose password was right, so that no stranger can use up these attempts. Recovery codes count for
 * their address only: they can't be guessed, and they stay usable regardless of what others do.
 */
@Injectable()
export class CodeAttempts {
  constructor(private readonly counts: RateStorage) {}

  /** Counts before the code is checked, so that parallel guesses count too; throws 429. Returns what a right code calls. */
  async begin(userId: string, address: string, isRecoveryCode: boolean): Promise<() => Promise<void>> {
    const [here, everywhere] = [`code:${address}:${userId}`, `code:${userId}`];
    const { hits, seconds } = await this.counts.add(here, WINDOW_MS);
    if (hits > HERE) throw tooManyRequests(seconds);
    if (isRecoveryCode) return () => this.counts.forget(here);
    const all = await this.counts.add(everywhere, HOUR_MS);
    if (all.hits > EVERYWHERE) throw tooManyRequests(all.seconds);
    return async () => {
      await this.counts.forget(here);
      await this.counts.takeBack(everywhere);
    };
  }
}

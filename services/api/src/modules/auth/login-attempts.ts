import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.js';
import { RateStorage, tooManyRequests } from '../../platform/http/index.js';

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 86_400_000;

/** Times the limit of one address that all addresses together may try one account. */
const ALL_ADDRESSES = 10;

/**
 * Wrong passwords for one account, per address and in all. Right ones don't count. Once too many addresses have guessed
 * at an account, only those that have signed in to it before may try: the owner's own stays open, so that nobody can
 * lock them out.
 */
@Injectable()
export class LoginAttempts {
  private readonly limit: number;

  constructor(
    private readonly counts: RateStorage,
    { rates }: Config,
  ) {
    this.limit = rates.loginAccount;
  }

  /** Counts an attempt before its password is checked, so that parallel guesses count too; throws 429. */
  async begin(email: string, address: string): Promise<Attempt> {
    const here = `attempt:${address}:${email}`;
    const everywhere = `attempt:${email}`;
    const known = `signed-in:${address}:${email}`;
    const { hits, seconds } = await this.counts.add(here, MINUTE_MS);
    if (hits > this.limit) throw tooManyRequests(seconds);
    const all = await this.counts.add(everywhere, MINUTE_MS);
    if (all.hits > this.limit * ALL_ADDRESSES && (await this.counts.count(known)) === 0) {
      throw tooManyRequests(all.seconds);
    }
    return {
      succeeded: async () => {
        await this.counts.takeBack(here);
        await this.counts.takeBack(everywhere);
        if ((await this.counts.count(known)) === 0) await this.counts.add(known, MONTH_MS);
      },
    };
  }
}

export interface Attempt {
  /** The password was right. */
  succeeded(): Promise<void>;
}

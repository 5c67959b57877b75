import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../platform/config/index.js';
import { RateStorage, tooManyRequests } from '../../platform/http/index.js';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;

/** Factor from the limit of one address to the limit per minute of all addresses together for one account. */
const ALL_ADDRESSES = 10;

/** The first delay; each further one of the same day is twice as long. */
const FIRST_DELAY_MS = MINUTE_MS;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

/** The counters of guesses from one address at one account. */
const keysOf = (email: string, address: string) => ({
  blocked: `blocked:${address}:${email}`,
  delays: `delays:${address}:${email}`,
  attemptsAfter: (delays: number) => `attempt:${address}:${email}:${delays}`,
});

/**
 * Wrong passwords for one account, per address and in all. Right ones don't count. After too many from one address, that
 * address waits, longer after each further one; every other address may go on, so that no one can lock the owner out. Once
 * too many addresses guess at an account, only those that have signed in to it before may try until the minute is over.
 */
@Injectable()
export class LoginAttempts {
  private readonly limit: number;

  constructor(
    private readonly counts: RateStorage,
    config: ConfigService<Config, true>,
  ) {
    this.limit = config.get('rates.loginAccount', { infer: true });
  }

  /** Counts an attempt before its password is checked, so that parallel guesses count too; throws 429. */
  async begin(email: string, address: string): Promise<Attempt> {
    const everywhere = `attempt:${email}`;
    const known = `signed-in:${address}:${email}`;
    const here = await this.beginHere(email, address);
    const all = await this.counts.add(everywhere, MINUTE_MS);
    if (all.hits > this.limit * ALL_ADDRESSES && (await this.counts.look(known)).hits === 0) {
      throw tooManyRequests(all.seconds);
    }
    return {
      succeeded: async () => {
        for (const key of here) await this.counts.forget(key);
        await this.counts.takeBack(everywhere);
        if ((await this.counts.look(known)).hits === 0) await this.counts.add(known, MONTH_MS);
      },
    };
  }

  /** After a reset of the password: the address that did it need not wait for its earlier wrong guesses. */
  async forgive(email: string, address: string): Promise<void> {
    const { blocked, delays, attemptsAfter } = keysOf(email, address);
    const { hits } = await this.counts.look(delays);
    for (const key of [attemptsAfter(0), attemptsAfter(hits), delays, blocked]) await this.counts.forget(key);
  }

  /** The last allowed attempt starts the delay, which ends immediately when the password is correct. */
  private async beginHere(email: string, address: string): Promise<string[]> {
    const { blocked, delays, attemptsAfter } = keysOf(email, address);
    const block = await this.counts.look(blocked);
    if (block.hits > 0) throw tooManyRequests(block.seconds);
    const { hits: before } = await this.counts.look(delays);
    const attempts = attemptsAfter(before);
    const allowed = before > 0 ? 1 : this.limit;
    const { hits, seconds } = await this.counts.add(attempts, WINDOW_MS);
    if (hits > allowed) throw tooManyRequests((await this.counts.look(blocked)).seconds || seconds);
    if (hits === allowed) {
      const { hits: delay } = await this.counts.add(delays, DAY_MS);
      await this.counts.add(blocked, Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (delay - 1)));
    }
    return [attemptsAfter(0), attempts, delays, blocked];
  }
}

export interface Attempt {
  /** Call after a correct password. */
  succeeded(): Promise<void>;
}

import { Injectable } from '@nestjs/common';
import { RateStorage } from '../../platform/http/index.js';
import { exportRunning } from './data-export.errors.js';

/** A process that crashes during an export keeps the person waiting for so long. */
const MOST_MS = 15 * 60_000;

const keyOf = (userId: string): string => `data-export:${userId}`;

/** One export of a person at a time, counted where all processes see it. */
@Injectable()
export class RunningExports {
  constructor(private readonly counts: RateStorage) {}

  /** @throws 409 */
  async requireNone(userId: string): Promise<void> {
    const { hits } = await this.counts.look(keyOf(userId));
    if (hits > 0) throw exportRunning();
  }

  /** @throws 409 */
  async begin(userId: string): Promise<void> {
    const { hits } = await this.counts.add(keyOf(userId), MOST_MS);
    if (hits > 1) throw exportRunning();
  }

  /** Also forgets the refused ones. */
  end(userId: string): Promise<void> {
    return this.counts.forget(keyOf(userId));
  }
}

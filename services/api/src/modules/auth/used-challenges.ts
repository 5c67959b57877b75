import { Injectable } from '@nestjs/common';
import { Database, deleteSome, olderThan, type Transaction } from '../../platform/database/index.js';
import { Job } from '../../platform/jobs/index.js';
import { hashToken } from '../../platform/secrets/index.js';
import { UsedChallengeEntity } from './used-challenge.entity.js';

/** The longest life of a challenge; a used one is forgotten after it. */
export const CHALLENGE_MOST_SECONDS = 600;
const MINUTE_MS = 60_000;
const STEP = 1_000;

/** Signed challenges that have been answered, so that none is answered twice. */
@Injectable()
export class UsedChallenges {
  constructor(private readonly database: Database) {}

  /** False when it has been answered before, also by a parallel request. */
  async spend({ manager }: Transaction, challenge: string): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(UsedChallengeEntity)
      .values({ challengeHash: hashToken(challenge) })
      .orIgnore()
      .returning('used_at')
      .execute();
    return raw.length > 0;
  }

  @Job({ name: 'used-challenges', everyMs: MINUTE_MS })
  async removeExpired(): Promise<void> {
    const old = { usedAt: olderThan(CHALLENGE_MOST_SECONDS) };
    await this.database.write((manager) => deleteSome(manager, UsedChallengeEntity, old, STEP));
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IDEMPOTENCY_KEY_HOURS } from '@taskloom/contracts';
import { after, Database, future, past } from '../../database/index.js';
import { Job } from '../../jobs/index.js';
import { ApiError } from '../errors/api-error.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { ReplayedAnswer } from './replayed-answer.js';

const HOUR_MS = 3_600_000;
const LIFETIME = `${IDEMPOTENCY_KEY_HOURS} hours` as const;

export interface Claim {
  userId: string;
  key: string;
  /** HMAC of method, path and body (except uploads): without the server's secret, no one can test guessed bodies against it. */
  hash: Buffer;
  /** An upload takes too long for an open transaction. It is read for comparison only if the key has been used before. */
  upload?: () => Promise<string | undefined>;
}

interface Answer {
  status: number;
  answer: string | null;
  /** The uploaded content, as returned by {@link Claim.upload}. */
  upload?: string | undefined;
}

@Injectable()
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Throws the stored response if there is one, or 422 when the key belongs to another request. */
  async replay(claim: Claim): Promise<void> {
    const kept = await this.find(claim);
    if (kept) throw await answerOf(kept, claim);
  }

  /** Waits for an open transaction that has claimed the key. */
  async claim(claim: Claim): Promise<void> {
    const { userId, key, hash } = claim;
    const { raw } = await this.database.write((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(IdempotencyKeyEntity)
        .values({ userId, key, requestHash: hash, status: null, answer: null, expiresAt: after(LIFETIME) })
        .orUpdate(['request_hash', 'status', 'answer', 'expires_at'], ['user_id', 'key'], {
          overwriteCondition: { where: 'idempotency_keys.expires_at <= now()' },
        })
        .returning('key')
        .execute(),
    );
    if (raw.length > 0) return;
    const kept = await this.find(claim);
    throw kept ? await answerOf(kept, claim) : inProgress();
  }

  async keep({ userId, key, hash }: Claim, { status, answer, upload }: Answer): Promise<void> {
    const kept = { status, answer, requestHash: withUpload(hash, upload) };
    await this.database.write((manager) => manager.update(IdempotencyKeyEntity, { userId, key }, kept));
  }

  async release({ userId, key }: Claim): Promise<void> {
    await this.database.write((manager) => manager.delete(IdempotencyKeyEntity, { userId, key }));
  }

  @Job({ name: 'idempotency-keys', everyMs: HOUR_MS })
  async removeExpired(): Promise<void> {
    await this.database.write((manager) => manager.delete(IdempotencyKeyEntity, { expiresAt: past() }));
  }

  private find({ userId, key }: Claim): Promise<IdempotencyKeyEntity | null> {
    return this.database.read((manager) =>
      manager.findOneBy(IdempotencyKeyEntity, { userId, key, expiresAt: future() }),
    );
  }
}

export const keyReused = () =>
  new ApiError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

const inProgress = () => new ApiError('CONFLICT', 'The first request with this key has not been answered.');

const withUpload = (hash: Buffer, upload: string | undefined): Buffer =>
  upload === undefined ? hash : createHash('sha256').update(hash).update(upload).digest();

const answerOf = async (
  { requestHash, status, answer }: IdempotencyKeyEntity,
  { hash, upload }: Claim,
): Promise<Error> => {
  if (status === null) return requestHash.equals(hash) ? inProgress() : keyReused();
  const whole = withUpload(hash, await upload?.());
  return requestHash.equals(whole) ? new ReplayedAnswer(status, answer) : keyReused();
};

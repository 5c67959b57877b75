import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database, statement, type Transaction } from '../../database/index.js';
import { ApiError } from '../errors/api-error.js';
import { ReplayedAnswer } from './replayed-answer.js';

const HOUR_MS = 3_600_000;

export interface Claim {
  userId: string;
  key: string;
  /** HMAC of method, path and body (except uploads): without the server's secret, nobody can test guessed bodies against it. */
  hash: Buffer;
  /** An upload takes too long for an open transaction. It is read for comparison only if the key was answered before. */
  upload?: () => Promise<string | undefined>;
}

interface Answer {
  status: number;
  answer: string | null;
  /** The uploaded content, as returned by {@link Claim.upload}. */
  upload?: string | undefined;
}

interface Kept {
  request_hash: Buffer;
  status: number | null;
  answer: string | null;
}

const FIND = statement(
  'idempotency.find',
  `SELECT request_hash, status, answer FROM idempotency_keys
   WHERE user_id = $1 AND key = $2 AND expires_at > now()`,
);

/** Waits for an open transaction that has claimed the key. */
const CLAIM = statement(
  'idempotency.claim',
  `INSERT INTO idempotency_keys (user_id, key, request_hash, expires_at)
   VALUES ($1, $2, $3, now() + interval '24 hours')
   ON CONFLICT (user_id, key) DO UPDATE
     SET request_hash = excluded.request_hash, status = NULL, answer = NULL, expires_at = excluded.expires_at
     WHERE idempotency_keys.expires_at <= now()
   RETURNING key`,
);

const ANSWER = statement(
  'idempotency.answer',
  'UPDATE idempotency_keys SET status = $3, answer = $4, request_hash = $5 WHERE user_id = $1 AND key = $2',
);

const RELEASE = statement(
  'idempotency.release',
  'DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2',
);

const EXPIRE = statement('idempotency.expire', 'DELETE FROM idempotency_keys WHERE expires_at <= now()');

type Connection = Pick<Transaction, 'row' | 'rows'>;

@Injectable()
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Throws the stored response if there is one, or 422 when the key belongs to another request. */
  async replay(claim: Claim): Promise<void> {
    const kept = await this.database.row<Kept>(FIND, [claim.userId, claim.key]);
    if (kept) throw await answerOf(kept, claim);
  }

  async claim(claim: Claim, connection: Connection = this.database): Promise<void> {
    const params = [claim.userId, claim.key];
    if (await connection.row(CLAIM, [...params, claim.hash])) return;
    const kept = await connection.row<Kept>(FIND, params);
    throw kept ? await answerOf(kept, claim) : inProgress();
  }

  async keep(claim: Claim, { status, answer, upload }: Answer, connection: Connection = this.database) {
    const hash = withUpload(claim.hash, upload);
    await connection.rows(ANSWER, [claim.userId, claim.key, status, answer, hash]);
  }

  async release(claim: Claim): Promise<void> {
    await this.database.rows(RELEASE, [claim.userId, claim.key]);
  }

  @Interval(HOUR_MS)
  async removeExpired(): Promise<void> {
    await this.database.rows(EXPIRE);
  }
}

export const keyReused = () =>
  new ApiError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

const inProgress = () => new ApiError('CONFLICT', 'The first request with this key has not been answered.');

const withUpload = (hash: Buffer, upload: string | undefined): Buffer =>
  upload === undefined ? hash : createHash('sha256').update(hash).update(upload).digest();

const answerOf = async ({ request_hash, status, answer }: Kept, { hash, upload }: Claim): Promise<Error> => {
  if (status === null) return request_hash.equals(hash) ? inProgress() : keyReused();
  const whole = withUpload(hash, await upload?.());
  return request_hash.equals(whole) ? new ReplayedAnswer(status, answer) : keyReused();
};

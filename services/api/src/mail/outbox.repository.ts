import { Injectable } from '@nestjs/common';
import { Database, statement, type Transaction } from '../platform/database/index.js';
import type { InvitationMail } from './invitation.mail.js';

/** As long as an invitation's link is valid (specification 11); afterwards its mail is useless. */
const WORTH_KEEPING = `interval '7 days'`;

const INSERT = statement(
  'mail.insert',
  'INSERT INTO outbox (id, kind, recipient, payload) VALUES ($1, $2, $3, $4)',
);
const DROP = statement('mail.drop', 'DELETE FROM outbox WHERE id = $1 AND sent_at IS NULL');
const CLAIM = statement(
  'mail.claim',
  `UPDATE outbox SET attempts = attempts + 1, claimed_until = now() + $1 * interval '1 second'
   WHERE id = (
     SELECT id FROM outbox
     WHERE sent_at IS NULL AND failed_at IS NULL AND due_at <= now()
       AND (claimed_until IS NULL OR claimed_until <= now()) AND created_at > now() - ${WORTH_KEEPING}
     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
   )
   RETURNING id AS _id, kind, recipient, payload, attempts AS tries`,
);
const HOLD = statement(
  'mail.hold',
  `UPDATE outbox SET claimed_until = now() + $3 * interval '1 second'
   WHERE id = $1 AND attempts = $2 AND sent_at IS NULL`,
);
const SENT = statement(
  'mail.sent',
  `UPDATE outbox SET sent_at = now(), payload = '{}', claimed_until = NULL, last_error = NULL WHERE id = $1`,
);
const POSTPONE = statement(
  'mail.postpone',
  `UPDATE outbox SET due_at = now() + $3 * interval '1 second', claimed_until = NULL, last_error = left($4, 500)
   WHERE id = $1 AND attempts = $2 AND sent_at IS NULL`,
);
const GIVE_UP = statement(
  'mail.give-up',
  `UPDATE outbox SET failed_at = now(), payload = '{}', claimed_until = NULL, last_error = left($3, 500)
   WHERE id = $1 AND attempts = $2 AND sent_at IS NULL`,
);
const FORGET = statement('mail.forget', `DELETE FROM outbox WHERE created_at <= now() - ${WORTH_KEEPING}`);

export interface Mail {
  /** Also the id of the invitation, which has one mail. */
  _id: string;
  kind: 'invitation';
  recipient: string;
  payload: InvitationMail;
}

export interface ClaimedMail extends Mail {
  /** Number of tries, including the current one. */
  tries: number;
}

/** Mails that are not sent yet. Their secrets are deleted once they are sent or given up. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, { _id, kind, recipient, payload }: Mail): Promise<void> {
    await tx.rows(INSERT, [_id, kind, recipient, payload]);
  }

  /** Deletes an unsent mail that is no longer needed. */
  async drop(tx: Transaction, id: string): Promise<void> {
    await tx.rows(DROP, [id]);
  }

  /** Claims a due mail for this worker, across all processes, until the lease expires. */
  claim(leaseSeconds: number): Promise<ClaimedMail | undefined> {
    return this.database.row<ClaimedMail>(CLAIM, [leaseSeconds]);
  }

  /** Renews the lease. */
  async hold({ _id, tries }: ClaimedMail, leaseSeconds: number): Promise<void> {
    await this.database.rows(HOLD, [_id, tries, leaseSeconds]);
  }

  async sent({ _id }: ClaimedMail): Promise<void> {
    await this.database.rows(SENT, [_id]);
  }

  async postpone({ _id, tries }: ClaimedMail, seconds: number, reason: string): Promise<void> {
    await this.database.rows(POSTPONE, [_id, tries, seconds, reason]);
  }

  async giveUp({ _id, tries }: ClaimedMail, reason: string): Promise<void> {
    await this.database.rows(GIVE_UP, [_id, tries, reason]);
  }

  async forget(): Promise<void> {
    await this.database.rows(FORGET);
  }
}

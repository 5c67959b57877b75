import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type UpdateQueryBuilder } from 'typeorm';
import { after, Database, now, olderThan, past, type Transaction } from '../platform/database/index.js';
import type { Mail } from './mail.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';

/** As long as an invitation's link is valid (specification 11); afterwards its mail is useless. */
const KEPT_SECONDS = 7 * 24 * 3_600;

/** Number of tries, including the current one. */
export type ClaimedMail = Mail & { tries: number };

/** Mails that are not sent yet. Their secrets are deleted once they are sent or given up. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** `minutes`: when the mail is useless if it could not be sent. */
  async insert(
    { manager }: Transaction,
    { _id, kind, recipient, payload }: Mail,
    minutes?: 30,
  ): Promise<void> {
    const expiresAt = minutes && after(`${minutes} minutes`);
    await manager.insert(OutboxMailEntity, { id: _id, kind, recipient, payload, expiresAt });
  }

  /** Deletes unsent mails that are no longer needed. */
  async drop({ manager }: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.delete(OutboxMailEntity, { id: In(ids), sentAt: IsNull() });
  }

  /** Claims a due mail for this worker, across all processes, until the lease expires. */
  claim(leaseSeconds: number): Promise<ClaimedMail | undefined> {
    return this.database.write(async (manager) => {
      const due = manager
        .createQueryBuilder(OutboxMailEntity, 'mail')
        .select('mail.id')
        .where({
          sentAt: IsNull(),
          failedAt: IsNull(),
          dueAt: past(),
          createdAt: Not(olderThan(KEPT_SECONDS)),
        })
        .andWhere('(mail.claimed_until IS NULL OR mail.claimed_until <= now())')
        .andWhere('(mail.expires_at IS NULL OR mail.expires_at > now())')
        .orderBy('mail.dueAt')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked');
      const { raw } = await manager
        .createQueryBuilder()
        .update(OutboxMailEntity)
        .set({
          attempts: () => 'attempts + 1',
          claimedUntil: () => 'now() + make_interval(secs => :lease)',
        })
        .where(`id = (${due.getQuery()})`)
        .setParameters({ ...due.getParameters(), lease: leaseSeconds })
        .returning('id AS _id, kind, recipient, payload, attempts AS tries')
        .execute();
      return raw[0];
    });
  }

  /** Renews the lease. */
  async hold(mail: ClaimedMail, leaseSeconds: number): Promise<void> {
    await this.updateClaimed(mail, (update) =>
      update
        .set({ claimedUntil: () => 'now() + make_interval(secs => :seconds)' })
        .setParameter('seconds', leaseSeconds),
    );
  }

  async sent({ _id }: ClaimedMail): Promise<void> {
    const sent = { sentAt: now, payload: {}, claimedUntil: null, lastError: null };
    await this.database.write((manager) => manager.update(OutboxMailEntity, { id: _id }, sent));
  }

  async postpone(mail: ClaimedMail, seconds: number, reason: string): Promise<void> {
    await this.updateClaimed(mail, (update) =>
      update
        .set({
          dueAt: () => 'now() + make_interval(secs => :seconds)',
          claimedUntil: null,
          lastError: reason.slice(0, 500),
        })
        .setParameter('seconds', seconds),
    );
  }

  async giveUp(mail: ClaimedMail, reason: string): Promise<void> {
    await this.updateClaimed(mail, (update) =>
      update.set({ failedAt: now, payload: {}, claimedUntil: null, lastError: reason.slice(0, 500) }),
    );
  }

  async forget(): Promise<void> {
    await this.database.write((manager) =>
      manager.delete(OutboxMailEntity, { createdAt: olderThan(KEPT_SECONDS) }),
    );
  }

  /** Unless another worker has claimed it since, or it was sent. */
  private async updateClaimed(
    { _id, tries }: ClaimedMail,
    set: (update: UpdateQueryBuilder<OutboxMailEntity>) => UpdateQueryBuilder<OutboxMailEntity>,
  ): Promise<void> {
    await this.database.write((manager) =>
      set(manager.createQueryBuilder().update(OutboxMailEntity))
        .where({ id: _id, attempts: tries, sentAt: IsNull() })
        .execute(),
    );
  }
}

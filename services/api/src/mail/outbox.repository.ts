import { Injectable } from '@nestjs/common';
import type { MailState } from '@taskloom/contracts';
import { Any, IsNull, Not, type UpdateQueryBuilder } from 'typeorm';
import { after, Database, now, olderThan, past, type Transaction } from '../platform/database/index.js';
import type { Mail } from './mail.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';

/** As long as an invitation's link is valid (specification 11); afterwards its mail is useless. */
const KEPT_SECONDS = 7 * 24 * 3_600;
const SHOWN_FAILURES = 20;

/** `a…@example.com`: recognisable for an admin who expects it, of no use to others. */
const masked = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${at > 1 ? address.slice(0, 1) : ''}…${address.slice(at)}`;
};

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
    minutes?: 30 | 1440,
  ): Promise<void> {
    const expiresAt = minutes && after(`${minutes} minutes`);
    await manager.insert(OutboxMailEntity, { id: _id, kind, recipient, payload, expiresAt });
  }

  /** Deletes unsent mails that are no longer needed. */
  async drop({ manager }: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.delete(OutboxMailEntity, { id: Any(ids), sentAt: IsNull() });
  }

  /** Sent mails as well. */
  async dropAllTo({ manager }: Transaction, recipient: string): Promise<void> {
    await manager.delete(OutboxMailEntity, { recipient });
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

  /** Tries mails whose last try has failed again now; returns their number. Those that were given up have lost their content. */
  async retry({ manager }: Transaction, id?: string): Promise<number> {
    const failed = { sentAt: IsNull(), failedAt: IsNull(), lastError: Not(IsNull()), ...(id && { id }) };
    const { affected } = await manager.update(OutboxMailEntity, failed, { dueAt: now });
    return affected ?? 0;
  }

  countWaiting(): Promise<number> {
    return this.database.read((manager) =>
      manager.countBy(OutboxMailEntity, { sentAt: IsNull(), failedAt: IsNull() }),
    );
  }

  /** Mails that have not been accepted, with masked recipients. */
  async overview(): Promise<Pick<MailState, 'waiting' | 'failures'>> {
    const [waiting, failed] = await Promise.all([
      this.countWaiting(),
      this.database.read((manager) =>
        manager.find(OutboxMailEntity, {
          where: { sentAt: IsNull(), lastError: Not(IsNull()) },
          order: { createdAt: 'DESC', id: 'DESC' },
          take: SHOWN_FAILURES,
        }),
      ),
    ]);
    const failures = failed.map(({ id, kind, recipient, createdAt, attempts, lastError, failedAt }) => ({
      _id: id,
      kind,
      recipient: masked(recipient),
      createdAt: createdAt.toISOString(),
      tries: attempts,
      error: lastError ?? '',
      givenUp: failedAt !== null,
    }));
    return { waiting, failures };
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

import { Injectable } from '@nestjs/common';
import type { OwnTeam } from '../modules/team/index.js';
import { AuditService } from '../platform/audit/index.js';
import { afterCommit, Database } from '../platform/database/index.js';
import { notFound, type Caller } from '../platform/http/index.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';

/** An admin tries failed mails again. */
@Injectable()
export class MailRetriesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the number of mails. @throws 404 for a mail that waits for no other try */
  retry({ _id: actorId, address }: Caller, { _id: teamId }: OwnTeam, mailId?: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const mails = await this.outbox.retry(tx, mailId);
      if (mails === 0 && mailId !== undefined) throw notFound();
      const details = { mails };
      if (mails > 0)
        await this.audit.record(tx, { kind: 'mails_retried', address, actorId, teamId, details });
      afterCommit(() => this.worker.wake());
      return mails;
    });
  }
}

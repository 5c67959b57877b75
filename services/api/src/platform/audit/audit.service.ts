import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../config/index.js';
import { Database, type Transaction } from '../database/index.js';
import { Job } from '../jobs/index.js';
import { DELETE_OLD } from './audit.statements.js';
import { recordAuditEvent, type AuditEntry } from './record-audit-event.js';

const HOUR_MS = 3_600_000;
/** Rows removed per statement. */
const STEP = 1_000;

@Injectable()
export class AuditService {
  private readonly audit: Config['audit'];

  constructor(
    private readonly database: Database,
    config: ConfigService<Config, true>,
  ) {
    this.audit = config.get('audit', { infer: true });
  }

  /** Records the event in the given transaction, or commits it on its own when there is none. */
  record(tx: Pick<Transaction, 'rows'> | undefined, entry: AuditEntry): Promise<void> {
    return recordAuditEvent(tx ?? this.database, entry);
  }

  /** Deletes in batches, so that no statement locks many rows. */
  @Job({ name: 'audit-log', everyMs: HOUR_MS })
  async removeOld(): Promise<void> {
    for (let removed = STEP; removed === STEP;) {
      const rows = await this.database.rows<{ removed: number }>(DELETE_OLD, [this.audit.days, STEP]);
      removed = rows[0]?.removed ?? 0;
    }
  }
}

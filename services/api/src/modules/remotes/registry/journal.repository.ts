import { Injectable } from '@nestjs/common';
import type { RemoteAction, RemoteActor, RemoteSkip } from '@taskloom/contracts';
import { recordAuditEvent } from '../../../platform/audit/index.js';
import { Database, wireTime, type Transaction } from '../../../platform/database/index.js';
import { JournalEntryEntity } from './journal-entry.entity.js';

/** An entry of the journal; omitted fields are null. */
export interface JournalLine {
  remote: string;
  action: RemoteAction;
  version?: string | null;
  previous?: string | null;
  percent?: number | null;
  reason?: string | null;
  skipped?: readonly RemoteSkip[];
  permissions?: readonly string[];
  /** Name of the key that has signed the version. */
  signedBy?: string | null;
  revision?: number | null;
}

/** Append-only, enforced by the database. */
@Injectable()
export class JournalRepository {
  constructor(private readonly database: Database) {}

  /** Also records an audit event, for the screen that shows everything that was changed. */
  async add(tx: Transaction, actor: RemoteActor, line: JournalLine): Promise<void> {
    await tx.manager.insert(JournalEntryEntity, {
      ...line,
      actor,
      skipped: [...(line.skipped ?? [])],
      permissions: [...(line.permissions ?? [])],
    });
    const { remote, action, version = null, previous = null, percent = null, permissions, signedBy } = line;
    await recordAuditEvent(tx, {
      kind: 'remote_changed',
      address: undefined,
      actorId: (actor.kind === 'person' && actor._id) || undefined,
      subject: remote,
      details: {
        action,
        by: actor.kind === 'person' ? null : actor.name,
        from: previous,
        to: version,
        percent,
        ...(permissions && { permissions: permissions.join(', ') }),
        ...(signedBy && { key: signedBy }),
      },
    });
  }

  /** Newest first, as JSON text. */
  async list(remote: string | null, limit: number): Promise<string> {
    const lines = await this.database.read((manager) =>
      manager
        .createQueryBuilder(JournalEntryEntity, 'j')
        .select(['j.id AS _id', `${wireTime('j.at')} AS at`, 'j.actor AS "by"', 'j.remote AS remote'])
        .addSelect(['j.action AS action', 'j.version AS version', 'j.previous AS previous'])
        .addSelect([
          'j.percent AS percent',
          'j.reason AS reason',
          'j.skipped AS skipped',
          'j.permissions AS permissions',
          'j.signedBy AS "signedBy"',
          'j.revision AS revision',
        ])
        .where(remote === null ? {} : { remote })
        .orderBy('j.id', 'DESC')
        .limit(limit)
        .getRawMany(),
    );
    return JSON.stringify(lines);
  }
}
